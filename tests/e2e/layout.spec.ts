import type { Page } from "@playwright/test";
import { looking, type Look } from "./looks";
import { axe } from "./axe";
import { SCREENS } from "./pages";
import { expect, ON_DESKTOP, open, scripts, test, WIDE } from "./test";

/*
 * A page as wide as a phone or a desk holds its words: it does not scroll sideways, no two texts are printed over one
 * another, and none sticks out. npm run test:engines asks the same of other engines.
 */

const WIDTHS = [320, 360, 480, 768, 1024, 1280, 1440, 1920];
/** Of these, where its texts are looked at too. */
const LOOKED_AT = [360, 768, 1024, 1280, 1440];

/** The fonts' own widths are what counts here; on a phone they come after their stand-ins. faults.spec.ts looks at the page without them. */
const fontsAreThere = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(document.documentElement.getAnimations().map(({ finished }) => finished));
    await document.fonts.ready;
  });

/** Fails unless a page holds at some widths, the last of which it keeps. */
async function holds(page: Page, widths: readonly number[], looks: readonly Look[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await fontsAreThere(page);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess, `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    if (!LOOKED_AT.includes(width)) continue;
    for (const look of looks) expect(await page.evaluate(await looking(look)), `${look} at ${width} px`).toEqual([]);
  }
}

/** Sets letters, words, lines and paragraphs as far apart as a reader may (WCAG 2.2, 1.4.12). */
const setApart = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets = [sheet];
  });

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
  test(`${name} holds its words from 320 to 1920 pixels`, WIDE, async ({ page }) => {
    await open(page, path);
    // The same boxes with scripts and without: once is enough.
    await holds(page, WIDTHS, scripts() ? ["overlaps", "sticking"] : []);
  });

  test(`${name} holds with the letters, words and lines set apart`, ON_DESKTOP, async ({ page }) => {
    await open(page, path);
    await setApart(page);
    await expect(page.locator("main").first()).toHaveCSS("letter-spacing", /[1-9]/);
    await holds(page, [1440, 1280, 1024, 768, 360, 320], ["overlaps", "sticking"]);
    expect(await brokenFigures(page)).toEqual([]);
  });
}

test.describe("with letters of twice the size", () => {
  test.use({ own: true });

  for (const { name, path } of SCREENS)
    test(`${name} still reads with text at 200 %`, ON_DESKTOP, async ({ page }) => {
      // The browser's own setting, which counts from the next page on.
      const browser = await page.context().newCDPSession(page);
      await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
      await open(page, path);
      // Long words may come out of narrow columns then, as long as they meet nothing and widen nothing.
      await holds(page, [1440, 1280, 1024, 768, 360], ["overlaps"]);
      expect(await axe(page), "what axe finds at 360 px").toEqual([]);
    });
});

test("what overlaps, sticks out or is broken would be seen", ON_DESKTOP, async ({ page }) => {
  await page.goto("about:blank");
  await page.setContent(
    `<p id="one">Uno que se lee</p><p id="two">Dos que se lee</p>
     <div id="narrow">Palabrasinhuecos</div>
     <p id="under">Debajo de la foto</p><img alt="una foto" width="300" height="80">`,
  );
  await page.evaluate(() => {
    const set = (id: string, property: string, value: string) =>
      document.getElementById(id)?.style.setProperty(property, value);
    set("two", "margin-top", "-30px");
    set("narrow", "width", "20px");
    const picture = document.querySelector("img");
    picture?.style.setProperty("margin-top", "-40px");
    picture?.style.setProperty("position", "relative");
  });
  expect(await page.evaluate(await looking("overlaps"))).toEqual([
    "«Uno que se lee» and «Dos que se lee» overlap",
    "«Debajo de la foto» is covered by una foto",
  ]);
  expect(await page.evaluate(await looking("sticking"))).toEqual([
    expect.stringMatching(/^«Palabrasinhuecos» is \d+ px out of its box$/),
  ]);

  await page.setContent('<h2 id="title">Los deportes</h2>');
  await page.evaluate(() => {
    const title = document.getElementById("title")?.style;
    title?.setProperty("width", "60px");
    title?.setProperty("overflow-wrap", "anywhere");
  });
  expect(await page.evaluate(await looking("broken"))).toEqual(["«deportes» is broken"]);
});
