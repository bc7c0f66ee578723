import AxeBuilder from "@axe-core/playwright";
import { SCREENS } from "./pages";
import { expect, open, scripts, test } from "./test";

const WIDTHS = [320, 360, 480, 768, 1024, 1280, 1920];

for (const { name, path } of SCREENS) {
  test(`${name} never scrolls sideways, from 320 to 1920 pixels`, async ({ page }) => {
    test.skip(test.info().project.name === "phone", "one project sets all widths");
    await open(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test(`${name} still reads with text at 200 %`, async ({ page }) => {
    test.skip(test.info().project.name !== "desktop", "set through the browser's own setting, in one project");
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await open(page, path);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`${name}, ${colorScheme}: axe finds nothing`, async ({ page }) => {
      test.skip(!scripts(), "axe is a script");
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await open(page, path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
      expect(found).toEqual([]);
    });
  }
}
