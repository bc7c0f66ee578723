import type { CDPSession, Page } from "@playwright/test";
import sharp from "sharp";

/* How thick the ring is that one sees around what has the focus: counted in pixels, whatever the style sheets say of it. */

export type Box = { x: number; y: number; width: number; height: number };

/** What is asked of a pixel against what was there without the focus (WCAG 2.2, 2.4.13 and 1.4.11). */
const LEAST_CONTRAST = 3;

/** As far as a ring may stand from its element. */
const AROUND = 8;

/** A pixel's luminance, as WCAG reckons it from its three bytes. */
function luminanceAt(pixels: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
    const value = (pixels[at + channel] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How many pixels of two pictures of one size stand out from each other. */
async function standingOut(...pictures: readonly [Buffer, Buffer]): Promise<number> {
  const [one, other] = await Promise.all(pictures.map((picture) => sharp(picture).removeAlpha().raw().toBuffer()));
  if (!one || !other || one.length !== other.length) throw new Error("the pictures are not of one size");
  let count = 0;
  for (let at = 0; at < one.length; at += 3) {
    if (one.compare(other, at, at + 3, at, at + 3) === 0) continue;
    const [here, there] = [luminanceAt(one, at), luminanceAt(other, at)];
    if ((Math.max(here, there) + 0.05) / (Math.min(here, there) + 0.05) >= LEAST_CONTRAST) count++;
  }
  return count;
}

/**
 * Takes the focus from the element that has it, and compares.
 * @param box where it stands in the window
 * @returns the pixels that stood out, by the length of the element's edges in view: about how thick a ring was
 */
export async function ringOf(page: Page, browser: CDPSession, box: Box): Promise<number> {
  const { width, height, scrolled } = await page.evaluate(() => ({
    width: innerWidth,
    height: innerHeight,
    scrolled: { x: scrollX, y: scrollY },
  }));
  const left = Math.max(0, box.x - AROUND);
  const top = Math.max(0, box.y - AROUND);
  const clip = {
    x: left + scrolled.x,
    y: top + scrolled.y,
    width: Math.min(width, box.x + box.width + AROUND) - left,
    height: Math.min(height, box.y + box.height + AROUND) - top,
    scale: 1,
  };
  const picture = async () => {
    const { data } = await browser.send("Page.captureScreenshot", { clip, optimizeForSpeed: true });
    return Buffer.from(data, "base64");
  };
  const shown = await picture();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const without = await picture();
  const sides = [box.y, height - box.y - box.height].filter((room) => room > 0).length;
  const ends = [box.x, width - box.x - box.width].filter((room) => room >= 0).length;
  return (await standingOut(shown, without)) / (sides * Math.min(box.width, width) + ends * box.height);
}
