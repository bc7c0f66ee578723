import type { Browser, Page, ViewportSize } from "@playwright/test";

/*
 * One page serves all tests of a worker, one after the other: to make a browser profile and a page costs as much as to load
 * one. Whatever a test has set for it is taken back. A test that needs a profile of its own says `own` (test.ts).
 */

/** A page as it stood once opened: where, and its state in a number. */
type Opened = { url: string; state: number };

let kept: Page | undefined;
let opened: Opened | undefined;

/** The worker's page, of a test's size; a new one at first, and where a test has closed it. */
export async function keptPage(browser: Browser, size: ViewportSize | null): Promise<Page> {
  if (!kept || kept.isClosed()) {
    opened = undefined;
    // With the project's options, as Playwright gives them to whatever a test makes.
    kept = await (await browser.newContext()).newPage();
  }
  const now = kept.viewportSize();
  if (size && (size.width !== now?.width || size.height !== now.height)) await kept.setViewportSize(size);
  return kept;
}

/** All that a reader or a test can change in a page without leaving it, in one number. */
const stateOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const set = [...document.querySelectorAll("input")].map(({ value, checked }) => value + String(checked));
    const asked = ["(prefers-color-scheme: dark)", "(prefers-reduced-motion)", "(forced-colors: active)", "print"];
    const state = [
      document.documentElement.outerHTML,
      document.activeElement?.tagName,
      document.querySelectorAll(":popover-open").length,
      document.adoptedStyleSheets.length,
      ...document.getAnimations().map(({ playState }) => playState),
      ...set,
      ...asked.map((query) => matchMedia(query).matches),
      ...[scrollX, scrollY, innerWidth, innerHeight],
    ].join();
    let sum = 0;
    for (let index = 0; index < state.length; index++) sum = (Math.imul(sum, 31) + state.charCodeAt(index)) | 0;
    return sum;
  });

/** Notes the worker's page as it stands: the next test that opens the same address may find it so. */
export async function note(page: Page): Promise<void> {
  if (page === kept) opened = { url: page.url(), state: await stateOf(page) };
}

/** Whether the worker's page is at an address already, and nothing in it has changed since it was opened. */
export async function isOpen(page: Page, url: string): Promise<boolean> {
  if (page !== kept || opened?.url !== url || page.url() !== url) return false;
  return (await stateOf(page)) === opened.state;
}

/** What tests listen to. */
const HEARD = ["console", "pageerror", "request", "requestfailed", "requestfinished", "response"] as const;

/** Takes back what a test has set for the page. */
export async function clear(page: Page): Promise<void> {
  for (const event of HEARD) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null });
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo({ top: 0, left: 0, behavior: "instant" }));
}
