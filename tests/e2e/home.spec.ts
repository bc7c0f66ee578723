import { front } from "../../data/resolve/front";
import { expect, open, test } from "./test";

test("a headline of the front leads to its story on its section's page, which is marked", async ({ page }) => {
  await open(page, "./");
  const { lead } = front;
  await page.getByRole("link", { name: lead.title }).first().click();
  await expect(page).toHaveURL(new RegExp(`${lead.href.replace("#", "/?#")}$`));
  const story = page.locator(`[id="${lead.id}"]`);
  await expect(story).toBeInViewport();
  await expect(story.getByText(lead.title)).toBeVisible();
  expect(await story.evaluate((element) => element.matches(":target"))).toBe(true);
  const covered = () =>
    story.evaluate((element) => {
      const header = document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0;
      return element.getBoundingClientRect().top < header;
    });
  await expect.poll(covered).toBe(false);
});
