import type { Page } from "@playwright/test";
import { expect, HAS, ON_DESKTOP, open, test } from "./test";
import { textOf } from "../../lib/objects";
import { paper } from "../../paper/paper";

/* Whoever follows a link to a story sees that story, and its headline below the header. */

/** The ids of all records on a section's page. */
const idsOn = (key: string): string[] =>
  paper.records.filter(({ page }) => page === key).flatMap(({ record }) => textOf(record, "id") || []);

/** How a place was met: by how many pixels the header lay over it at the worst, and whether its headline was in view at last. */
type Landing = { id: string; covered: number; inView: boolean };

/**
 * Jumps to some places of the open page, of those that are set alike to the first and the last, each time from its top with the strip open, and looks at every frame until neither
 * the header nor the place has moved for some.
 */
const landings = (page: Page, ids: readonly string[]): Promise<Landing[]> =>
  page.evaluate(async (anchors) => {
    const STILL_FRAMES = 5;
    const frame = () => new Promise(requestAnimationFrame);
    const header = document.querySelector("header");
    const edgeOf = () => header?.getBoundingClientRect().bottom ?? 0;
    const folding = () => header?.getAnimations().filter(({ playState }) => playState === "running") ?? [];

    const toTop = async () => {
      // Nobody jumps to where one is by the address already.
      history.replaceState(null, "", location.pathname);
      scrollTo({ top: 0, behavior: "instant" });
      do {
        await frame();
        await frame();
        for (const opening of folding()) opening.finish();
      } while (header?.querySelector("[data-strip='folded']"));
    };

    const looks = anchors.map(
      (id) => `${document.getElementById(id)?.tagName} ${document.getElementById(id)?.className}`,
    );
    const asked = anchors.filter((_, at) =>
      [looks.indexOf(looks[at] ?? ""), looks.lastIndexOf(looks[at] ?? "")].includes(at),
    );

    const met: Landing[] = [];
    for (const id of asked) {
      const place = document.getElementById(id);
      await toTop();
      location.hash = id;
      const begun = performance.now();
      let [last, still, covered] = ["", 0, -Infinity];
      while (still < STILL_FRAMES && performance.now() - begun < 3000) {
        await frame();
        const top = place?.getBoundingClientRect().top ?? -Infinity;
        // Before the jump it is far below.
        if (top < innerHeight) covered = Math.max(covered, edgeOf() - top);
        const now = `${top} ${edgeOf()}`;
        still = now === last && folding().length === 0 ? still + 1 : 0;
        last = now;
      }
      const headline = place?.matches("h2") ? place : place?.querySelector("h1, h2, h3, h4");
      // The longest headline below a picture ends further down than a window does: its first line says what it is.
      const letters = document.createRange();
      if (headline) letters.selectNodeContents(headline);
      const { top = -1, bottom = Infinity } = letters.getClientRects()[0] ?? {};
      met.push({ id, covered, inView: top >= edgeOf() && bottom <= innerHeight });
    }
    return met;
  }, ids);

test.describe.configure({ mode: "parallel" });

test("the header never covers a story or part one jumps to, on a phone and on a desk", ON_DESKTOP, async ({ page }) => {
  for (const [path, known] of [
    ["./", undefined],
    ...paper.sections.map(({ key, route }) => [route.slice(1), idsOn(key)] as const),
  ] as const) {
    await open(page, path);
    const parts = () => page.locator("main h2[id]").evaluateAll((headings) => headings.map(({ id }) => id));
    const ids = known ?? (await parts());
    for (const [width, height, reducedMotion] of [
      [360, 640, "no-preference"],
      [1280, 720, "reduce"],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width, height });
      const met = await landings(page, ids);
      if (known || HAS.latest) expect(met.length).toBeGreaterThan(0);
      const missed = met.filter(({ covered, inView }) => covered > 0 || covered === -Infinity || !inView);
      expect.soft(missed, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("an address with a story's anchor shows that story, marked, as the page opens", ON_DESKTOP, async ({ page }) => {
  for (const { key, route } of paper.sections) {
    const id = idsOn(key).at(-1) ?? "";
    // From another page: within one it would be no landing.
    await page.goto("about:blank");
    await open(page, `${route.slice(1)}#${id}`);
    const story = page.locator(`[id="${id}"]`);
    // By what shows on the paper.
    const marks = () =>
      story.evaluate((one) => {
        const colours = getComputedStyle(one).boxShadow.match(/[a-z]+\([^)]*\)/g) ?? [];
        return colours.filter((colour) => colour !== getComputedStyle(document.documentElement).backgroundColor);
      });
    await expect.poll(marks, { message: id }).not.toEqual([]);
    const headline = story.getByRole("heading").first();
    await expect.soft(headline, id).toBeInViewport({ ratio: 1 });
    const edge = () => page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().bottom);
    const top = async () => (await headline.boundingBox())?.y ?? -Infinity;
    await expect.poll(async () => (await top()) - (await edge()), id).toBeGreaterThanOrEqual(0);
  }
});

test("a heading and a company one has landed on are marked, and nothing else is", ON_DESKTOP, async ({ page }) => {
  test.skip(!HAS.companies, "the newspaper has no companies");
  await open(page, "economia");
  const look = (id: string) =>
    page.locator(`[id="${id}"]`).evaluate((place) => {
      const { boxShadow, backgroundColor } = getComputedStyle(place);
      // The paper's own colour shows no more than none.
      const paperColour = getComputedStyle(document.documentElement).backgroundColor;
      return `${boxShadow} ${backgroundColor}`.replaceAll(paperColour, "rgba(0, 0, 0, 0)");
    });
  const ids = await page.locator("main :is(h2[id], [id^=empresa-])").evaluateAll((all) => all.map(({ id }) => id));
  const [heading = "", company = ""] = [
    ids.find((id) => !id.startsWith("empresa-")),
    ids.find((id) => id.startsWith("empresa-")),
  ];
  const unmarked = [await look(heading), await look(company)];
  await page.evaluate((id) => (location.hash = id), heading);
  await expect.poll(() => look(heading)).not.toBe(unmarked[0]);
  expect(await look(company)).toBe(unmarked[1]);
  await page.evaluate((id) => (location.hash = id), company);
  await expect.poll(() => look(company)).not.toBe(unmarked[1]);
  expect(await look(heading)).toBe(unmarked[0]);
});
