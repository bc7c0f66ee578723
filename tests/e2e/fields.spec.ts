import type { Page } from "@playwright/test";
import { faultsOf, NO_FAULTS, placesIn, RECORDS, soughtOn, type Read } from "../fields";
import { expect, ON_DESKTOP, open, test } from "./test";
import { paper } from "../../paper/paper";

/* Whatever editors write in a record is met on its page, on a phone and on a desk, at the record's own place (tests/fields.ts). */

type Sought = Parameters<typeof placesIn>[0];

/** What stands at each record's places, in all panels of a page's tabs, each opened in its turn, as it is looked into. */
async function placesThroughout(page: Page, sought: Sought): Promise<Read[][]> {
  const states = [await page.evaluate(placesIn, sought)];
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    states.push(await page.evaluate(placesIn, sought));
  }
  return sought.map(({ name }, at) => {
    const places = states.flatMap((state) => state[at] ?? []);
    if (name !== "") return places;
    // What is of no record may stand in any of the panels.
    return [
      {
        texts: places.flatMap(({ texts }) => texts),
        alternatives: places.flatMap(({ alternatives }) => alternatives),
        times: places.flatMap(({ times }) => times),
        links: places.flatMap(({ links }) => links),
        ids: places.flatMap(({ ids }) => ids),
      },
    ];
  });
}

test("every field of every record is met at its own place, at 360 and at 1280 px", ON_DESKTOP, async ({ page }) => {
  // Times that grow old are those of the edition's close.
  await page.clock.setFixedTime(paper.edition.close);
  for (const one of RECORDS) {
    await open(page, one.path);
    const sought = soughtOn(one);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const places = await placesThroughout(page, sought);
      expect.soft(faultsOf(one, places), `${one.path} at ${width} px`).toEqual(NO_FAULTS);
    }
  }
});
