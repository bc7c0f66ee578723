import { execFileSync } from "node:child_process";
import { paper } from "../../paper/paper";
import { expect, ON_DESKTOP, open, PAGES, test } from "./test";

/*
 * How wide browsers are told that photographs are painted, from which they pick a file: as wide as they are, and no more
 * than twice that, or in the sample 1.75 times; on a phone and on desks, for between them what is alone in its row of a
 * list is wider than its column. Of every picture of the sample, for what is a drawing today is a photograph tomorrow
 * (offers.tsx).
 */

/** What browsers would be told of a picture, and its width by its height. */
type Offer = { sizes: string; ratio: number };

/** Of each page its pictures, in their order. */
let offers: Readonly<Partial<Record<string, readonly Offer[]>>> = {};
test.beforeAll(() => {
  const told = execFileSync(process.execPath, ["--import", "tsx", "tests/e2e/offers.tsx"], { encoding: "utf8" });
  offers = JSON.parse(told) as typeof offers;
});

/** Run in the page: the pictures of which too little or too much would be said. */
function wronglyTold({ told, ofDrawings }: { told: readonly Offer[]; ofDrawings: boolean }): string[] {
  const images = [...document.images];
  if (images.length !== told.length) return [`${images.length} pictures, and ${told.length} offers`];
  /** A list of sizes as it comes to pixels in this window, whose rem is the browser's own. */
  const lengthIn = (sizes: string) => {
    // By the time a lazy one comes Chromium knows its box; other browsers have what is written behind `auto` alone.
    const entries = sizes.replace(/^auto, /, "").split(/,\s*(?![^(]*\))/);
    const [length = ""] = entries.flatMap((entry) => {
      const [, condition = "all", width = entry] = /^(\(width < [^)]*\)) (.*)$/.exec(entry) ?? [];
      return matchMedia(condition).matches ? width : [];
    });
    return length.replace(/([\d.]+)rem/g, (_, rem: string) => `${Number(rem) * 16}px`);
  };
  // All are laid out at once.
  const probes = told.map(({ sizes }) => {
    const probe = document.createElement("div");
    Object.assign(probe.style, { position: "fixed", width: lengthIn(sizes) });
    return probe;
  });
  document.body.append(...probes);
  const faults = images.flatMap((image, at) => {
    const { ratio = 1 } = told[at] ?? {};
    const { width, height } = image.getBoundingClientRect();
    if (!image.checkVisibility() || width === 0 || (image.srcset === "" && !ofDrawings)) return [];
    // It covers its box, and hangs over where that has another ratio.
    const painted = Math.max(width, height * ratio);
    const wide = probes[at]?.getBoundingClientRect().width ?? 0;
    if (!/cover|contain/.test(getComputedStyle(image).objectFit)) return [`${image.src} is drawn out of shape`];
    // In whole pixels: what is told twice a width is a hair more where that is laid out.
    const isWell = wide >= painted * 0.95 && Math.floor(wide) <= Math.ceil(painted) * (ofDrawings ? 1.75 : 2);
    return isWell ? [] : [`${image.src}: ${Math.round(wide)} px, painted ${Math.round(painted)} px wide`];
  });
  for (const probe of probes) probe.remove();
  return faults;
}

test("browsers are told how wide every picture is painted", ON_DESKTOP, async ({ page }) => {
  for (const { name, path } of PAGES) {
    await open(page, path);
    for (const width of [360, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const told = offers[path === "./" ? "" : path] ?? [];
      const asked = { told, ofDrawings: paper.newspaper.sample };
      expect.soft(await page.evaluate(wronglyTold, asked), `${name} at ${width} px`).toEqual([]);
    }
  }
});
