import { SECTIONS } from "./navigation";
import { expect, open, test } from "./test";

test.use({ viewport: { width: 390, height: 844 } });

test(
  "the menu of small screens opens and closes, by hand and by keyboard, with or without scripts",
  { tag: ["@phone", "@no-javascript"] },
  async ({ page }) => {
    await open(page, "./");
    const menu = page.locator("#menu");
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Abrir el menú" }).click();
    await expect(menu.getByRole("link")).toHaveText(SECTIONS);
    await expect(menu.getByRole("link").last()).toBeInViewport();
    await page.getByRole("button", { name: "Cerrar el menú" }).click();
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Abrir el menú" }).press("Enter");
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  },
);
