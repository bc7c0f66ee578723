import { expectNavigation } from "./faults/links";
import { seenTexts } from "./faults/seen";
import { hearFaults } from "./faults/thrown";
import { SCREENS } from "./pages";
import { expect, ON_DESKTOP, runtimeFree, test } from "./test";

/* A page of which the line breaks off: what has come can be read, and leads on. */

test.use({ faults: true });
test.beforeEach(() =>
  test.skip(!runtimeFree(), "Next's runtime stands in the page's second half, and stumbles without"),
);

/** Where the page ends. */
const CUTS: readonly [string, (html: string) => number][] = [
  ["at the half", (html) => Math.floor(html.length / 2)],
  ["within the first tag after the half", (html) => html.indexOf(' class="', html.length / 2) + 5],
];

for (const { name, path } of SCREENS) {
  test(`${name} can be read as far as it has come`, ON_DESKTOP, async ({ page }) => {
    const heard = hearFaults(page);
    // The scripts are named at the end, so they never start: the whole page is read without them too.
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(path);
    const all = await seenTexts(page);

    for (const [place, at] of CUTS) {
      await test.step(place, async () => {
        await page.route(page.url(), async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          const end = at(html);
          expect(end).toBeGreaterThanOrEqual(Math.floor(html.length / 2));
          await route.fulfill({ response, body: html.slice(0, end) });
        });
        await page.goto(path);
        // What follows the scrolling (the front's second logo) takes a frame to know where it is.
        await expect
          .poll(async () => (await seenTexts(page)).slice(0, -1).findIndex((text, index) => text !== all[index]))
          .toBe(-1);
        const texts = await seenTexts(page);
        // What is written for search engines and the pictures' addresses take much of the first half.
        expect(texts.length).toBeGreaterThan(all.length / 8);
        expect(texts.length).toBeLessThan(all.length);
        // Where the line breaks off at the beginning of a tag or within a character's name, a browser shows that as text.
        const last = texts.pop()?.replace(/(<\/?|&\w*)$/, "") ?? "";
        expect(texts).toEqual(all.slice(0, texts.length));
        expect(all[texts.length]?.startsWith(last), `«${last}» begins what comes next`).toBe(true);
        await expectNavigation(page);
        await page.unroute(page.url());
        expect(heard).toEqual([]);
      });
    }
  });
}
