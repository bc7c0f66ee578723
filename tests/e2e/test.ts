import { existsSync } from "node:fs";
import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { ownPages, paper } from "../../paper/paper";

const { newspaper, pages, sections } = paper;

/*
 * In which projects a test runs, where it is not in all three (playwright.config.ts):
 * what needs scripts, and what is the same in every project and so is shown in one.
 */
export const WITH_SCRIPTS = { tag: ["@desktop", "@phone"] };
export const WITHOUT_SCRIPTS = { tag: "@no-javascript" };
export const ON_DESKTOP = { tag: "@desktop" };
/** What is there with scripts and without, and does not depend on a finger. */
export const BOTH_WAYS = { tag: ["@desktop", "@no-javascript"] };
export const ON_PHONE = { tag: "@phone" };

/** A page to open. */
type Opened = {
  /** As the tests call it. */
  name: string;
  /** Its address below the site's, as the navigation links it. */
  path: string;
  /** The section whose page it is: its name in the navigation, and the title that its page has. */
  section?: { name: string; title: string };
};

/** The front and the sections, in the navigation's order. */
export const PAGES: readonly Opened[] = [
  { name: "Home", path: "./" },
  ...sections.map(({ key, name, route }) => ({
    name,
    path: route.slice(1),
    section: { name, title: pages[key].title },
  })),
];

/** What stands at any other address. */
export const NOWHERE: Opened = { name: "404", path: "no/existe" };

/** Those, the newspaper's own pages, and the one of any other address. */
export const SCREENS: readonly Opened[] = [
  ...PAGES,
  ...ownPages.map(({ title, route }) => ({ name: title, path: route.slice(1) })),
  NOWHERE,
];

const { politica, economia } = pages;
const panels = [politica.regional, politica.statements, politica.parties, politica.news];
const filled = panels.filter(({ length }) => length > 0).length;

/** What a newspaper may be without, and what is asked of it then is not: how many tabs (a block alone needs none), and whether there are others. */
export const HAS = {
  tabs: filled > 1 ? filled : 0,
  bands: economia.indices.length > 0 && economia.indicators.length > 0,
  companies: economia.companies.length > 0,
  film: pages.home.film !== undefined,
  eventLinks: pages.home.events.some(({ url }) => newspaper.sample || url),
  latest: pages.home.latest.length > 0,
  search: newspaper.sample || newspaper.searchForm !== undefined,
};

/** The sections' names, in the order of the navigation. */
export const SECTIONS = sections.map(({ name }) => name);

/** Their links in the header, shown or in the closed menu. */
export const sectionLinks = (page: Page) => page.locator("nav[aria-label='Secciones'] a");

/** Whether the project under test runs scripts. */
export const scripts = () => test.info().project.name !== "no-javascript";

/** Whether `out` is finished as it is published; with NEXT_RUNTIME=1 Next's runtime starts the islands. */
export const runtimeFree = () => existsSync("out/assets");

/** Goes to a page and waits until its islands have started or failed, where scripts run, and its fonts are there. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  if (!scripts()) return;
  await page.locator("[data-strip], html[data-late]").first().waitFor({ state: "attached" });
  await fontsAreThere(page);
}

/** The pages that a file's tests look at, each opened once, whatever other page the test between two of them asks for. */
let kept: { file: string; context: BrowserContext; pages: Map<string, Page> } | undefined;

/**
 * Tests that only look at a page, or do what the next may find done.
 * @param path its address below the site's
 */
export const lookingAt = (path: string) =>
  test.extend({
    page: async ({ browser }, give, { file }) => {
      if (kept?.file !== file) {
        await kept?.context.close();
        kept = { file, context: await browser.newContext(), pages: new Map() };
      }
      let page = kept.pages.get(path);
      if (!page) {
        page = await kept.context.newPage();
        kept.pages.set(path, page);
        await open(page, path);
      }
      await give(page);
    },
  });

/** Waits for the fonts, whose own widths are what counts. */
export const fontsAreThere = (page: Page): Promise<void> =>
  page.evaluate(() => document.fonts.ready.then(() => undefined));

/** Scrolls at once, without the page's own smoothness. */
export const scrollTo = (page: Page, pixels: number): Promise<void> =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), pixels);

/** Sets the reader's own size of text, in pixels, and waits until the page has it: no other engine than Chromium can be asked. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: pixels, fixed: (pixels * 13) / 16 } });
  await expect(page.locator("html")).toHaveCSS("font-size", `${pixels}px`);
}

/** Lets the page draw twice: whatever watches where it is scrolled to has been told then. */
export const drawnTwice = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Scrolls to the end as a reader would, so that all that loads on the way does. */
export const readToTheEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const PATIENCE_MS = 15_000;
    const frame = () => new Promise(requestAnimationFrame);
    /** Whether every picture in the window has come or failed. */
    const areThere = () =>
      [...document.images].every((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return image.complete || !image.checkVisibility() || bottom < 0 || top > innerHeight;
      });
    let before;
    do {
      before = scrollY;
      scrollBy({ top: innerHeight * 0.8, behavior: "instant" });
      const begun = performance.now();
      // What watches for what comes into view is told of it after a frame.
      for (let frames = 0; frames < 2 || !areThere(); frames++) {
        if (performance.now() - begun > PATIENCE_MS) throw new Error(`a picture has not come, ${scrollY} px down`);
        await frame();
      }
    } while (scrollY > before);
  });

export { expect, test };
