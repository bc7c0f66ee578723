import path from "node:path";
import { chromium as playwright, type Browser } from "@playwright/test";
import { inTurn } from "../../../adapter/progress";
import { front } from "../../../data/resolve/front";
import { changeStory } from "../../change-story";
import { LAUNCH_ARGS } from "../../chromium";
import { screens, type Screen } from "../../measure/screens";
import { buildInto, buildWithNext, type Folders } from "../forms";
import { buildWithAstro, installAstro } from "./astro";
import { serveCounting } from "./counting-server";
import { bytesAfter, travel, type Journey } from "./journey";
import { preparedPaint } from "./prepared";

/** What visits are compared in: the site, Astro with the same pages, Next with its runtime. */
export const visited = ["site", "astro", "next"] as const;
export type Visited = (typeof visited)[number];

/** A form's finished files, and those of the next day, when one story has changed. */
type Days = Record<Visited, { today: string; tomorrow: string }>;

export type Visits = {
  /** The three pages, in their order. */
  pages: readonly Screen[];
  journeys: Record<Visited, Journey[]>;
  /** What every other page costs after the front: bytes and answers. */
  seconds: { page: Screen; bytes: Record<Visited, number> }[];
  /** Milliseconds, of the site alone. */
  prepared: number[];
};

/** Home, and the two sections with the most to show: the dearest case. */
const THREE = [0, 2, 3];

const threePages = (): Screen[] =>
  THREE.map((index) => {
    const page = screens[index];
    if (!page) throw new Error("A visit needs a front and three sections");
    return page;
  });

/**
 * Builds what the newspaper is today and on the next day, in every form.
 * @param project the copy of the project that today's forms were built from; it changes with the day
 */
async function buildDays(temporary: string, project: string, { site, next }: Folders): Promise<Days> {
  const folder = (name: string) => path.join(temporary, name);
  const astro = folder("with-astro");
  await installAstro(astro);
  const today = await buildWithAstro(folder("astro"), astro, site);
  await changeStory(project, front.lead);
  const siteTomorrow = await buildInto(folder("site-tomorrow"), project);
  const nextTomorrow = await buildWithNext(folder("next-tomorrow"), project);
  const tomorrow = await buildWithAstro(folder("astro-tomorrow"), astro, siteTomorrow);
  return {
    site: { today: site, tomorrow: siteTomorrow },
    astro: { today, tomorrow },
    next: { today: next, tomorrow: nextTomorrow },
  };
}

const eachForm = async <Value>(give: (form: Visited) => Promise<Value>): Promise<Record<Visited, Value>> => ({
  site: await give("site"),
  astro: await give("astro"),
  next: await give("next"),
});

/** What every page but the front costs a reader who comes from the front. */
async function secondPages(browser: Browser, days: Days): Promise<Visits["seconds"]> {
  const [home, ...others] = screens;
  const bytesOf = (page: Screen) =>
    eachForm(async (form) => {
      const server = await serveCounting(days[form].today);
      try {
        return await bytesAfter(browser, server, [home?.path ?? "", page.path]);
      } finally {
        await server.stop();
      }
    });
  const seconds: Visits["seconds"] = [];
  await inTurn("Second pages", others, async (page) => void seconds.push({ page, bytes: await bytesOf(page) }), {
    nameOf: ({ name }) => name,
  });
  return seconds;
}

/**
 * Measures whole visits: three pages, again, and on the next day.
 * @param temporary where the forms lie, and what is built besides
 * @param runs visits in each form, an odd number
 */
export async function measureVisits(
  chromium: string,
  { temporary, project, folders, runs }: { temporary: string; project: string; folders: Folders; runs: number },
): Promise<Visits> {
  const days = await buildDays(temporary, project, folders);
  const pages = threePages();
  const journeys: Visits["journeys"] = { site: [], astro: [], next: [] };
  const prepared: number[] = [];
  const browser = await playwright.launch({ executablePath: chromium, args: LAUNCH_ARGS });
  try {
    const planned = Array.from({ length: runs }, () => visited).flat();
    await inTurn("Travelling", planned, async (form) => {
      const { today, tomorrow } = days[form];
      const server = await serveCounting(today);
      try {
        journeys[form].push(
          await travel(
            browser,
            server,
            pages.map(({ path: at }) => at),
            tomorrow,
          ),
        );
        if (form === "site") prepared.push(await preparedPaint(chromium, server.url, pages[1]?.path ?? ""));
      } finally {
        await server.stop();
      }
    });
    return { pages, journeys, seconds: await secondPages(browser, days), prepared };
  } finally {
    await browser.close();
  }
}
