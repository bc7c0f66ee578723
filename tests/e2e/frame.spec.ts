import { clockTime, longDate } from "../../lib/format";
import { isShown } from "../../lib/links";
import { site } from "../../paper/site";
import { BOTH_WAYS, expect, HAS, ON_DESKTOP, open, SECTIONS, test } from "./test";
import { ownPages, paper } from "../../paper/paper";
import { dayAndYear, inMadrid } from "../reading";

/*
 * What stands around a page: how one gets on, and which edition it is. That it stands around every page, and says where one is,
 * is read in the files (tests/finished/frame.spec.ts).
 */

test("the footer leads to every section, and says which edition of whom it is", ON_DESKTOP, async ({ page }) => {
  await open(page, "./");
  const footer = page.getByRole("contentinfo");
  const others = [...site.social, site.footer.privacy, site.footer.terms].filter((words) => isShown(words, site));
  const links = [...SECTIONS, ...others, ...ownPages.map(({ title }) => title)];
  for (const link of links) await expect.soft(footer.getByRole("link", { name: link, exact: true })).toBeVisible();
  // The front says it at its head, and once.
  await expect(footer.getByText("Edición del")).toHaveCount(0);
  await open(page, "economia");
  const imprint = footer.getByText(`Edición del ${longDate(paper.edition.close)}`);
  await expect(imprint).toContainText(`Cierre a las ${clockTime(paper.edition.close)}`);
  await expect(imprint.locator("time")).toHaveAttribute("datetime", paper.edition.close);
});

test("Economía says of which day and hour its figures are", ON_DESKTOP, async ({ page }) => {
  test.skip(!HAS.bands, "the newspaper has no figures");
  await open(page, "economia");
  const { close } = paper.edition;
  const told = page.locator("main p").filter({ hasText: /^Cifras al cierre de la edición/ });
  await expect(told).toContainText(`${dayAndYear(close)}, ${inMadrid(close).clock}`);
});

test("the first stop of the Tab key skips the header", BOTH_WAYS, async ({ page }) => {
  await open(page, "./");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeInViewport();
  await expect(page).toHaveURL(/#contenido$/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toBeVisible();
});

test("the front's head says which edition it is, on a desk and on a phone", ON_DESKTOP, async ({ page }) => {
  await open(page, "./");
  const head = page.getByRole("banner");
  const day = head.locator(`time[datetime="${paper.edition.close}"]`);
  await expect(day).toBeInViewport();
  await expect(day).toHaveText(longDate(paper.edition.close));
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(day).toBeInViewport();
  await expect(head.getByText(`Cierre a las ${clockTime(paper.edition.close)}`)).toBeInViewport();
});
