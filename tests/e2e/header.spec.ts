import type { Locator, Page } from "@playwright/test";
import Color from "colorjs.io";
import { SUBSCRIBE } from "../../lib/controls";
import { site } from "../../paper/site";
import {
  drawnTwice,
  BOTH_WAYS,
  expect,
  ON_DESKTOP,
  open,
  scripts,
  scrollTo,
  SECTIONS,
  test,
  WITH_SCRIPTS,
} from "./test";

/* The head of every page: a strip that folds as one scrolls, the front's masthead, the menu of small screens. */

const SECTION = "economia";

const strip = (page: Page) => page.locator("[data-strip]");
const logo = (page: Page) => page.getByRole("banner").getByRole("link", { name: `${site.name}, portada`, exact: true });

/** Where something stands in the page, in pixels from its top, however far that is scrolled. */
const placeOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

test(
  "who subscribes reads the button under the pointer, and keeps it while the strip would fold",
  ON_DESKTOP,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of ["./", SECTION]) {
      await open(page, path);
      const button = page.getByRole("banner").getByText(SUBSCRIBE, { exact: true });
      test.skip((await button.count()) === 0, "one cannot subscribe");
      const contrast = () =>
        button.evaluate((one) => {
          const { color, backgroundColor } = getComputedStyle(one);
          return [color, backgroundColor] as const;
        });
      for (const look of ["at rest", "under the pointer"]) {
        if (look !== "at rest") await button.hover();
        const [words, ground] = await contrast();
        expect.soft(new Color(words).contrast(ground, "WCAG21"), `${look} on ${path}`).toBeGreaterThanOrEqual(4.5);
      }
      // A key, that the focus shows.
      await page.keyboard.press("Shift");
      await button.focus();
      await scrollTo(page, 300);
      await expect.soft(strip(page), path).toHaveAttribute("data-strip", "folded");
      await drawnTwice(page);
      await expect.soft(button, path).toBeFocused();
      await expect.soft(button, path).toBeInViewport({ ratio: 1 });
    }
  },
);

for (const path of ["./", SECTION])
  test(
    `the strip of ${path} folds past 50 px and opens again, does not flicker, and moves nothing`,
    WITH_SCRIPTS,
    async ({ page }) => {
      await open(page, path);
      const title = page.locator("main").getByRole("heading").last();
      const before = await placeOf(title);
      const day = strip(page).locator("time");
      await expect(day).toBeInViewport({ ratio: 1 });
      await scrollTo(page, 50);
      await drawnTwice(page);
      await expect(day).toBeInViewport({ ratio: 1 });
      await scrollTo(page, 51);
      await expect(day).toBeHidden();
      await drawnTwice(page);
      expect(await placeOf(title)).toBe(before);
      expect(await page.evaluate(() => window.scrollY)).toBe(51);
      const changes = await strip(page).evaluate(async (element) => {
        let count = 0;
        const observer = new MutationObserver((records) => (count += records.length));
        observer.observe(element, { attributes: true });
        for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
        return count;
      });
      expect(changes).toBe(0);
      await scrollTo(page, 50);
      await expect(day).toBeInViewport({ ratio: 1 });
    },
  );

test("the front's masthead scrolls away and its bar stays, with one logo to press", BOTH_WAYS, async ({ page }) => {
  await open(page, "./");
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await scrollTo(page, 0);
    const heading = page.locator("main h2").first();
    const before = await placeOf(heading);
    for (const pixels of [0, 50, 51, 90, 200, 1000]) {
      await scrollTo(page, pixels);
      await expect(logo(page), `at ${pixels}`).toHaveCount(1);
      expect(await placeOf(heading), `at ${pixels}`).toBe(before);
    }
    await expect(logo(page)).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await logo(page).boundingBox())?.y).toBeLessThan(20);
  }
});

test("a page that is reloaded, or come back to, is where the reader left it", ON_DESKTOP, async ({ page }) => {
  await open(page, "./");
  await scrollTo(page, 300);
  await page.reload();
  // A page that takes another's place in this moment gives no answer, and is asked again.
  const isScrolled = () =>
    expect(async () => expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(250)).toPass();
  await isScrolled();
  await expect(strip(page)).toHaveAttribute("data-strip", "folded");
  await expect(logo(page)).toBeInViewport({ ratio: 1 });
  await page.goto(SECTION);
  await page.goBack();
  await isScrolled();
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    "the menu opens and closes, by hand and by keyboard, with or without scripts",
    { tag: ["@phone", "@no-javascript"] },
    async ({ page }) => {
      await open(page, "./");
      const menu = page.locator("#menu");
      await expect(menu).toBeHidden();
      const opener = page.getByRole("button", { name: "Abrir el menú" });
      const closer = page.getByRole("button", { name: "Cerrar el menú" });
      await opener.click();
      await expect(menu.getByRole("link")).toHaveText(SECTIONS);
      await expect(menu.getByRole("link").last()).toBeInViewport();
      // In a window that is lower than it, it is pushed.
      await page.setViewportSize({ width: 390, height: 300 });
      await menu.hover();
      await page.mouse.wheel(0, 1000);
      await expect(menu.getByRole("link").last()).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 390, height: 844 });
      // Who opens it is in it, and the page behind stands still.
      await expect(closer).toBeFocused();
      await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
      await closer.click();
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
      await opener.press("Enter");
      await expect(menu).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
      if (!scripts()) return;
      // Back at what has opened it, it is as it was; past its end it closes.
      await opener.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Shift+Tab");
      await expect(opener).toBeFocused();
      await expect(menu).toBeVisible();
      await menu.getByRole("link").last().focus();
      await page.keyboard.press("Tab");
      await expect(menu).toBeHidden();
    },
  );
});
