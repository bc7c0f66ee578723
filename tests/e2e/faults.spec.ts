import type { Page, Route } from "@playwright/test";
import { expectLayout } from "./faults/legible";
import { expectLinks } from "./faults/links";
import { expectDescribed, expectPainted } from "./faults/painted";
import { expectAllSeen, seenTexts } from "./faults/seen";
import { hearFaults } from "./faults/thrown";
import { SCREENS } from "./pages";
import { expect, ON_DESKTOP, test } from "./test";

/* Whatever of a page's files does not come: the text is there, the links work, nothing throws. */

test.use({ faults: true });

const FONT = /\.woff2$/;
const STYLE = /\.css$/;
const SCRIPT = /\.m?js(\?|$)/;
const PICTURE = /\.(avif|webp|jpe?g|png|svg|ico)$/;
const FILM = /\.mp4$/;

const fail = (route: Route) => route.abort();
/** Never answered. */
const hang = () => undefined;
const late = async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, 600));
  await route.continue();
};

/** Where a picture was, its description is painted, and nothing else has moved or lies under something. */
async function expectDescriptions(page: Page): Promise<void> {
  const pictures = page.locator("main img:visible");
  const came = await pictures.evaluateAll((images: HTMLImageElement[]) => images.filter((image) => image.naturalWidth));
  expect(came, "pictures that came all the same").toHaveLength(0);
  const described = page.locator("main img[alt]:not([alt='']):visible");
  const grounds = await described.evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => getComputedStyle(image).color + getComputedStyle(image).backgroundColor),
  );
  // One on each ground.
  for (const ground of new Set(grounds)) await expectDescribed(page, described.nth(grounds.indexOf(ground)));
  for (const width of [360, 1280]) await expectLayout(page, width);
}

async function expectStandIns(page: Page): Promise<void> {
  const headings = page.locator("main :is(h1, h2)");
  // Not one that is only read aloud, on a pixel.
  const shown = await headings.evaluateAll((all) => all.findIndex(({ clientWidth }) => clientWidth > 1));
  await expectPainted(page, headings.nth(shown));
  for (const width of [320, 1280]) await expectLayout(page, width);
}

const expectPoster = (page: Page) => expectPainted(page, page.locator("video").first());

type Fault = [name: string, files: RegExp, answer: (route: Route) => unknown, more?: (page: Page) => Promise<void>];

const FAULTS: readonly Fault[] = [
  ["fonts fail", FONT, fail, expectStandIns],
  ["fonts never arrive", FONT, hang, expectStandIns],
  ["styles fail", STYLE, fail],
  ["styles come late", STYLE, late],
  ["scripts fail", SCRIPT, fail],
  ["scripts never arrive", SCRIPT, hang],
  ["pictures fail", PICTURE, fail, expectDescriptions],
];
const FILM_FAILS: Fault = ["the film fails", FILM, fail, expectPoster];

for (const { name, path } of SCREENS) {
  test(`${name} reads without its fonts, styles, scripts, pictures or film`, ON_DESKTOP, async ({ page }) => {
    test.setTimeout(90_000);
    const heard = hearFaults(page);
    await page.goto(path);
    const undisturbed = await seenTexts(page);
    const hasFilm = (await page.locator("video").count()) > 0;

    for (const [fault, files, answer, more] of hasFilm ? [...FAULTS, FILM_FAILS] : FAULTS) {
      await test.step(fault, async () => {
        let asked = 0;
        await page.route(files, (route) => {
          asked += 1;
          return answer(route);
        });
        // A page that waits for a file for ever never says that it has loaded.
        await page.goto(path, { waitUntil: answer === hang ? "domcontentloaded" : "load" });
        await expectAllSeen(page, undisturbed);
        await more?.(page);
        await expectLinks(page);
        await page.unroute(files);
        expect(heard).toEqual([]);
        // The 404 page has no pictures of its own.
        if (files !== PICTURE) expect(asked, "files that did not come").toBeGreaterThan(0);
      });
    }
  });
}

test("Cultura puts its default picture in the place of each that fails", ON_DESKTOP, async ({ page }) => {
  await page.goto("cultura");
  const props: unknown = JSON.parse(
    (await page.locator("[data-island='PictureFallback']").getAttribute("data-props")) ?? "",
  );
  const { src } = props as { src: string };
  await page.route(PICTURE, (route) => (route.request().url().endsWith(src) ? route.continue() : route.abort()));
  await page.goto("cultura");
  const pictures = page.locator("main img");
  expect(await pictures.count()).toBeGreaterThan(5);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(picture).toHaveAttribute("src", src);
  }
});
