import type { Locator, Page } from "@playwright/test";
import { stories } from "../../data/resolve/front";
import { sectionPages } from "../../data/resolve/pages";
import { gather } from "../../data/resolve/records";
import { sections } from "../../data/sections/sections";
import { expect, ON_DESKTOP, open, test } from "./test";

const records = Object.values(gather(sectionPages));

/** The ids of all records on a section's page. */
const allIdsOn = (key: string): string[] =>
  records.flatMap((kind) => kind.filter(({ section }) => section === key).map(({ record }) => record.id));

/** The ids of records from all over a section's page, at its head, behind a tab, at its foot: the first and the last of each kind. */
function idsOn(key: string): string[] {
  const ids = records
    .map((kind) => kind.filter(({ section }) => section === key).map(({ record }) => record.id))
    .flatMap((kind) => [kind.at(0), kind.at(-1)]);
  return [...new Set(ids)].filter((id) => id !== undefined);
}

/** The ids of the front's parts. */
const partsOf = (page: Page) => page.locator("main h2[id]").evaluateAll((headings) => headings.map(({ id }) => id));

/** Where something begins below the lower edge of the sticky header, in pixels; negative is covered. */
async function belowHeader(page: Page, story: Locator): Promise<number> {
  const bar = await page.locator(".site-bar").boundingBox();
  const box = await story.boundingBox();
  return (box?.y ?? -1e6) - ((bar?.y ?? 0) + (bar?.height ?? 0));
}

for (const { key, name, route } of sections) {
  test(`${name}: an address with a story's anchor shows that story, marked`, async ({ page }) => {
    for (const id of idsOn(key)) {
      await test.step(id, async () => {
        // From another page: within one it would be no landing.
        await page.goto("about:blank");
        await page.goto(`${route.slice(1)}#${id}`);
        const story = page.locator(`[id="${id}"]`);
        await expect(story).toBeInViewport();
        await expect.poll(() => belowHeader(page, story)).toBeGreaterThanOrEqual(0);
        await expect(story).not.toHaveCSS("box-shadow", "none");
        await expect(story.getByRole("heading").first()).toBeInViewport();
      });
    }
  });
}

/** How a place was met: by how many pixels the header lay over it at the worst, and whether its headline was in view at last. */
type Landing = { id: string; covered: number; inView: boolean };

/**
 * Jumps to some places of the open page, each time from its top, or looks at one where a reload is about to land; and
 * looks at every frame, until neither the header nor the place has moved for some and nothing is about to move the header.
 */
const landings = (page: Page, ids: readonly string[], jump: "hash" | "reload") =>
  page.evaluate(
    async ([anchors, how]) => {
      const frame = () => new Promise(requestAnimationFrame);
      const header = document.querySelector(".site-header");
      const folding = () => header?.getAnimations().filter(({ playState }) => playState === "running") ?? [];
      const STILL_FRAMES = how === "hash" ? 5 : 12;

      /** Looks at each frame where a place and the header are, as long as they move. */
      const watch = async (place: Element | null, see: (top: number, edge: number) => void) => {
        const begun = performance.now();
        let [last, still] = ["", 0];
        while (still < STILL_FRAMES && performance.now() - begun < 3000) {
          await frame();
          const top = place?.getBoundingClientRect().top ?? -Infinity;
          const edge = header?.getBoundingClientRect().bottom ?? 0;
          see(top, edge);
          const now = `${top} ${edge}`;
          still = now === last && folding().length === 0 ? still + 1 : 0;
          last = now;
        }
      };
      /** The top of the page, with the strip open. */
      const toTop = async () => {
        scrollTo({ top: 0, behavior: "instant" });
        do {
          await frame();
          await frame();
          for (const opening of folding()) opening.finish();
        } while (header?.querySelector("[data-strip='folded']"));
      };

      const met: Landing[] = [];
      for (const id of anchors) {
        const place = document.getElementById(id);
        if (how === "hash") {
          await toTop();
          location.hash = id;
        }
        let covered = -Infinity;
        await watch(place, (top, edge) => {
          // Before the jump it is far below.
          if (top < innerHeight) covered = Math.max(covered, edge - top);
        });
        const headline = place?.matches("h2") ? place : place?.querySelector("h1, h2, h3, h4");
        const { top = -1, bottom = Infinity } = headline?.getBoundingClientRect() ?? {};
        const edge = header?.getBoundingClientRect().bottom ?? 0;
        met.push({ id, covered, inView: top >= edge && bottom <= innerHeight });
      }
      return met;
    },
    [ids, jump] as const,
  );

/** Fails unless the header never lay over a place one has jumped to, and its headline is in view. */
function expectLandings(met: readonly Landing[], places: number): void {
  expect(met).toHaveLength(places);
  expect(met.filter(({ covered }) => covered === -Infinity)).toEqual([]);
  expect(met.filter(({ covered }) => covered > 0)).toEqual([]);
  expect(met.filter(({ inView }) => !inView)).toEqual([]);
}

const SIZES = [
  [360, 640],
  [1280, 720],
] as const;

const JUMPED = [
  { name: "Home", path: "./", idsIn: partsOf },
  ...sections.map(({ key, name, route }) => ({
    name,
    path: route.slice(1),
    idsIn: () => Promise.resolve(allIdsOn(key)),
  })),
];

for (const { name, path, idsIn } of JUMPED)
  for (const [width, height] of SIZES)
    test(
      `${name} at ${width} × ${height}: the header lies over no place one jumps to, in any frame, and its headline is in view`,
      ON_DESKTOP,
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await open(page, path);
        const ids = await idsIn(page);
        expect(ids.length).toBeGreaterThan(0);
        expectLandings(await landings(page, ids, "hash"), ids.length);
        // Anew in mid-page, where the scripts find the strip already scrolled away. A phone is first set in the fonts' stand-ins:
        // on a long page the same pixels are then another place.
        if (width < 1024) return;
        await page.reload({ waitUntil: "commit" });
        const last = ids.at(-1) ?? "";
        await page.locator(`[id="${last}"]`).waitFor({ state: "attached" });
        expectLandings(await landings(page, [last], "reload"), 1);
      },
    );

test("a link to a sentence of the page shows the sentence", async ({ page }) => {
  const story = stories.at(-1);
  if (!story) throw new Error("There is no story");
  const sentence = encodeURIComponent(story.title).replaceAll("-", "%2D");
  await page.goto(`${story.href.slice(1).replace(/#.*/, "")}#:~:text=${sentence}`);
  const headline = page.getByRole("heading", { name: story.title }).first();
  await expect(headline).toBeInViewport();
  expect(await belowHeader(page, headline)).toBeGreaterThanOrEqual(0);
});
