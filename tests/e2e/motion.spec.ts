import type { Page } from "@playwright/test";
import { paper } from "../../paper/paper";
import {
  expect,
  HAS,
  ON_DESKTOP,
  open,
  PAGES,
  readToTheEnd,
  scrollTo,
  test,
  WITH_SCRIPTS,
  WITHOUT_SCRIPTS,
} from "./test";

/* What moves by itself: nothing for who asks for that, and the front's film only while it is in view. */

test("with less motion asked for nothing moves, and bands that would can be scrolled", ON_DESKTOP, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  for (const { name, path } of PAGES) {
    await open(page, path);
    const fades = await page.evaluateHandle(() => {
      const begun: string[] = [];
      document.addEventListener("transitionrun", ({ propertyName }) => begun.push(propertyName));
      return begun;
    });
    await readToTheEnd(page);
    // What follows the scrolling moves with the reader.
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === "running")
          .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? "") : "")),
      );
    expect.soft(await moving(), name).toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
    await page.getByRole("contentinfo").getByRole("link").last().hover();
    expect.soft(await fades.jsonValue(), `fades on ${name}`).toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "economia");
  const bands = page.getByRole("region").filter({ has: page.locator("ul[aria-hidden=true]") });
  for (const band of await bands.all()) {
    await expect(band.locator("ul[aria-hidden=true]")).toBeHidden();
    await expect(band).toHaveCSS("overflow-x", "auto");
  }
});

test.describe("the front's film", () => {
  test.skip(!HAS.film, "the newspaper has no film");

  const filmOf = (page: Page) => page.locator("video");
  const plays = (page: Page) => filmOf(page).evaluate((film: HTMLVideoElement) => !film.paused);
  /** How far the film is, in seconds. */
  const reached = (page: Page) => filmOf(page).evaluate((film: HTMLVideoElement) => film.currentTime);
  /** Waits until whoever watches the film has been told that it is in view, or no longer. */
  const told = (page: Page, isInView: boolean) =>
    filmOf(page).evaluate(
      (film, wanted) =>
        new Promise<void>((resolve) => {
          new IntersectionObserver((entries, observer) => {
            if (entries.at(-1)?.isIntersecting !== wanted) return;
            observer.disconnect();
            resolve();
          }).observe(film);
        }),
      isInView,
    );
  async function lookAt(page: Page): Promise<void> {
    await filmOf(page).scrollIntoViewIfNeeded();
    await told(page, true);
  }
  async function lookAway(page: Page): Promise<void> {
    await scrollTo(page, 0);
    await told(page, false);
  }

  /** The addresses of films that the page asks for from now on. */
  function filmsAsked(page: Page): string[] {
    const asked: string[] = [];
    page.on("request", (request) => request.resourceType() === "media" && asked.push(request.url()));
    return asked;
  }

  test("is fetched when it comes into view, plays there, and rests out of it", WITH_SCRIPTS, async ({ page }) => {
    const asked = filmsAsked(page);
    await open(page, "./");
    await expect(filmOf(page)).toHaveAttribute("aria-label", paper.pages.home.film?.alt ?? "");
    // iPhones would open it over the page, unasked.
    await expect(filmOf(page)).toHaveAttribute("playsinline");
    await told(page, false);
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

  test("stays stopped once the reader has stopped it", ON_DESKTOP, async ({ page }) => {
    await open(page, "./");
    await lookAt(page);
    await expect.poll(() => reached(page)).toBeGreaterThan(0);
    // One button says it, in the place of the browser's controls.
    await expect(filmOf(page)).not.toHaveAttribute("controls");
    await page.getByRole("button", { name: "Pausar el vídeo" }).press("Space");
    await expect.poll(() => plays(page)).toBe(false);
    // Its key says what pressing it would do now.
    await expect(page.getByRole("button", { name: "Reproducir el vídeo" })).toBeVisible();
    await lookAway(page);
    await lookAt(page);
    expect(await plays(page)).toBe(false);
  });

  test("with less motion asked for is not fetched until the reader plays it", ON_DESKTOP, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const asked = filmsAsked(page);
    await open(page, "./");
    await lookAt(page);
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: "Reproducir el vídeo" }).press("Enter");
    await expect.poll(() => reached(page)).toBeGreaterThan(0);
  });

  test("is a poster with the browser's controls without scripts", WITHOUT_SCRIPTS, async ({ page }) => {
    const asked = filmsAsked(page);
    await open(page, "./");
    await filmOf(page).scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await expect(filmOf(page)).toHaveAttribute("poster", /./);
    await expect(filmOf(page)).toHaveAttribute("controls");
    await expect(page.getByRole("button", { name: "el vídeo" })).toHaveCount(0);
  });
});
