import type { Page } from "@playwright/test";
import { expect, ON_DESKTOP, open, test, WITHOUT_SCRIPTS, WITH_SCRIPTS } from "./test";

/* The front's film is fetched and played while it is in view, and by the reader's wish alone otherwise. */

const filmOf = (page: Page) => page.locator("video");

/** The addresses of films that the page asks for from now on. */
function filmsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => request.resourceType() === "media" && asked.push(request.url()));
  return asked;
}

const plays = (page: Page) => filmOf(page).evaluate((film: HTMLVideoElement) => !film.paused);

/** How far the film is, in seconds. */
const reached = (page: Page) => filmOf(page).evaluate((film: HTMLVideoElement) => film.currentTime);

const lookAt = (page: Page) => filmOf(page).scrollIntoViewIfNeeded();
const lookAway = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));

test("it is asked for when it comes into view, plays there, and rests out of it", WITH_SCRIPTS, async ({ page }) => {
  const asked = filmsAsked(page);
  await open(page, "./");
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  for (let visit = 0; visit < 2; visit++) {
    await lookAt(page);
    const before = await reached(page);
    await expect.poll(() => reached(page)).not.toBe(before);
    await lookAway(page);
    await expect.poll(() => plays(page)).toBe(false);
  }
  expect(asked.length).toBeGreaterThan(0);
});

test("a film that the reader has stopped stays so", ON_DESKTOP, async ({ page }) => {
  await open(page, "./");
  await lookAt(page);
  await expect.poll(() => reached(page)).toBeGreaterThan(0);
  await filmOf(page).focus();
  await page.keyboard.press("Space");
  await expect.poll(() => plays(page)).toBe(false);
  await lookAway(page);
  await page.waitForTimeout(300);
  await lookAt(page);
  await page.waitForTimeout(500);
  expect(await plays(page)).toBe(false);
});

test("with less motion asked for it is not fetched until the reader plays it", WITH_SCRIPTS, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const asked = filmsAsked(page);
  await open(page, "./");
  await lookAt(page);
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await filmOf(page).focus();
  await page.keyboard.press("Space");
  await expect.poll(() => reached(page)).toBeGreaterThan(0);
});

test("without scripts its poster stands there, with the browser's controls", WITHOUT_SCRIPTS, async ({ page }) => {
  const asked = filmsAsked(page);
  await page.goto("./");
  await lookAt(page);
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await expect(filmOf(page)).toHaveAttribute("poster", /./);
  await expect(filmOf(page)).toHaveAttribute("controls");
});
