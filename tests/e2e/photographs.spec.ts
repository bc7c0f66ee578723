import { paper } from "../../paper/paper";
import { expect, ON_DESKTOP, open, PAGES, test } from "./test";

/*
 * How wide browsers are told that photographs are painted, from which they pick a file: as wide as they are, and no more
 * than twice that; on a phone and on desks, for between them what is alone in its row of a list is wider than its column. A
 * newspaper of drawings alone says it of none.
 */

/** Run in the page: the photographs of which too little or too much is said. */
async function wronglyTold(): Promise<string[]> {
  const photographs = [...document.images].filter((image) => image.srcset !== "" && image.checkVisibility());
  const faults = photographs.map(async (image) => {
    const offers = [...(image.parentElement?.querySelectorAll("source") ?? []), image];
    // By the time a lazy one comes Chromium knows its box; other browsers have what is written behind `auto` alone.
    for (const one of offers) one.sizes = one.sizes.replace(/^auto, /, "");
    image.loading = "eager";
    await image.decode();
    // A drawing may be the shape that fits here best.
    if (image.currentSrc.endsWith(".svg")) return [];
    // A file of one of several widths has the natural width, in the page's pixels, that its `sizes` came to.
    const { naturalWidth: told, naturalHeight } = image;
    const { width, height } = image.getBoundingClientRect();
    // It covers its box, and hangs over where that has another ratio.
    const painted = Math.max(width, (height * told) / naturalHeight);
    const isWell = told >= painted * 0.95 && told <= painted * 2;
    return isWell ? [] : [`${image.currentSrc}: ${told} px, painted ${Math.round(painted)} px wide`];
  });
  return (await Promise.all(faults)).flat();
}

test.skip(!/\.(jpe?g|jfif|png|webp|avif)"/.test(JSON.stringify(paper.pages)), "the newspaper has drawings alone");

for (const { name, path } of PAGES)
  test(`${name} tells browsers how wide its photographs are`, ON_DESKTOP, async ({ page }) => {
    for (const width of [360, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      expect.soft(await page.evaluate(wronglyTold), `at ${width} px`).toEqual([]);
    }
  });
