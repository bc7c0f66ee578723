import { setTimeout as wait } from "node:timers/promises";
import puppeteer, { TargetType, type Browser, type Page } from "puppeteer-core";
import { LAUNCH_ARGS } from "../check/chromium";
import type { Host } from "./host";
import type { Sent } from "./weigh";

/** What a visit showed: milliseconds, the shift as Lighthouse counts it, and what was sent for it. */
export type Visit = { firstPaint: number; largestPaint: number; blocking: number; shift: number; sent: Sent };

/** A reader who opens the front, taps a link, comes back, and comes back after an edition. */
export type Journey = { second: Visit; preparedPaint: number; preparedBytes: number; again: Visit; edition: Visit };

/** Lighthouse's phone. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;

/** How long nothing may be sent before a page counts as open; its islands start within this. */
const QUIET_MS = 1000;

/**
 * How long a link has stood in view when it is tapped. Chromium on a phone prepares what stands in view after a scroll, elsewhere
 * what the pointer rests on: here it rests there, so that the same rule is followed.
 */
const IN_VIEW_MS = 1500;

/**
 * Starts a Chromium that trusts a host's key.
 * @param chromium its path
 */
export const startBrowser = (chromium: string, trusted: string): Promise<Browser> =>
  puppeteer.launch({
    executablePath: chromium,
    args: [...LAUNCH_ARGS, `--ignore-certificate-errors-spki-list=${trusted}`],
    defaultViewport: PHONE,
    protocolTimeout: 60_000,
  });

/** Does something with a page of the slow phone in a profile of its own. */
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

/**
 * Evaluated in a page: what it has seen of itself. Its times begin with its own navigation, or where a link to it was tapped.
 * Nothing in it has a name that tsx would want to keep.
 */
const seen = async () => {
  const heard: PerformanceEntry[] = [];
  for (const type of ["largest-contentful-paint", "layout-shift", "longtask"])
    new PerformanceObserver((list) => heard.push(...list.getEntries())).observe({ type, buffered: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
  const largest = heard.findLast(({ entryType }) => entryType === "largest-contentful-paint")?.startTime ?? first;
  const late = heard.filter((entry) => entry.entryType === "longtask" && entry.startTime + entry.duration > first);
  const tapped = Number(localStorage.getItem("tapped") ?? performance.timeOrigin) - performance.timeOrigin;
  localStorage.removeItem("tapped");
  return {
    firstPaint: first - tapped,
    largestPaint: largest - tapped,
    blocking: late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    shift: heard.reduce((sum, entry) => sum + Number(Reflect.get(entry, "value") ?? 0), 0),
  };
};

type Seen = Awaited<ReturnType<typeof seen>>;

async function open(page: Page, host: Host, path: string): Promise<Visit> {
  host.empty();
  await page.goto(`${host.url}/${path}`, { waitUntil: "load" });
  await host.quiet(QUIET_MS);
  return { ...(await page.evaluate(seen)), sent: host.sent() };
}

/** Opens a page with an empty cache. */
export const visit = (browser: Browser, host: Host, path: string): Promise<Visit> =>
  onPhone(browser, (page) => open(page, host, path));

/** The front's links to stories of a section. */
const storyOf = (section: string) => `main a[href*="/${section}#"]`;

/** Brings a link to a section's story into view and rests on it; gives what was sent unasked meanwhile. */
async function restOn(page: Page, host: Host, section: string): Promise<number> {
  host.empty();
  await page.$eval(storyOf(section), (link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.hover(storyOf(section));
  await wait(IN_VIEW_MS);
  return host.sent().prepared;
}

/** Asks the page that has come forward: puppeteer loses sight of one that was prepared, the browser does not. */
async function askForemost(browser: Browser, address: string): Promise<Seen> {
  const target = await browser.waitForTarget((one) => one.type() === TargetType.PAGE && one.url().includes(address));
  const session = await target.createCDPSession();
  const asked = { expression: `(${seen.toString()})()`, awaitPromise: true, returnByValue: true };
  const { result } = await session.send("Runtime.evaluate", asked);
  return result.value as Seen;
}

/** Taps a link to a story of a section. @returns what the page behind it showed, from the tap on */
async function tap(page: Page, host: Host, section: string): Promise<Visit> {
  // In words, for tsx would give a function in it a helper that the page does not have.
  const remember = `localStorage.setItem("tapped", performance.timeOrigin + performance.now())`;
  await page.evaluate(`addEventListener("click", () => ${remember}, { capture: true })`);
  host.empty();
  await page.tap(storyOf(section));
  await wait(IN_VIEW_MS);
  await host.quiet(QUIET_MS);
  return { ...(await askForemost(page.browser(), `/${section}#`)), sent: host.sent() };
}

/**
 * Goes from the front to a section and back, twice: where nothing prepares the section's page, and where the browser does.
 * @param section its address below the site's; a story of it stands on the front
 */
export async function travel(browser: Browser, host: Host, section: string): Promise<Journey> {
  host.preparing(false);
  const unprepared = await onPhone(browser, async (page) => {
    await open(page, host, "");
    await restOn(page, host, section);
    const second = await tap(page, host, section);
    const again = await open(page, host, "");
    host.publish();
    return { second, again, edition: await open(page, host, "") };
  });
  host.preparing(true);
  const prepared = await onPhone(browser, async (page) => {
    await open(page, host, "");
    const preparedBytes = await restOn(page, host, section);
    return { preparedBytes, preparedPaint: (await tap(page, host, section)).firstPaint };
  });
  return { ...unprepared, ...prepared };
}
