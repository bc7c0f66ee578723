import os from "node:os";
import { ask } from "../processes";
import { LINE } from "./line";
import { categories, type Visit as Judged } from "./lighthouse";
import type { Screen } from "./screens";
import type { Journey, Visit } from "./visits";
import { kinds, totalBytes } from "./weigh";

/* The forms of the site, as the tables call them. */
export const SITE = "the site";
export const FLOOR = "floor";
export const BEFORE = "before";
export const NEXT = "Next's runtime";

/** All that was measured, and of what: Lighthouse saw the site alone. */
export type Measured = {
  forms: readonly string[];
  pages: readonly Screen[];
  visits: { page: string; form: string; seen: Visit }[];
  journeys: { form: string; seen: Journey }[];
  lighthouse: { page: string; seen: Judged }[];
};

/** A column of figures: its head, and what stands in it; the median where a row was measured several times. */
type Column<Seen> = readonly [head: string, figure: (seen: Seen) => number, digits?: number];

const median = (figures: readonly number[]): number =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;

const written = (figure: number, digits = 0): string =>
  figure.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A Markdown table. @param rows their names, and what was seen each time */
function table<Seen>(name: string, rows: readonly (readonly [string, readonly Seen[]])[], columns: Column<Seen>[]) {
  const head = [name, ...columns.map(([title]) => title)];
  const cells = rows.map(([row, seen]) => [
    row,
    ...columns.map(([, figure, digits]) => written(median(seen.map(figure)), digits)),
  ]);
  return [head, head.map((_, index) => (index === 0 ? "---" : "---:")), ...cells]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
}

const kilobytes = ({ sent }: Visit): number => totalBytes(sent) / 1000;

function firstViews({ forms, pages, visits }: Measured): string {
  const seenAs = (page: string, form: string) =>
    visits.filter((visit) => visit.page === page && visit.form === form).map(({ seen }) => seen);
  const first = (page: string, form: string) => median(seenAs(page, form).map(({ firstPaint }) => firstPaint));
  const names = pages.map(({ name }) => [name, [name]] as const);
  const paints = table("First paint, ms", names, [
    ...forms.map((form): Column<string> => [form, (page) => first(page, form)]),
    ...forms.slice(1).map((form): Column<string> => [`÷ ${form}`, (page) => first(page, SITE) / first(page, form), 2]),
  ]);
  const rest = table<Visit>(
    "The site's",
    pages.map(({ name }) => [name, seenAs(name, SITE)]),
    [
      ["largest paint, ms", ({ largestPaint }) => largestPaint],
      ["blocking, ms", ({ blocking }) => blocking],
      ["shift", ({ shift }) => shift, 4],
      ...kinds.map((kind): Column<Visit> => [`${kind}, kB`, ({ sent }) => sent.bytes[kind] / 1000, 1]),
      ["all, kB", kilobytes, 1],
      ["files", ({ sent }) => sent.files],
    ],
  );
  const all = table<Visit>(
    "All that comes, kB",
    forms.map((form) => [form, seenAs(pages[0]?.name ?? "", form)]),
    [[pages[0]?.name ?? "", kilobytes, 1]],
  );
  return [paints, rest, all].join("\n\n");
}

const journeysOf = ({ forms, journeys }: Measured): string =>
  table<Journey>(
    "After Home: Política",
    forms
      .filter((form) => form !== FLOOR)
      .map((form) => [form, journeys.filter((journey) => journey.form === form).map(({ seen }) => seen)]),
    [
      ["kB", ({ second }) => kilobytes(second), 1],
      ["paint", ({ second }) => second.firstPaint],
      ["prepared", ({ preparedPaint }) => preparedPaint],
      ["its price, kB", ({ preparedBytes }) => preparedBytes / 1000, 1],
      ["return, kB", ({ again }) => kilobytes(again), 1],
      ["paint", ({ again }) => again.firstPaint],
      ["after an edition, kB", ({ edition }) => kilobytes(edition), 1],
      ["paint", ({ edition }) => edition.firstPaint],
    ],
  );

const verdictsOf = ({ lighthouse }: Measured): string =>
  table<Judged>(
    "Lighthouse",
    lighthouse.map(({ page, seen }) => [page, [seen]]),
    [
      ...categories.map((category): Column<Judged> => [category, ({ scores }) => scores[category] ?? Number.NaN]),
      ["first paint", ({ firstPaint }) => firstPaint],
      ["largest", ({ largestPaint }) => largestPaint],
      ["blocking", ({ blocking }) => blocking],
      ["shift", ({ shift }) => shift, 4],
    ],
  );

/** docs/bench.md. @param times how often each page was visited in each form */
export const benchReport = (measured: Measured, times: number, chromium: string): string => `# Bench

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}; do not edit. Node ${process.versions.node}, ${ask(chromium, "--version") ?? "Chromium"}, ${os.cpus()[0]?.model.trim() ?? ""}, ${os.cpus().length} cores.

A phone of 412 × 823 pixels whose processor is four times slower, on a line that is modelled below TLS (\`tools/measure/line.ts\`): ${LINE.roundTrip} ms there and back, ${LINE.bitsPerSecond / 1e6} Mbit/s for all connections, TCP's first window of ${LINE.firstWindow.toLocaleString("en")} bytes, which doubles with each round trip; HTTP/2, brotli. Medians of ${times} visits, each in a new profile, the forms of a page in turn. **floor**: the page without fonts and scripts, its styles within it.${measured.forms.includes(BEFORE) ? " **before**: the build that `--against` named." : ""} **${NEXT}**: the export as Next leaves it. Kilobytes (1000 bytes) are the bodies of all files that the browser asks for until the page is quiet for a second: HTML, styles, scripts, fonts, the pictures in view or near it, and what else it fetches by itself.

## First view

${firstViews(measured)}

## The next page, and a return

The reader taps a story's link on the front: first where nothing prepares its page, then after resting on it for 1.5 s, while the browser prepares it; milliseconds from the tap, and the price in bytes for who does not tap. Then the front once more, the same and after an edition that has changed every page's text.

${journeysOf(measured)}

## Lighthouse

Its own phone and its simulated line, one visit to each page of the site.

${verdictsOf(measured)}
`;
