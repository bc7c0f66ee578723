import { launch } from "chrome-launcher";
import lighthouse, { type Flags, type Result } from "lighthouse";
import { LAUNCH_ARGS } from "../check/chromium";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** What Lighthouse says of one visit to a page on its phone. */
export type Visit = {
  /** Of 100, for each category. */
  scores: Partial<Record<(typeof categories)[number], number>>;
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
  /** The audits that cost points, named, with what they found. */
  complaints: string[];
};

/** The not-found page asks not to be listed, which is right there and a fault of any other page. */
const NOT_FOR_ERROR_PAGES = ["is-crawlable"];

/** The audits that count and are not perfect, with the beginning of what they found. */
const complaintsOf = ({ audits, categories: judged }: Result): string[] =>
  Object.values(judged)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => (score ?? 1) < 1)
    .map(({ id, title, details }) => `${id}: ${title}\n  ${JSON.stringify(details ?? "").slice(0, 1000)}`);

/** A Chromium for Lighthouse: the port it is driven through, and its end. */
export type Driven = { port: number; kill: () => void };

/**
 * Starts a Chromium for Lighthouse.
 * @param chromium its path
 */
export const startDriven = (chromium: string): Promise<Driven> =>
  launch({ chromePath: chromium, chromeFlags: ["--headless=new", ...LAUNCH_ARGS], logLevel: "silent" });

/**
 * Visits a page once with Lighthouse's default phone (a mid-range one on slow 4G, simulated) and an empty cache.
 * @throws Error if the page could not be loaded or judged
 */
export async function judge({ port }: Driven, url: string): Promise<Visit> {
  const flags: Flags = {
    port,
    logLevel: "silent",
    onlyCategories: [...categories],
    skipAudits: url.endsWith("/404.html") ? NOT_FOR_ERROR_PAGES : null,
    disableFullPageScreenshot: true,
  };
  const report = (await lighthouse(url, flags))?.lhr;
  if (!report) throw new Error(`${url}: Lighthouse gave no report`);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.code}: ${report.runtimeError.message}`);
  const scores: Visit["scores"] = {};
  for (const name of categories) {
    const score = report.categories[name]?.score;
    if (typeof score !== "number") throw new Error(`${url}: Lighthouse has no score for ${name}`);
    scores[name] = Math.round(score * 100);
  }
  const figure = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores,
    firstPaint: figure("first-contentful-paint"),
    largestPaint: figure("largest-contentful-paint"),
    blocking: figure("total-blocking-time"),
    shift: figure("cumulative-layout-shift"),
    complaints: complaintsOf(report),
  };
}
