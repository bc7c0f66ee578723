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

/**
 * Does something and looks at every frame afterwards, until neither the header nor the story has moved for a fifth of a second.
 * @returns by how many pixels the header lay over the story at the worst
 */
const worstCover = (page: Page, id: string, jump: "hash" | "reload") =>
  page.evaluate(
    async ([anchor, how]) => {
      const story = document.getElementById(anchor);
      const header = document.querySelector(".site-header");
      /** Looks at each frame where story and header are, as long as they move. */
      const watch = async (see: (place: number, edge: number) => void) => {
        let [last, still] = ["", performance.now()];
        const begun = still;
        while (performance.now() - still < 200 && performance.now() - begun < 3000) {
          await new Promise(requestAnimationFrame);
          const place = story?.getBoundingClientRect().top ?? -Infinity;
          const edge = header?.getBoundingClientRect().bottom ?? 0;
          see(place, edge);
          if (`${place} ${edge}` !== last) [last, still] = [`${place} ${edge}`, performance.now()];
        }
      };
      if (how === "hash") {
        scrollTo({ top: 0, behavior: "instant" });
        await watch(() => undefined);
        location.hash = anchor;
      }
      let worst = -Infinity;
      await watch((place, edge) => {
        // Before the jump the story is far below.
        if (place < innerHeight) worst = Math.max(worst, edge - place);
      });
      return worst;
    },
    [id, jump] as const,
  );

for (const { key, name, route } of sections) {
  test(`${name}: the header never lies over the story one jumps to, in any frame`, ON_DESKTOP, async ({ page }) => {
    const ids = allIdsOn(key);
    await open(page, route.slice(1));
    for (const id of ids) {
      const covered = await worstCover(page, id, "hash");
      expect(covered, id).toBeGreaterThan(-Infinity);
      expect(covered, id).toBeLessThanOrEqual(0);
    }
    // Anew in mid-page, where the scripts find the strip already scrolled away.
    await page.reload({ waitUntil: "commit" });
    const last = ids.at(-1) ?? "";
    await page.locator(`[id="${last}"]`).waitFor({ state: "attached" });
    expect(await worstCover(page, last, "reload"), `${last}, reloaded`).toBeLessThanOrEqual(0);
  });
}

test("Home: the header never lies over the part one jumps to, in any frame", ON_DESKTOP, async ({ page }) => {
  await open(page, "./");
  const parts = await page.locator("main h2[id]").evaluateAll((headings) => headings.map(({ id }) => id));
  expect(parts.length).toBeGreaterThan(5);
  for (const id of parts) {
    const covered = await worstCover(page, id, "hash");
    expect(covered, id).toBeGreaterThan(-Infinity);
    expect(covered, id).toBeLessThanOrEqual(0);
  }
  await page.reload({ waitUntil: "commit" });
  const last = parts.at(-1) ?? "";
  await page.locator(`[id="${last}"]`).waitFor({ state: "attached" });
  expect(await worstCover(page, last, "reload"), `${last}, reloaded`).toBeLessThanOrEqual(0);
});

/** The ids of stories whose headline is not in view, below the header, once one has landed on them. */
const outOfView = (page: Page, ids: readonly string[]) =>
  page.evaluate(async (anchors) => {
    const lost: string[] = [];
    for (const anchor of anchors) {
      scrollTo({ top: 0, behavior: "instant" });
      location.hash = anchor;
      const heading = document.getElementById(anchor)?.querySelector("h1, h2, h3, h4");
      const placed = () => {
        const { top = -1, bottom = -1 } = heading?.getBoundingClientRect() ?? {};
        return { top, bottom, edge: document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0 };
      };
      // Until for a tenth of a second nothing has moved.
      let [last, still] = [placed(), performance.now()];
      while (performance.now() - still < 100) {
        await new Promise(requestAnimationFrame);
        const now = placed();
        if (now.top !== last.top || now.edge !== last.edge) [last, still] = [now, performance.now()];
      }
      if (last.top < last.edge || last.bottom > innerHeight) lost.push(anchor);
    }
    return lost;
  }, ids);

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const) {
  test(`at ${width} × ${height} the headline of every story one lands on is in view`, ON_DESKTOP, async ({ page }) => {
    // A tenth of a second and more for each of a hundred places and more.
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    for (const { key, route } of sections) {
      await open(page, route.slice(1));
      expect(await outOfView(page, allIdsOn(key)), key).toEqual([]);
    }
  });
}

test("a link to a sentence of the page shows the sentence", async ({ page }) => {
  const story = stories.at(-1);
  if (!story) throw new Error("There is no story");
  const sentence = encodeURIComponent(story.title).replaceAll("-", "%2D");
  await page.goto(`${story.href.slice(1).replace(/#.*/, "")}#:~:text=${sentence}`);
  const headline = page.getByRole("heading", { name: story.title }).first();
  await expect(headline).toBeInViewport();
  expect(await belowHeader(page, headline)).toBeGreaterThanOrEqual(0);
});
