import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { monthInFull, weekdayAndDay } from "../lib/format";

/* The list of the editions that stay below /hemeroteca: only where they lie does one know which there are. */

const INDEX = "hemeroteca/index.html";

/** What the page says of a month and of a day, with the edition's own in it (app/hemeroteca/page.archive.tsx). */
const MONTH = /<section data-month[^]*?<\/section>/;
const DAY = /<li data-day="([^"]*)"[^]*?<\/li>/;

/**
 * The page with all editions in it, the newest first.
 * @param page with its own edition alone
 * @param kept the days of others: `2026-11-20`
 */
function withEditions(page: string, kept: readonly string[]): string {
  const [month = ""] = MONTH.exec(page) ?? [];
  const [day = "", own = ""] = DAY.exec(month) ?? [];
  const days = [...new Set([own, ...kept])].sort().reverse();
  const dayOf = (one: string) => day.replaceAll(own, one).replace(weekdayAndDay(own), weekdayAndDay(one));
  const monthOf = (one: string) => {
    const its = days.filter((candidate) => candidate.startsWith(one));
    const named = month.replace(own.slice(0, 7), one).replace(monthInFull(own), monthInFull(`${one}-01`));
    return named.replace(DAY, its.map(dayOf).join(""));
  };
  const months = new Set(days.map((one) => one.slice(0, 7)));
  return page.replace(MONTH, [...months].map(monthOf).join(""));
}

/**
 * That page with all the days that are kept, in each form that is served; nothing where there is no archive.
 * @param out the finished site
 * @param kept the days that lie at the destination
 */
export async function archiveIndex(out: string, kept: readonly string[]): Promise<Map<string, string | Uint8Array>> {
  const page = await readFile(path.join(out, INDEX), "utf8").catch(() => undefined);
  if (page === undefined) return new Map();
  const whole = withEditions(page, kept);
  return new Map<string, string | Uint8Array>([
    [INDEX, whole],
    [`${INDEX}.br`, brotliCompressSync(whole)],
    [`${INDEX}.gz`, gzipSync(whole)],
  ]);
}
