import type { Page } from "@playwright/test";
import { axe } from "./axe";
import { SCREENS } from "./pages";
import { expect, ON_DESKTOP, open, test, WIDE } from "./test";

const WIDTHS = [320, 360, 480, 768, 1024, 1280, 1920];

async function neverSideways(page: Page, widths: readonly number[]): Promise<void> {
  // The fonts' own widths are what counts here; faults.spec.ts looks at the page without them.
  await page.evaluate(() => document.fonts.ready);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess, `at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** The spacing that a reader may set (WCAG 2.2, 1.4.12). */
const SPACING = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";

/** Figures and hours of the page, such as «18:30», that stand on more than one line. */
const brokenFigures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main dd, main time, main span")]
      .filter((element) => /^[\d.,:]+$/.test(element.textContent))
      .filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map((element) => element.textContent),
  );

for (const { name, path } of SCREENS) {
  test(`${name} never scrolls sideways, from 320 to 1920 pixels`, WIDE, async ({ page }) => {
    await open(page, path);
    await neverSideways(page, WIDTHS);
  });

  test(`${name} holds with the letters and words set apart`, ON_DESKTOP, async ({ browser, baseURL }) => {
    // The page's own policy would not let a style in.
    const context = await browser.newContext({ bypassCSP: true, baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await open(page, path);
    await page.addStyleTag({ content: SPACING });
    await neverSideways(page, [1280, 768, 360, 320]);
    expect(await brokenFigures(page)).toEqual([]);
    await context.close();
  });

  test(`${name} still reads with text at 200 %`, ON_DESKTOP, async ({ page }) => {
    // The browser's own setting, which counts from the next page on.
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await open(page, path);
    await neverSideways(page, [1280, 768, 360]);
    expect(await axe(page), "what axe finds at 360 px").toEqual([]);
  });
}
