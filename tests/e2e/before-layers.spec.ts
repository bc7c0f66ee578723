import type { Page } from "@playwright/test";
import { parse } from "postcss";
import { looking } from "./looks";
import { SCREENS } from "./pages";
import { expect, ON_DESKTOP, test } from "./test";

/*
 * Browsers before cascade layers leave out every rule that stands in one (docs/browsers.md): what stays is read black on
 * white, from top to bottom, and no drawing is as large as a stylesheet alone would keep it from being.
 */

// Its stylesheets are others.
test.use({ own: true });

const WIDTHS = [360, 1280];

/** A stylesheet as such a browser understands it. */
function withoutLayers(css: string): string {
  const sheet = parse(css);
  sheet.walkAtRules("layer", (rule) => {
    rule.remove();
  });
  return sheet.toString();
}

/** Opens a page whose stylesheets come without their layers; how many layers that were. */
async function openWithoutLayers(page: Page, path: string): Promise<number> {
  let layers = 0;
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    layers += css.match(/@layer/g)?.length ?? 0;
    await route.fulfill({ response, body: withoutLayers(css) });
  });
  await page.goto(path, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  return layers;
}

/** What is wider than the window, what is not read black on white, and what stands before what comes first. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = (element: Element) =>
      `${element.tagName} ${element.getAttribute("alt") ?? element.getAttribute("class") ?? ""}`;
    const wide = [...document.querySelectorAll("svg, img, video")]
      .filter((one) => one.getBoundingClientRect().width > innerWidth)
      .map((one) => `${named(one)} is wider than the window`);
    const shown = [...document.body.querySelectorAll("*")].filter(
      (one) => !one.closest("svg, script, style, template") && one.checkVisibility({ visibilityProperty: true }),
    );
    const inWords = shown.filter(
      (one) => one.textContent.trim() !== "" && !one.closest("button") && one.getBoundingClientRect().bottom > 0,
    );
    const grounds = inWords.filter((one) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      return backgroundImage !== "none" || !/^(rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\))$/.test(backgroundColor);
    });
    const found = [...wide, ...grounds.map((one) => `${named(one)} has a ground`)];
    let before = { top: 0, left: Infinity };
    for (const one of inWords) {
      const text = [...one.childNodes].find((node) => node instanceof Text && node.data.trim() !== "");
      if (!text) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { top, bottom, left } = range.getBoundingClientRect();
      const { color } = getComputedStyle(one);
      const said = `«${text.textContent?.trim().slice(0, 30) ?? ""}»`;
      // Links have the browser's own colours.
      if (!one.closest("a") && color !== "rgb(0, 0, 0)") found.push(`${said} is ${color}`);
      // In a row of a table or a grid what follows stands further right.
      if (bottom < before.top && left <= before.left) found.push(`${said} stands above what comes before it`);
      before = { top, left };
    }
    return found;
  });

for (const { name, path } of SCREENS) {
  test(`${name} is read without cascade layers`, ON_DESKTOP, async ({ page }) => {
    expect(await openWithoutLayers(page, path)).toBeGreaterThan(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faults(page), `${width} px`).toEqual([]);
      expect(await page.evaluate(await looking("overlaps")), `${width} px`).toEqual([]);
    }
  });
}

test("what is too wide, in colour or out of order would be found", ON_DESKTOP, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.setContent('<img alt="Logo" width="1200" height="40"><p id="one">Uno</p><p id="two">Dos</p>');
  await page.evaluate(() => {
    document.getElementById("one")?.style.setProperty("background", "navy");
    const two = document.getElementById("two");
    two?.style.setProperty("color", "white");
    two?.style.setProperty("transform", "translateY(-90px)");
  });
  expect(await faults(page)).toEqual([
    "IMG Logo is wider than the window",
    expect.stringMatching(/^P .*has a ground$/),
    "«Dos» is rgb(255, 255, 255)",
    "«Dos» stands above what comes before it",
  ]);
  expect(withoutLayers("@layer a, b; p { color: red } @layer a { p { color: blue } }").trim()).toBe("p { color: red }");
});
