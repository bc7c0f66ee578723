import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { defaultTreeAdapter as tree, parse, parseFragment, serializeOuter } from "parse5";
import { attribute, type Element } from "plain-pages/dom";
import { entriesOf } from "../../lib/folders";
import { monthInFull, weekdayAndDay } from "../../lib/format";
import { ARCHIVE_FOLDER } from "../../lib/paths";
import { Stop } from "../../lib/stop";
import { change, changeAll, withAttribute, written } from "./html";

/* The list of the editions that stay below /hemeroteca: only where they lie does one know which there are. */

const INDEX = `${ARCHIVE_FOLDER}/index.html`;

/** Another element like one, with each of these words changed in its attributes and texts. @throws Stop if it lacks one */
function like(element: Element, words: readonly (readonly [from: string, to: string])[]): Element {
  const html = serializeOuter(element);
  const missing = words.find(([from]) => !html.includes(from));
  if (missing)
    throw new Stop(`${INDEX}: no dice «${missing[0]}», y las demás ediciones se dirían con las palabras de esta`);
  const [copy] = parseFragment(html).childNodes;
  if (!copy || !tree.isElementNode(copy)) throw new Error("an element has no copy of itself");
  changeAll(copy, (text) => words.reduce((all, [from, to]) => all.replaceAll(from, () => to), text));
  return copy;
}

/** Puts elements in the place of one. */
function replace(element: Element, others: readonly Element[]): void {
  if (!element.parentNode) return;
  for (const other of others) tree.insertBefore(element.parentNode, other, element);
  tree.detachNode(element);
}

/**
 * The page with all editions in it, the newest first.
 * @param page with its own edition alone: what it says of a month and of a day (app/hemeroteca/page.archive.tsx)
 * @param kept the days of others: `2026-11-20`
 * @throws Stop if it has none, or says them in other words
 */
export function withEditions(page: string, kept: readonly string[]): string {
  const document = parse(page);
  const month = withAttribute(document, "data-month", INDEX);
  const own = attribute(withAttribute(month, "data-day", INDEX), "data-day") ?? "";
  const days = [...new Set([own, ...kept])].sort().reverse();
  const months = [...new Set(days.map((one) => one.slice(0, 7)))];
  const sections = months.map((one) => {
    const first = `${one}-01`;
    const section = like(month, [[monthInFull(own), monthInFull(first)]]);
    change(section, "data-month", INDEX, () => one);
    const day = withAttribute(section, "data-day", INDEX);
    const its = days.filter((candidate) => candidate.startsWith(one));
    const onDay = (other: string) =>
      like(day, [
        [own, other],
        [weekdayAndDay(own), weekdayAndDay(other)],
      ]);
    replace(day, its.map(onDay));
    return section;
  });
  replace(month, sections);
  return written(document);
}

/**
 * That page with all the days that are kept, in each form that is served; nothing where there is no archive.
 * @param out the finished site
 * @param kept the days that lie at the destination
 */
export async function archiveIndex(out: string, kept: readonly string[]): Promise<Map<string, string | Uint8Array>> {
  if (!entriesOf(path.join(out, ARCHIVE_FOLDER)).some(({ name }) => name === "index.html")) return new Map();
  const whole = withEditions(await readFile(path.join(out, INDEX), "utf8"), kept);
  return new Map<string, string | Uint8Array>([
    [INDEX, whole],
    [`${INDEX}.br`, brotliCompressSync(whole)],
    [`${INDEX}.gz`, gzipSync(whole)],
  ]);
}
