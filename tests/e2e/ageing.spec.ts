import type { Page } from "@playwright/test";
import { edition } from "../../data/edition";
import { newspaper } from "../../data/newspaper";
import { PAGES } from "./pages";
import { expect, open, test, WITH_SCRIPTS } from "./test";

/*
 * What a page says of its times three days after its close. The sample says what the
 * specification does at any clock; an edition of a newspaper says what is true.
 */

// Each sets the clock.
test.use({ own: true });

const CLOSE = Date.parse(edition.close);
const THREE_DAYS = 72 * 3_600_000;

/** The page's times in words, and where everything on it stands once its fonts have come. */
async function timesAndPlaces(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(() => ({
    times: [...document.querySelectorAll("main time")].map((time) => time.textContent),
    instants: [...document.querySelectorAll<HTMLTimeElement>("main time")].map((time) => time.dateTime),
    places: [...document.querySelectorAll("main :is(h1, h2, h3, p, time, img, article)")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(" ");
    }),
  }));
}

for (const { name, path } of PAGES)
  test(`the times of ${name} three days after the close`, WITH_SCRIPTS, async ({ page }) => {
    await page.clock.setFixedTime(CLOSE);
    await open(page, path);
    const atClose = await timesAndPlaces(page);
    await page.clock.setFixedTime(CLOSE + THREE_DAYS);
    await open(page, path);
    const later = await timesAndPlaces(page);

    expect(later.instants).toEqual(atClose.instants);
    expect(later.places).toEqual(atClose.places);
    if (newspaper.sample) expect(later.times).toEqual(atClose.times);
    else expect(later.times.filter((text) => text.startsWith("Hace"))).toEqual([]);
  });
