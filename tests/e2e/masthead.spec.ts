import type { Locator, Page } from "@playwright/test";
import { edition } from "../../data/edition";
import { clockTime, longDate, shortDate } from "../../lib/format";
import { site } from "../../lib/site";
import { expect, ON_DESKTOP, open, test } from "./test";

/* The front's head: strip, masthead and bar in one, of which the bar stays. */

const scrollTo = (page: Page, pixels: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), pixels);

const logosIn = (part: Locator) => part.getByRole("link", { name: `${site.name}, portada`, exact: true });
const logos = (page: Page) => logosIn(page.getByRole("banner"));

const bar = (page: Page) => page.locator(".front-bar");

for (const width of [360, 1280]) {
  test(`at ${width} pixels the masthead scrolls away, the bar stays and the page does not move`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await open(page, "./");
    await page.evaluate(() => document.fonts.ready);
    const wordmark = page.locator(".masthead-wordmark");
    await expect(wordmark).toBeInViewport({ ratio: 1 });
    const place = () =>
      page
        .locator("main h2")
        .first()
        .evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
    const before = await place();
    for (const pixels of [50, 51, 90, 400, 51, 50]) {
      await scrollTo(page, pixels);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(pixels);
      expect(await place(), `at ${pixels}`).toBe(before);
    }
    await scrollTo(page, 400);
    await expect(wordmark).not.toBeInViewport();
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    expect((await bar(page).boundingBox())?.y).toBe(0);
  });
}

test("one logo is a link at a time, the masthead's and then the bar's", async ({ page }) => {
  await open(page, "./");
  for (const [pixels, of] of [
    [0, ".masthead"],
    [70, ".masthead"],
    [71, ".front-bar"],
    [1000, ".front-bar"],
    [0, ".masthead"],
  ] as const) {
    await scrollTo(page, pixels);
    await expect(logos(page), `at ${pixels}`).toHaveCount(1);
    await expect(logosIn(page.locator(of)), `at ${pixels}`).toHaveCount(1);
  }
});

test("reloaded in mid-page, and come back to, it is scrolled away as it was", ON_DESKTOP, async ({ page }) => {
  await open(page, "./");
  await scrollTo(page, 900);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  await expect(page.locator(".top-strip")).toHaveAttribute("data-strip", "folded");
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await page.goto("economia");
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  expect((await bar(page).boundingBox())?.y).toBe(0);
});

test.describe("with other styles", () => {
  test.use({ own: true });

  test(
    "where a browser cannot follow the scrolling the bar's logo is there, and the one link",
    ON_DESKTOP,
    async ({ page }) => {
      await page.route(/\.css$/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          body: (await response.text()).replaceAll("animation-timeline", "no-timeline"),
        });
      });
      await open(page, "./");
      await expect(logos(page)).toHaveCount(1);
      await expect(logosIn(bar(page))).toHaveCount(1);
      await expect(page.locator(".masthead-wordmark")).toBeVisible();
      await page.setViewportSize({ width: 360, height: 720 });
      await expect(logosIn(bar(page))).toBeInViewport({ ratio: 1 });
      await expect(page.locator(".edition-line")).toContainText(shortDate(edition.close));
    },
  );
});

test("the front says so in its masthead, and in its bar on phones", ON_DESKTOP, async ({ page }) => {
  await open(page, "./");
  const line = page.locator(".edition-line");
  await expect(line.getByText(longDate(edition.close))).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(line.getByText(shortDate(edition.close))).toBeInViewport();
  await expect(line.getByText(`Cierre a las ${clockTime(edition.close)}`)).toBeInViewport();
});
