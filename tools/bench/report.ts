import { categories } from "../measure/lighthouse";
import { bytesByKind, totalBytes, type Weight } from "../measure/weigh";
import { formNames, type Form } from "./forms";
import type { Measured } from "./measure";
import { blockingAgainstFloor, GOALS, judge, mediansOf, noise } from "./summary";
import { kilobytes, percent, ratio, table, whole } from "./table";

/** What the tables were made under. */
export type Circumstances = { runs: number; versions: string; loadBefore: number; loadAfter: number; date: string };

const WEIGHED = ["site", "floor", "next"] as const satisfies readonly Form[];
const VISITED = ["site", "control", "floor", "next"] as const satisfies readonly Form[];

function weightCells({ arrival, whole: all, elements }: Weight): string[] {
  const bytes = bytesByKind(arrival);
  return [
    ...[bytes.html, bytes.css, bytes.script, bytes.font, bytes.image, bytes.video].map(kilobytes),
    kilobytes(totalBytes(arrival)),
    String(arrival.length),
    kilobytes(totalBytes(all)),
    whole(elements),
  ];
}

/** The table of weights: a page in each form a row. */
const weightTable = (measured: readonly Measured[]): string =>
  table(
    [
      "Page, form",
      "HTML",
      "CSS",
      "script",
      "font",
      "image",
      "video",
      "all",
      "requests",
      "with all pictures",
      "elements",
    ],
    measured.flatMap(({ screen, weights }) =>
      WEIGHED.map((form) => [`${screen.name}, ${formNames[form]}`, ...weightCells(weights[form])]),
    ),
  );

/** The table of visits: a page in each form a row, medians. */
const visitTable = (measured: readonly Measured[]): string =>
  table(
    ["Page, form", "first paint", "largest paint", "blocking", "shift", ...categories],
    measured.flatMap(({ screen, visits }) =>
      VISITED.map((form) => {
        const { firstPaint, largestPaint, blocking, shift, scores } = mediansOf(visits[form]);
        return [
          `${screen.name}, ${formNames[form]}`,
          ...[firstPaint, largestPaint, blocking].map(whole),
          String(Number(shift.toFixed(4))),
          ...categories.map((category) => String(scores[category])),
        ];
      }),
    ),
  );

/** The table of goals: a page a row. */
const goalTable = (measured: readonly Measured[]): string =>
  table(
    ["Page", "first paint ÷ floor", "largest paint ÷ floor", "blocking", "shift", "missed"],
    measured.map((page) => {
      const { first, largest, blocking, shift, missed } = judge(page);
      return [
        page.screen.name,
        ratio(first),
        ratio(largest),
        whole(blocking),
        String(Number(shift.toFixed(4))),
        missed.join(", ") || "nothing",
      ];
    }),
  );

function noiseLines(measured: readonly Measured[], runs: number): string {
  if (runs === 1) return "A single visit says nothing of chance but by the difference between the site and itself.";
  const line = (name: string, timing: "firstPaint" | "largestPaint") => {
    const { between, within } = noise(measured, timing);
    return `- ${name}: the two medians of a page differ by at most ${percent(between)}; the control's visits to one page lie ${percent(within.usual)} apart as a rule, at worst ${percent(within.worst)}.`;
  };
  const { more, less, chance } = blockingAgainstFloor(measured);
  const blocking = `- Blocking time: of the site's visits, ${more} blocked longer than the floor's of the same round and ${less} shorter, the others alike; by chance alone they would lie as far apart ${percent(chance)} of the time (sign test).`;
  return [line("First paint", "firstPaint"), line("Largest paint", "largestPaint"), blocking].join("\n");
}

/** What cost the site points, each audit with the pages it was found on. */
function complaintLines(measured: readonly Measured[]): string {
  const found = new Map<string, Set<string>>();
  for (const { screen, visits } of measured) {
    for (const complaint of visits.site.flatMap(({ complaints }) => complaints)) {
      const [title = ""] = complaint.split("\n");
      found.set(title, (found.get(title) ?? new Set()).add(screen.name));
    }
  }
  const lines = [...found].map(([title, pages]) => `- ${title} (${[...pages].join(", ")})`);
  return lines.length > 0 ? lines.join("\n") : "None.";
}

/**
 * The whole of docs/bench.md.
 * @param more sections of other measurements
 */
export function benchReport(
  measured: readonly Measured[],
  more: readonly string[],
  { runs, versions, loadBefore, loadAfter, date }: Circumstances,
): string {
  return `# Bench

Written by \`npm run bench\` on ${date}; do not edit.

${versions}
- Load of the machine (average of a minute) ${loadBefore.toFixed(1)} before the measurements and ${loadAfter.toFixed(1)} after them; the measurements themselves keep about one core busy.

Three forms of each page, built from the same sources and served on loopback over HTTP/1.1 with the brotli files that the build has made (nothing is compressed per request; a text that came without brotli would stop the bench):

- **${formNames.site}**: the finished site. It is measured a second time as **${formNames.control}**: what differs between these two is chance.
- **${formNames.floor}**: the same page with every script and every web font taken out.
- **${formNames.next}**: the same page as Next exports it, with its runtime (\`NEXT_RUNTIME=1\`).

## Goals

First paint at most ${ratio(GOALS.firstPaint)} and largest paint at most ${ratio(GOALS.largestPaint)} times the floor's, blocking time no longer than the floor's own noise, no layout shift (to the three decimals that Lighthouse shows), all four scores 100.

${goalTable(measured)}

## What a page weighs

Kilobytes (1000 bytes) as transferred, without the responses' headers, on a phone of 412 × 823 pixels at 1.75 dots, when the page opens. «With all pictures» is everything the page can ask for there, closed panels and the film included.

${weightTable(measured)}

## How fast it is on a slow phone

Lighthouse's default phone and network (simulated slow 4G, processor four times slower), milliseconds, medians of ${runs} ${runs === 1 ? "visit" : "visits"} to each page in each form, a fresh Chromium for each visit, the forms of a page one after the other and in another order each round. The not-found page asks search engines not to list it, so Lighthouse's check for that is left out there.

${visitTable(measured)}

What cost the site points in any visit:

${complaintLines(measured)}

${more.join("\n")}
## How far to trust it

${noiseLines(measured, runs)}
`;
}
