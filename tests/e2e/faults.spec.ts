import path from "node:path";
import type { Route } from "@playwright/test";
import sharp from "sharp";
import { paper } from "../../paper/paper";
import { expectAllSeen, faultsOf, seenTexts } from "./looks";
import { BOTH_WAYS, EVERY_PAGE, expect, ON_DESKTOP, open, scripts, SCREENS, test } from "./test";

/* Whatever of a page's files does not come, it can be read. */

const FONT = /\.woff2$/;
const PICTURE = /\/[^/]+\.(avif|webp|jpe?g|png|svg|ico)$/;

test("every page reads without its fonts, scripts, pictures and film", ON_DESKTOP, async ({ page }) => {
  test.setTimeout(EVERY_PAGE);
  const thrown: string[] = [];
  page.on("pageerror", ({ message }) => thrown.push(message));
  for (const { name, path } of SCREENS)
    await test.step(name, async () => {
      await open(page, path);
      const undisturbed = await seenTexts(page);
      await page.route(/\.(woff2|m?js|avif|webp|jpe?g|png|svg|ico|mp4)(\?|$)/, (route) => route.abort());
      await page.goto(path, { waitUntil: "load" });
      await expectAllSeen(page, undisturbed);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await faultsOf(page, "overlap"), `${name} at ${width} px`).toEqual([]);
      }
      await page.unrouteAll();
    });
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

test("where a picture of Cultura fails, the default shows, with or without scripts", BOTH_WAYS, async ({ page }) => {
  test.setTimeout(EVERY_PAGE);
  await page.goto("cultura");
  const props = await page.locator("[data-island='PictureFallback']").getAttribute("data-props");
  const { src } = JSON.parse(props ?? "{}") as { src: string };
  const asked: string[] = [];
  page.on("requestfinished", (request) => asked.push(new URL(request.url()).pathname));
  await page.route(PICTURE, (route) => (route.request().url().endsWith(src) ? route.continue() : route.abort()));
  await page.goto("cultura");
  const pictures = await page.locator("main img").all();
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    if (scripts()) {
      await expect(picture).toHaveAttribute("src", src);
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    } else {
      const before = await picture.evaluate((image) => getComputedStyle(image, "::before").backgroundImage);
      expect(before).toContain(src);
    }
  }
  await expect.poll(() => asked).toContain(src);
});

test(
  "a picture of Cultura on its way is one tint, and one that failed has the default in its place",
  BOTH_WAYS,
  async ({ page }) => {
    const standIn = path.parse(paper.pages.cultura.defaultImage.image).name;
    const onTheirWay: Route[] = [];
    await page.route(/\.(avif|webp|jpe?g|png|svg)$/, (route) =>
      route.request().url().includes(standIn) ? route.continue() : void onTheirWay.push(route),
    );
    await page.goto("cultura", { waitUntil: "domcontentloaded" });
    const picture = page.locator("main img").first();
    const isPlain = async () =>
      (await sharp(await picture.screenshot()).stats()).channels.every(({ stdev }) => stdev < 1);
    await expect.poll(() => onTheirWay.length).toBeGreaterThan(0);
    expect(await isPlain()).toBe(true);
    for (const route of onTheirWay) await route.abort();
    await expect.poll(isPlain).toBe(false);
  },
);

test("where the default picture fails too, it is asked for no second time", ON_DESKTOP, async ({ page }) => {
  await page.route(/\.(avif|webp|jpe?g|png|svg)$/, (route) => route.abort());
  await page.goto("cultura");
  await expect(page.locator("main img[data-fallback]").first()).toHaveAttribute(
    "alt",
    paper.pages.cultura.defaultImage.alt,
  );
  // It would never be quiet.
  await page.waitForLoadState("networkidle");
});
