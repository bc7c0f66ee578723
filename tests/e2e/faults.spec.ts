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
    } else await expect(picture).toHaveCSS("background-image", new RegExp(src));
  }
  await expect.poll(() => asked).toContain(src);
});
