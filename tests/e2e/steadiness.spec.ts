import type { Page } from "@playwright/test";
import { screens } from "../../tools/measure/screens";
import { expect, ON_DESKTOP, test, WITH_SCRIPTS } from "./test";

/*
 * Two fonts never set every line to the same length, so words that are painted before
 * their font is there may move a little once. When that happens depends on the machine
 * and on the line; here it never happens, or always, and the figures are the same everywhere.
 */

test.use({ faults: true });

/** A fifth of what counts as good (web.dev/articles/cls). */
const LATE_FONTS_MAY_MOVE = 0.02;

const FONT = /\.woff2$/;

type Move = { size: number; what: string };

/** What has moved under the reader so far, with the size of each move and the elements moved. */
const moves = (page: Page) =>
  page.evaluate(async (): Promise<Move[]> => {
    const found: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => found.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const named = (source: unknown) =>
      typeof source === "object" && source !== null && "node" in source && source.node instanceof Element
        ? source.node.outerHTML.slice(0, 100)
        : "a text";
    return [...found, ...observer.takeRecords()].map((entry) => {
      const sources: readonly unknown[] = "sources" in entry && Array.isArray(entry.sources) ? entry.sources : [];
      return { size: "value" in entry ? Number(entry.value) : 1, what: sources.map(named).join(" | ") };
    });
  });

async function readToTheEnd(page: Page): Promise<void> {
  for (;;) {
    const atEnd = await page.evaluate(() => {
      scrollBy({ top: innerHeight * 0.8, behavior: "instant" });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
    await page.waitForTimeout(60);
    if (atEnd) return;
  }
}

/** Opens a page whose fonts come only once it has been painted in what stands in for them. */
async function openWithLateFonts(page: Page, path: string): Promise<void> {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(FONT, async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType("paint").length)).toBe(2);
  // For the first tenth of a second a font is waited for, and nothing painted.
  await page.waitForTimeout(250);
  const loaded = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === "loaded").length;
    });
  send();
  await expect.poll(loaded).toBeGreaterThanOrEqual(2);
  await page.unroute(FONT);
}

for (const { name, path } of screens) {
  const address = path || "./";

  test(`${name} stands still while pictures and islands arrive`, WITH_SCRIPTS, async ({ page }) => {
    await page.route(FONT, (route) => route.fulfill({ contentType: "font/woff2", body: "" }));
    await page.goto(address);
    await expect(page.locator("[data-strip]")).toBeAttached();
    expect(await moves(page), "as the page opens").toEqual([]);
    await readToTheEnd(page);
    expect(await moves(page), "as one reads to the end").toEqual([]);
  });

  test(`${name} hardly moves when its fonts come late`, ON_DESKTOP, async ({ page }) => {
    for (const width of [390, 768, 1280]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await openWithLateFonts(page, address);
        const moved = await moves(page);
        const size = moved.reduce((sum, move) => sum + move.size, 0);
        expect(size, JSON.stringify(moved, null, 1)).toBeLessThanOrEqual(LATE_FONTS_MAY_MOVE);
      });
    }
  });
}
