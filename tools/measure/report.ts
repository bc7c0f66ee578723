import os from "node:os";
import { ask } from "../processes";
import { kinds } from "./host";
import { LINE } from "./line";
import { categories, type Visit as Judged } from "./lighthouse";
import type { Screen } from "./screens";
import type { Journey, Visit } from "./visits";

/* The forms of the site, as the tables call them. */
export const SITE = "the site";
export const FLOOR = "floor";
export const BEFORE = "before";
export const NEXT = "Next's runtime";

/** All that was measured: visits by page and form (`visitsKey`), journeys by form, Lighthouse's verdicts by page. */
export type Measured = {
  visits: Map<string, Visit[]>;
  journeys: Map<string, Journey[]>;
  lighthouse: Map<string, Judged>;
};

export const visitsKey = (page: string, form: string): string => `${page}, ${form}`;

/** The middle one; of an even number the upper of the two. */
const median = (figures: readonly number[]): number =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;

/** A Markdown table; the first column is text, the others are figures. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, index) => (index === 0 ? "---" : "---:")), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");

const whole = (figure: number): string => Math.round(figure).toLocaleString("en");
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const total = ({ sent }: Visit): number => Object.values(sent.bytes).reduce((sum, bytes) => sum + bytes, 0);

type About = { forms: readonly string[]; pages: readonly Screen[]; visits: number; chromium: string };

function paints({ visits }: Measured, { forms, pages }: About): string {
  const of = (page: string, form: string, figure: (visit: Visit) => number) =>
    median((visits.get(visitsKey(page, form)) ?? []).map(figure));
  const others = forms.filter((form) => form !== SITE);
  const rows = pages.map(({ name }) => {
    const first = forms.map((form) => of(name, form, ({ firstPaint }) => firstPaint));
    const shares = others.map((form) => (first[0] ?? Number.NaN) / (first[forms.indexOf(form)] ?? Number.NaN));
    const rest = [
      of(name, SITE, ({ largestPaint }) => largestPaint),
      of(name, SITE, ({ blocking }) => blocking),
      of(name, FLOOR, ({ blocking }) => blocking),
    ];
    const shift = of(name, SITE, (visit) => visit.shift).toFixed(4);
    return [name, ...first.map(whole), ...shares.map((share) => share.toFixed(2)), ...rest.map(whole), shift];
  });
  const ratios = others.map((form) => `÷ ${form}`);
  return table(["First paint, ms", ...forms, ...ratios, "largest paint", "blocking", "floor's", "shift"], rows);
}

function weights({ visits }: Measured, { pages }: About): string {
  const rows = pages.map(({ name }) => {
    const [one] = visits.get(visitsKey(name, SITE)) ?? [];
    return one
      ? [name, ...kinds.map((kind) => kilobytes(one.sent.bytes[kind])), kilobytes(total(one)), String(one.sent.files)]
      : [name];
  });
  return table(["First view, kB", ...kinds, "all", "files"], rows);
}

function travels({ journeys }: Measured): string {
  const rows = [...journeys].map(([form, all]) => {
    const of = (figure: (journey: Journey) => number) => median(all.map(figure));
    return [
      form,
      kilobytes(of(({ second }) => total(second))),
      whole(of(({ second }) => second.firstPaint)),
      whole(of(({ preparedPaint }) => preparedPaint)),
      kilobytes(of(({ preparedBytes }) => preparedBytes)),
      kilobytes(of(({ again }) => total(again))),
      whole(of(({ again }) => again.firstPaint)),
      kilobytes(of(({ edition }) => total(edition))),
      whole(of(({ edition }) => edition.firstPaint)),
    ];
  });
  const head = ["kB", "paint", "prepared", "its price, kB", "return, kB", "paint", "after an edition, kB", "paint"];
  return table(["After Home: Política", ...head], rows);
}

const verdicts = ({ lighthouse }: Measured): string =>
  table(
    ["Lighthouse", ...categories, "first paint", "largest", "blocking", "shift"],
    [...lighthouse].map(([name, { scores, firstPaint, largestPaint, blocking, shift }]) => [
      name,
      ...categories.map((category) => String(scores[category])),
      ...[firstPaint, largestPaint, blocking].map(whole),
      shift.toFixed(4),
    ]),
  );

/** docs/bench.md. */
export const benchReport = (measured: Measured, about: About): string => `# Bench

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}; do not edit. Node ${process.versions.node}, ${ask(about.chromium, "--version") ?? "Chromium"}, ${os.cpus()[0]?.model.trim() ?? ""}, ${os.cpus().length} cores.

A phone of 412 × 823 pixels whose processor is four times slower, on a line that is modelled below TLS (\`tools/measure/line.ts\`): ${LINE.roundTrip} ms there and back, ${LINE.bitsPerSecond / 1e6} Mbit/s for all connections, TCP's first window of ${LINE.firstWindow.toLocaleString("en")} bytes, which doubles with each round trip; HTTP/2, brotli. Medians of ${about.visits} visits, each in a new profile, the forms of a page in turn. **floor**: the page with its styles within it, without fonts and scripts.${about.forms.includes(BEFORE) ? " **before**: the build that `--against` named." : ""} **${NEXT}**: the export as Next leaves it.

## First view

${paints(measured, about)}

${weights(measured, about)}

## The next page, and a return

The reader taps a story's link on the front: first where nothing prepares its page, then after resting on it for 1.5 s, while the browser prepares it; milliseconds from the tap, and the price in bytes for who does not tap. Then the front once more, the same and after an edition that has changed every page's text.

${travels(measured)}

## Lighthouse

Its own phone and its simulated line, one visit to each page of the site.

${verdicts(measured)}
`;
