import lighthouse, { type Result } from "lighthouse";
import type { Browser } from "puppeteer-core";

const onlyCategories = ["performance", "accessibility", "best-practices", "seo"];

/** The not-found page asks not to be listed, which is right there and a fault of any other page. */
const NOT_FOR_ERROR_PAGES = ["is-crawlable"];

/** The audits that count and are not perfect, with the beginning of what they found. */
export const complaintsOf = ({ audits, categories }: Pick<Result, "audits" | "categories">): string[] =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id]))
    .flatMap((audit) => (audit && (audit.score ?? 1) < 1 ? [audit] : []))
    .map(({ id, title, details }) => `${id}: ${title}\n  ${JSON.stringify(details ?? "").slice(0, 1000)}`);

/** What Lighthouse says of one visit. */
export type Judged = Awaited<ReturnType<typeof judge>>;

/**
 * Visits a page once with Lighthouse's default phone (a mid-range one on slow 4G, simulated) and an empty cache.
 * @returns scores of 100 by their names, milliseconds, cumulative layout shift, and the audits that cost points
 * @throws Error if the page could not be loaded or judged
 */
export async function judge(browser: Browser, url: string) {
  const port = Number(new URL(browser.wsEndpoint()).port);
  const skipAudits = url.endsWith("/404.html") ? NOT_FOR_ERROR_PAGES : null;
  const report = await lighthouse(url, { port, onlyCategories, skipAudits, disableFullPageScreenshot: true });
  if (!report || report.lhr.runtimeError)
    throw new Error(`${url}: ${report?.lhr.runtimeError?.message ?? "no report"}`);
  const { audits, categories } = report.lhr;
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const scores = Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? Number.NaN) * 100)]);
  return {
    scores: Object.fromEntries(scores) as Record<string, number>,
    firstPaint: figure("first-contentful-paint"),
    largestPaint: figure("largest-contentful-paint"),
    blocking: figure("total-blocking-time"),
    shift: figure("cumulative-layout-shift"),
    complaints: complaintsOf(report.lhr),
  };
}
