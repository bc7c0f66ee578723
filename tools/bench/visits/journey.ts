import type { Browser, Page } from "@playwright/test";
import { PHONE } from "../measure";
import type { CountingServer } from "./counting-server";

/** What opening a page cost: bytes without the answers' headers, answers, milliseconds to the first and the largest paint. */
export type Opened = { bytes: number; answers: number; firstPaint: number; largestPaint: number };

/** A reader's three pages: for the first time, once more, and on the next day, when one story has changed. */
export const occasions = ["cold", "warm", "the next day"] as const;
export type Occasion = (typeof occasions)[number];
export type Journey = Record<Occasion, Opened[]>;

/** Lighthouse's slow 4G, applied to what is really sent: 150 ms there and back, 1.6 Mbit/s, a processor four times slower. */
const LATENCY_MS = 150;
const BYTES_PER_SECOND = { down: (1_600_000 * 0.9) / 8, up: (750_000 * 0.9) / 8 };
const CPU_SLOWDOWN = 4;

/** How long nothing may have been sent before a page counts as open. */
const QUIET_MS = 1200;

/** A page on the slow phone. */
async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND.down,
    uploadThroughput: BYTES_PER_SECOND.up,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return page;
}

const paints = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ firstPaint: number; largestPaint: number }>((resolve) => {
        const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
        new PerformanceObserver((list) =>
          resolve({ firstPaint, largestPaint: list.getEntries().at(-1)?.startTime ?? Number.NaN }),
        ).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );

async function open(page: Page, server: CountingServer, path: string): Promise<Opened> {
  server.sent();
  await page.goto(`${server.url}/${path}`, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(QUIET_MS);
  return { ...server.sent(), ...(await paints(page)) };
}

/**
 * Goes to some pages one after the other, again, and again after a publication, all in one browser profile.
 * @param paths the pages', below the site's address
 * @param tomorrow the folder of the finished files with one story changed
 */
export async function travel(
  browser: Browser,
  server: CountingServer,
  paths: readonly string[],
  tomorrow: string,
): Promise<Journey> {
  const page = await slowPage(browser);
  const openAll = async () => {
    const opened: Opened[] = [];
    for (const path of paths) opened.push(await open(page, server, path));
    return opened;
  };
  const [cold, warm] = [await openAll(), await openAll()];
  server.publish(tomorrow);
  const later = await openAll();
  await page.context().close();
  return { cold, warm, "the next day": later };
}

/** The bytes that a page costs who comes from another. */
export async function bytesAfter(
  browser: Browser,
  server: CountingServer,
  [first, second]: readonly [string, string],
): Promise<number> {
  const page = await slowPage(browser);
  await open(page, server, first);
  const { bytes } = await open(page, server, second);
  await page.context().close();
  return bytes;
}
