import { expect, test } from "@playwright/test";
import { elements, given, htmlFiles, textIn, treeOf } from "./tree";

/*
 * A drawing whose size a stylesheet alone gives is as wide as the window where the stylesheet is not
 * understood, as before cascade layers: so each says its width and height itself (docs/browsers.md).
 */

/** As HTML and SVG have it: a number, or a part of the place it stands in. */
const MEASURE = /^\d+(\.\d+)?%?$/;

for (const file of htmlFiles()) {
  test(`${file}: every drawing, picture and film says its width and height`, () => {
    const drawn = [...elements(treeOf(textIn(file)))].filter(({ tagName }) => /^(svg|img|video)$/.test(tagName));
    expect(drawn.length).toBeGreaterThan(0);
    const without = drawn.filter((one) => ["width", "height"].some((name) => !MEASURE.test(given(one, name) ?? "")));
    expect(
      without.map(({ tagName, attrs }) => [tagName, ...attrs.map(({ name, value }) => `${name}=${value}`)]),
    ).toEqual([]);
  });
}
