import path from "node:path";
import type { Locator, Route } from "@playwright/test";
import sharp from "sharp";
import { paper } from "../../paper/paper";
import { expectAllSeen, faultsOf, seenTexts } from "./looks";
import { BOTH_WAYS, expect, ON_DESKTOP, open, SCREENS, scripts, test } from "./test";

/* Whatever of a page's files does not come, it can be read. */

const FONT = /\.woff2$/;
const PICTURE = /\/[^/]+\.(avif|webp|jpe?g|png|svg|ico)$/;

for (const { name, path } of SCREENS)
  test(`${name} reads without its fonts, scripts, pictures and film`, ON_DESKTOP, async ({ page }) => {
    const thrown: string[] = [];
    page.on("pageerror", ({ message }) => thrown.push(message));
    await open(page, path);
    const undisturbed = await seenTexts(page);
    await page.route(/\.(woff2|m?js|avif|webp|jpe?g|png|svg|ico|mp4)(\?|$)/, (route) => route.abort());
    await page.goto(path, { waitUntil: "load" });
    await expectAllSeen(page, undisturbed);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await faultsOf(page, "overlap"), `at ${width} px`).toEqual([]);
    }
    // What a page that is left was still asking for is no fault of its own.
    expect(thrown.filter((message) => !/dynamically imported module|Transition was/.test(message))).toEqual([]);
  });

test("words are shown in other letters until their font is there", ON_DESKTOP, async ({ page }) => {
  await page.route(FONT, () => undefined);
  await page.goto("./", { waitUntil: "domcontentloaded" });
  const awaited = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loading").map(({ display }) => display));
  await expect.poll(awaited).not.toEqual([]);
  expect((await awaited()).filter((display) => !/^(swap|fallback|optional)$/.test(display))).toEqual([]);
});

/** What the files of Cultura's default picture are called. */
const STAND_IN = path.parse(paper.pages.cultura.defaultImage.image).name;

/**
 * Whether a picture is shown in one colour. Each is photographed in sight: for a photograph of the whole page Chromium
 * asks for other widths of all of them, and no event tells of those that do not come.
 */
async function isPlain(picture: Locator): Promise<boolean> {
  const photograph = await picture.screenshot();
  const { width, height } = await sharp(photograph).metadata();
  // At its edges it may be half of what lies beside it.
  const inside = sharp(photograph).extract({ left: 1, top: 1, width: width - 2, height: height - 2 });
  // What is told of a picture is told of all of it, not of the part that is cut out.
  const { channels } = await sharp(await inside.png().toBuffer()).stats();
  return channels.every(({ stdev }) => stdev < 1);
}

test(
  "a picture of Cultura on its way is a tint, and the default stands for one that failed",
  BOTH_WAYS,
  async ({ page }) => {
    const onTheirWay: Route[] = [];
    await page.route(PICTURE, (route) =>
      route.request().url().includes(STAND_IN) ? route.continue() : void onTheirWay.push(route),
    );
    await page.goto("cultura", { waitUntil: "domcontentloaded" });
    expect(await isPlain(page.locator("main img").first())).toBe(true);
    await page.route(PICTURE, (route) => (route.request().url().includes(STAND_IN) ? route.continue() : route.abort()));
    for (const route of onTheirWay) await route.abort();
    for (const picture of await page.locator("main img").all()) {
      await picture.scrollIntoViewIfNeeded();
      if (scripts()) await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
      await expect.poll(() => isPlain(picture)).toBe(false);
    }
  },
);

test("where the default picture fails too, it is asked for no second time", ON_DESKTOP, async ({ page }) => {
  await page.route(PICTURE, (route) => route.abort());
  await page.goto("cultura");
  const picture = page.locator("main img[data-fallback]").first();
  await expect(picture).toHaveAttribute("alt", paper.pages.cultura.defaultImage.alt);
  await expect(picture).toHaveAttribute("src", new RegExp(STAND_IN));
  // It would never be quiet.
  await page.waitForLoadState("networkidle");
});
