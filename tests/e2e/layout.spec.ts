import type { Page } from "@playwright/test";
import { faultsOf, type Look } from "./looks";
import { expect, fontsAreThere, ON_DESKTOP, open, SCREENS, setTextSize, test } from "./test";

/*
 * A page as wide as a phone or a desk holds its words: it does not scroll sideways, no two texts are printed over one
 * another, and none sticks out, is cut off or stands at the window's edge.
 */

test.describe.configure({ mode: "parallel" });

/** How high a strip of the page's ground is over its foot, under what ends the page with a ground of its own: nothing else stands there. */
const stripOver = (foot: HTMLElement | SVGElement): number => {
  const bands = [...document.querySelectorAll("main *")]
    .filter((one) => getComputedStyle(one).backgroundColor !== "rgba(0, 0, 0, 0)")
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width >= innerWidth && height > 0);
  const strip = foot.getBoundingClientRect().top - Math.max(...bands.map(({ bottom }) => bottom));
  return strip < 64 ? Math.max(0, strip) : 0;
};

/** Fails unless the open page holds at some widths. */
async function holds(page: Page, name: string, widths: readonly number[], looks: readonly Look[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await fontsAreThere(page);
    expect.soft(await faultsOf(page, ...looks), `${name} at ${width} px`).toEqual([]);
    expect
      .soft(await page.locator("body > * > footer").evaluate(stripOver), `${name} at ${width} px`)
      .toBeCloseTo(0, 0);
  }
}

/** Paragraphs whose lines have more letters, on the whole, than one reads with ease. */
const longLines = (paragraphs: (HTMLElement | SVGElement)[]) =>
  paragraphs
    .filter((text) => getComputedStyle(text).display === "block" && text.clientHeight > 1)
    // What is set smaller than text is no prose.
    .filter(
      (text) =>
        parseFloat(getComputedStyle(text).fontSize) > 0.85 * parseFloat(getComputedStyle(document.body).fontSize),
    )
    .map((text) => (text.textContent.length * parseFloat(getComputedStyle(text).lineHeight)) / text.clientHeight)
    .filter((letters) => letters > 75);

/** As far apart as a reader may set them (WCAG 2.2, 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

for (const { name, path } of SCREENS)
  test(
    `${name} holds its words from 320 to 1920 px, set far apart, and at 200 %`,
    ON_DESKTOP,
    async ({ page, browserName }) => {
      await open(page, path);
      await holds(page, name, [320, 480, 1280], []);
      await holds(page, name, [360, 768, 1024, 1440, 1920], ["overlap", "stick", "cut", "edge"]);
      await expect.soft(page.locator("footer h2").first()).toHaveCSS("font-size", "14.4px");
      expect.soft(await page.locator("main p").evaluateAll(longLines), `${name} at 1920 px`).toEqual([]);
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets = [sheet];
      }, SPACED);
      await expect(page.locator("main")).toHaveCSS("letter-spacing", /[1-9]/);
      await holds(page, `${name}, set apart,`, [1280, 360], ["overlap", "stick", "cut"]);
      if (browserName !== "chromium") return;
      await page.evaluate(() => (document.adoptedStyleSheets = []));
      await page.emulateMedia({ reducedMotion: "reduce" });
      await setTextSize(page, 32);
      // Long words may come out of narrow columns then, as long as they meet nothing and widen nothing.
      await holds(page, `${name} at 200 %`, [1280, 768, 360], ["overlap", "cut"]);
    },
  );

for (const { name, path } of SCREENS.filter((screen) => ["actualidad", "economia"].includes(screen.path)))
  test(`${name} holds its words beside hours of another day, which say it`, ON_DESKTOP, async ({ page }) => {
    await open(page, path);
    const hours = page.locator("main ol time", { hasText: /^\d\d:\d\d$/ });
    test.skip((await hours.count()) === 0, "nothing is told by the hour");
    // As lib/format.ts writes the longest in the edition's year.
    await hours.evaluateAll((times) => times.forEach((time) => (time.textContent = "28\u00a0nov, 08:48")));
    await holds(page, name, [1280, 1024, 768, 360], ["overlap", "stick", "cut"]);
    await setTextSize(page, 32);
    await holds(page, `${name} at 200 %`, [1280, 768, 360], ["overlap", "cut"]);
  });
