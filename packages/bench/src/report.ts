import os from "node:os";
import type { Asked, Measured } from "./bench";
import { LINE } from "./line";
import { kinds, totalBytes } from "./weigh";

/** A column: its head, what stands in it of each visit, of which the median is printed, and with how many digits. */
type Column<Row> = readonly [head: string, figure: (row: Row) => number | undefined, digits?: number];

/** What was seen, under the names that it is given. */
function grouped<Row>(seen: readonly Row[], nameOf: (row: Row) => string): Map<string, Row[]> {
  const rows = new Map<string, Row[]>();
  for (const row of seen) rows.set(nameOf(row), [...(rows.get(nameOf(row)) ?? []), row]);
  return rows;
}

/** The middle one of some figures, or the mean of the two in the middle; those that are missing do not count. */
function median<Row>(rows: readonly Row[], figure: (row: Row) => number | undefined): number | undefined {
  const figures = rows.flatMap((row) => figure(row) ?? []).sort((one, other) => one - other);
  const lower = figures[Math.floor((figures.length - 1) / 2)];
  const upper = figures[Math.floor(figures.length / 2)];
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2;
}

/** A Markdown table. @param rows what was seen each time, by the rows' names */
function table<Row>(name: string, rows: Map<string, Row[]>, columns: readonly Column<Row>[]): string {
  // A share of nothing, such as of a page that blocks for no moment, is none.
  const written = (figure = Number.NaN, digits = 0) =>
    Number.isFinite(figure)
      ? figure.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits })
      : "–";
  const cells = [...rows].map(([row, seen]) => [
    row,
    ...columns.map(([, figure, digits]) => written(median(seen, figure), digits)),
  ]);
  return [[name, ...columns.map(([head]) => head)], ["---", ...columns.map(() => "---:")], ...cells]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
}

function firstViews({ visits }: Measured, site: string): string {
  type Seen = (typeof visits)[number];
  const rows = grouped(visits, ({ page, form }) => `${page}, ${form}`);
  const of = (page: string, form: string, figure: (seen: Seen) => number) =>
    median(rows.get(`${page}, ${form}`) ?? [], figure) ?? NaN;
  const ratio =
    (figure: (seen: Seen) => number) =>
    ({ page, form }: Seen) =>
      of(page, site, figure) / of(page, form, figure);
  return table("Page, form", rows, [
    ["first paint, ms", ({ firstPaint }) => firstPaint],
    ["the site's ÷ this", ratio(({ firstPaint }) => firstPaint), 2],
    ["largest, after the first", ({ firstPaint, largestPaint }) => largestPaint - firstPaint],
    ["work", ({ work }) => work],
    ["the site's ÷ this", ratio(({ work }) => work), 2],
    ["blocking", ({ blocking }) => blocking],
    ["the site's ÷ this", ratio(({ blocking }) => blocking), 2],
    ["all, kB", ({ sent }) => totalBytes(sent) / 1000, 1],
    ...kinds.map((kind): Column<Seen> => [kind, ({ sent }) => sent.bytes[kind] / 1000, 1]),
  ]);
}

const journeysOf = ({ journeys }: Measured): string =>
  table(
    "Form",
    grouped(journeys, ({ form, prepares }) => `${form}, ${prepares ? "prepared" : "unprepared"}`),
    [
      ["first paint, ms", ({ second }) => second.firstPaint],
      ["kB before the tap", ({ unasked }) => unasked / 1000, 1],
      ["after it", ({ second }) => totalBytes(second.sent) / 1000, 1],
      ["return, ms", ({ again }) => again.firstPaint],
      ["kB", ({ again }) => totalBytes(again.sent) / 1000, 1],
      ["after an edition, ms", ({ edition }) => edition.firstPaint],
      ["kB", ({ edition }) => totalBytes(edition.sent) / 1000, 1],
    ],
  );

const verdictsOf = ({ lighthouse }: Measured): string =>
  table(
    "Page",
    grouped(lighthouse, ({ page }) => page),
    [
      ["least score", ({ scores }) => Math.min(...Object.values(scores))],
      ["first paint", ({ firstPaint }) => firstPaint],
      ["largest", ({ largestPaint }) => largestPaint],
      ["blocking", ({ blocking }) => blocking],
      ["shift", ({ shift }) => shift, 4],
    ],
  );

/** What is known of a form besides its figures. */
const aboutOf = ({ forms }: Pick<Asked, "forms">): string =>
  forms.flatMap(({ name, about }) => (about === undefined ? [] : ` **${name}**: ${about}`)).join("");

/**
 * What was measured, in Markdown.
 * @param asked what was to be measured, of which the report needs these
 * @param chromium the browser and its version
 */
export function benchReport(
  measured: Measured,
  asked: Pick<Asked, "forms" | "next" | "times">,
  chromium: string,
): string {
  const [site] = asked.forms;
  if (!site) throw new Error("A bench without a form has measured nothing");
  return `# Bench

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}; do not edit. Node ${process.versions.node}, ${chromium}, ${os.cpus()[0]?.model.trim() ?? ""}, ${os.cpus().length} cores.

A phone of 412 × 823 pixels whose processor is four times slower, on a line that is modelled below TLS: ${LINE.roundTrip} ms there and back, ${LINE.bitsPerSecond / 1e6} Mbit/s for all connections, TCP's first window of ${LINE.firstWindow.toLocaleString("en")} bytes, which doubles with each round trip; TLS in records of ${LINE.record.toLocaleString("en")} bytes, HTTP/2, brotli. Medians of ${asked.times} visits, each in a new profile, the forms of a page in turn.${aboutOf(asked)} **work**: milliseconds of the processor that the page's main thread takes until it is quiet; **blocking**: of its tasks what is above 50 ms. Kilobytes (1000 bytes) are the bodies of all files that the browser asks for until the page is quiet for a second: HTML, styles, scripts, fonts, the pictures in view or near it, and what else it fetches by itself.

## First view

${firstViews(measured, site.name)}

## The next page, and a return

A reader returns to the front, the same and after an edition that has changed every page's text; rests on a link to ${asked.next.name} for 1.5 s, and taps it: where nothing prepares its page, and where the browser does, which costs the bytes before the tap whether one taps or not. Its first paint counts from the tap.

${journeysOf(measured)}

## Lighthouse

Its own phone and its simulated line, one visit to each page of the site: the least of its scores for performance, accessibility, best practices and search engines, and milliseconds.

${verdictsOf(measured)}
`;
}
