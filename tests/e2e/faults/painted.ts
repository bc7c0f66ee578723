import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

/** How far apart, of 255, the darkest and the lightest point are where there are letters. */
const CONTRAST = 64;

/** How many points some words have at the least. */
const LETTERS = 100;

/** An element as it is painted now; not by page.screenshot, which waits for the fonts. */
async function painting(page: Page, element: Locator): Promise<Buffer> {
  await element.scrollIntoViewIfNeeded();
  const clip = await element.evaluate((shown) => {
    const { x, y, width, height } = shown.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height, scale: 1 };
  });
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send("Page.captureScreenshot", { clip });
  await browser.detach();
  return Buffer.from(data, "base64");
}

/** Fails unless something is painted in an element: letters, in whatever font, or a picture. */
export async function expectPainted(page: Page, element: Locator): Promise<void> {
  const contrast = async () => {
    const [light] = (
      await sharp(await painting(page, element))
        .greyscale()
        .stats()
    ).channels;
    return light ? light.max - light.min : 0;
  };
  await expect.poll(contrast, "from the darkest point to the lightest").toBeGreaterThan(CONTRAST);
}

/** Fails unless the description of a picture that has not come is painted, and not only the browser's sign for it. */
export async function expectDescribed(page: Page, picture: Locator): Promise<void> {
  await expectPainted(page, picture);
  const described = await painting(page, picture);
  await picture.evaluate((image: HTMLImageElement) => (image.alt = "."));
  const sign = await painting(page, picture);
  const inked = (image: Buffer) => sharp(image).greyscale().raw().toBuffer();
  const [before, after] = await Promise.all([inked(described), inked(sign)]);
  const letters = before.filter((light, index) => Math.abs(light - (after[index] ?? light)) > CONTRAST).length;
  expect(letters, "points of ink").toBeGreaterThan(LETTERS);
}
