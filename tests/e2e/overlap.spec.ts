import type { Page } from "@playwright/test";
import { looking, type Look } from "../../tools/engines/looks";
import { SCREENS } from "./pages";
import { expect, ON_DESKTOP, open, test } from "./test";

/* No two texts are printed over one another, and none sticks out; npm run test:engines asks the same of other engines. */

const WIDTHS = [360, 768, 1024, 1280, 1440];

/** The spacing that a reader may set (WCAG 2.2, 1.4.12). */
const SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

async function nothingIn(page: Page, looks: readonly Look[]): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const look of looks) expect(await page.evaluate(await looking(look)), `${look} at ${width} px`).toEqual([]);
  }
}

for (const { name, path } of SCREENS) {
  test(`${name}: no two texts overlap, and none sticks out`, ON_DESKTOP, async ({ page }) => {
    await open(page, path);
    await nothingIn(page, ["overlaps", "sticking"]);
  });

  test(`${name}: nor with the letters, words and lines set apart`, ON_DESKTOP, async ({ browser, baseURL }) => {
    // The page's own policy would not let a style in.
    const context = await browser.newContext({ bypassCSP: true, baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await open(page, path);
    await page.addStyleTag({ content: SPACING });
    await nothingIn(page, ["overlaps", "sticking"]);
    await context.close();
  });

  test(`${name}: nor with text at 200 %`, ON_DESKTOP, async ({ page }) => {
    // The browser's own setting, which counts from the next page on.
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await open(page, path);
    // Long words may come out of narrow columns then, as long as they meet nothing (layout.spec.ts: and widen nothing).
    await nothingIn(page, ["overlaps"]);
  });
}

test("what overlaps, sticks out or is broken would be seen", ON_DESKTOP, async ({ page }) => {
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
