import { setTimeout as wait } from "node:timers/promises";
import puppeteer, { TargetType, type Browser, type Page } from "puppeteer-core";
import type { Host } from "./host";
import type { Sent } from "./weigh";

/** Lighthouse's phone. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;

/** How long nothing may be sent before a page counts as open; its islands start within this. */
const idle = { idleTime: 1000 };

/**
 * How long a link has stood in view when it is tapped. Chromium on a phone prepares what stands in view after a scroll, elsewhere
 * what the pointer rests on: here it rests there, so that the same rule is followed.
 */
const IN_VIEW_MS = 1500;

/** Milliseconds from the address or the tap on, and what was sent; how much of the tasks above 50 ms is above it. */
export type Visit = { firstPaint: number; largestPaint: number; blocking: number; sent: Sent };

/** A reader who opens the front, comes back, comes back after an edition, and taps a link. */
export type Journey = { again: Visit; edition: Visit; unasked: number; second: Visit };

/**
 * Starts a Chromium, which has no sandbox for root.
 * @param chromium its path
 * @param trusted a host's key
 */
export const startBrowser = (chromium: string, trusted = ""): Promise<Browser> =>
  puppeteer.launch({
    executablePath: chromium,
    args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), `--ignore-certificate-errors-spki-list=${trusted}`],
    defaultViewport: PHONE,
    protocolTimeout: 60_000,
  });

/** Does something on the slow phone, in a profile of its own. */
async function onPhone<Result>(browser: Browser, work: (page: Page) => Promise<Result>): Promise<Result> {
  const profile = await browser.createBrowserContext();
  try {
    const page = await profile.newPage();
    await page.emulateCPUThrottling(CPU_SLOWDOWN);
    return await work(page);
  } finally {
    await profile.close();
  }
}

/** Evaluated in a page: when it began and was painted. Nothing in it has a name that tsx would want to keep. */
const seen = async () => {
  const told: PerformanceEntry[] = [];
  for (const type of ["paint", "largest-contentful-paint", "longtask"])
    new PerformanceObserver((list) => told.push(...list.getEntries())).observe({ type, buffered: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const first = told.find(({ name }) => name === "first-contentful-paint")?.startTime ?? Number.NaN;
  const largest = told.findLast(({ entryType }) => entryType === "largest-contentful-paint")?.startTime ?? first;
  const long = told.filter(({ entryType }) => entryType === "longtask");
  const blocking = long.reduce((sum, { duration }) => sum + duration - 50, 0);
  return { origin: performance.timeOrigin, first, largest, blocking };
};

/**
 * Asks the page at an address when it was painted.
 * @param since the moment of the tap that led to it; of an address, its own beginning
 */
async function readVisit(browser: Browser, url: string, { sent }: Host, since?: number): Promise<Visit> {
  const target = await browser.waitForTarget((one) => one.type() === TargetType.PAGE && one.url().includes(url));
  const expression = `(${seen.toString()})()`;
  const session = await target.createCDPSession();
  const { result } = await session.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
  // Chromium prepares no page for one that has a second session.
  await session.detach();
  const { origin, first, largest, blocking } = result.value as Awaited<ReturnType<typeof seen>>;
  const late = since === undefined ? 0 : origin - since;
  return { firstPaint: first + late, largestPaint: largest + late, blocking, sent: sent() };
}

async function open(page: Page, host: Host, path: string): Promise<Visit> {
  host.empty();
  await page.goto(`${host.url}/${path}`, { waitUntil: "load" });
  await page.waitForNetworkIdle(idle);
  return readVisit(page.browser(), page.url(), host);
}

/**
 * Opens a page with an empty cache.
 * @returns also what its main thread worked until it was quiet, in milliseconds of the processor: others' work does not count
 */
export const visit = (browser: Browser, host: Host, path: string): Promise<Visit & { work: number }> =>
  onPhone(browser, async (page) => {
    const session = await page.createCDPSession();
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const seen = await open(page, host, path);
    const { metrics } = await session.send("Performance.getMetrics");
    return { ...seen, work: 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) };
  });

/**
 * Opens the front, returns to it twice, the second time after an edition, rests on a link to another page and taps it.
 * @param next the path of a page that the front leads into, `/next#…`
 * @param prepares whether the browser may prepare the section's page, which costs the bytes that are sent unasked
 */
export const travel = (browser: Browser, host: Host, next: string, prepares: boolean): Promise<Journey> =>
  onPhone(browser, async (page) => {
    host.preparing(prepares);
    await open(page, host, "");
    const again = await open(page, host, "");
    host.publish();
    const edition = await open(page, host, "");
    const link = await page.waitForSelector(`main a[href*="/${next}#"]`);
    if (!link) throw new Error(`The front has no link to ${next}`);
    host.empty();
    await link.evaluate((found) => found.scrollIntoView({ block: "center", behavior: "instant" }));
    await link.hover();
    const { x, y } = await link.clickablePoint();
    await wait(IN_VIEW_MS);
    const unasked = host.sent().prepared;
    host.empty();
    const tapped = performance.timeOrigin + performance.now();
    await page.touchscreen.touchStart(x, y);
    // A page that was prepared may stand in this one's place before the end of the touch is answered.
    await page.touchscreen.touchEnd().catch(() => undefined);
    await wait(2 * IN_VIEW_MS);
    return { again, edition, unasked, second: await readVisit(browser, `/${next}#`, host, tapped) };
  });
