import { kilobytes, percent, table, whole } from "../table";
import type { Grew, Grown, Growth } from "./grow";
import { prices } from "./prices";
import type { Served, Views } from "./views";

/** What docs/scale.md is made of. */
export type ScaleFindings = {
  grew: Grew;
  served: Served;
  limitMinutes: number;
  versions: string;
  load: { before: number; after: number };
  date: string;
};

const MILLION = 1e6;
const SECONDS_A_MONTH = 30 * 86_400;

const gigabytes = (bytes: number) => (bytes / 1e9).toLocaleString("en", { maximumFractionDigits: 1 });
const euros = (amount: number) => amount.toLocaleString("en", { maximumFractionDigits: amount < 10 ? 2 : 0 });

const sum = (pages: readonly Grown[], of: (page: Grown) => number) => pages.reduce((all, page) => all + of(page), 0);

function growthRow(growth: Growth): string[] {
  const name = `${whole(growth.times)} ×`;
  if ("failure" in growth) return [name, growth.failure, "", "", "", ""];
  const { built, pages } = growth;
  const gibibytes = built.memory === undefined ? "not known here" : `${(built.memory / 2 ** 30).toFixed(1)} GiB`;
  return [
    name,
    `${built.seconds.toFixed(0)} s`,
    gibibytes,
    kilobytes(sum(pages, ({ html }) => html)),
    kilobytes(sum(pages, ({ brotli }) => brotli)),
    whole(sum(pages, ({ elements }) => elements)),
  ];
}

/** The HTML of each page with brotli, a column for each number of stories. */
function pageTable(growths: readonly Growth[]): string {
  const done = growths.flatMap((growth) => ("pages" in growth ? [growth] : []));
  const names = done[0]?.pages.map(({ name }) => name) ?? [];
  return table(
    ["Page", ...done.map(({ times }) => `${whole(times)} ×`)],
    names.map((name) => [
      name,
      ...done.map(({ pages }) => {
        const page = pages.find((candidate) => candidate.name === name);
        return page ? `${kilobytes(page.brotli)} (${whole(page.elements)})` : "";
      }),
    ]),
  );
}

const viewRow = (name: string, { requests, bytes, perSecond }: Views) => [
  name,
  requests.toFixed(1),
  kilobytes(bytes),
  whole(perSecond),
  `${gigabytes(bytes * MILLION)} GB`,
  `${whole(MILLION / perSecond)} s`,
];

/** The busiest moment of a month with so many views, in views a second. */
const peakRate = (views: number) => (views / SECONDS_A_MONTH) * prices.peak;

/** How many views a second the server's port carries. */
const portRate = ({ bytes }: Views) => (prices.server.gigabitsPerSecond * 1e9) / 8 / bytes;

/** Servers that a month's views need by the traffic in their price, by their port and by their core; the largest counts. */
function serversFor(views: number, view: Views): { traffic: number; port: number; core: number; needed: number } {
  const traffic = (views * view.bytes) / (prices.server.terabytes * 1e12);
  const port = peakRate(views) / portRate(view);
  const core = peakRate(views) / view.perSecond;
  return { traffic, port, core, needed: Math.max(1, Math.ceil(Math.max(traffic, port, core))) };
}

function costTable(view: Views): string {
  return table(
    [
      "Views a month",
      "sent",
      "busiest second",
      "servers by traffic, port, core",
      "servers, € a month",
      "files behind a CDN, € a month",
    ],
    [1, 10, 100, 1000].map((millions) => {
      const views = millions * MILLION;
      const { traffic, port, core, needed } = serversFor(views, view);
      const sent = (views * view.bytes) / 1e9;
      return [
        `${whole(millions)} million`,
        `${whole(sent)} GB`,
        `${whole(Math.max(1, peakRate(views)))} views`,
        [traffic, port, core].map((share) => share.toFixed(2)).join(", "),
        `${needed} × ${prices.server.month} = ${whole(needed * prices.server.month)}`,
        `${prices.storage.month} + ${whole(sent)} × ${prices.cdn.gigabyte} = ${euros(prices.storage.month + sent * prices.cdn.gigabyte)}`,
      ];
    }),
  );
}

/** The whole of docs/scale.md. */
export function scaleReport({ grew, served, limitMinutes, versions, load, date }: ScaleFindings): string {
  const { growths, pictures } = grew;
  const { first, further } = served;
  return `# Scale

Written by \`npm run bench -- --scale\` on ${date}; do not edit.

${versions}
- Load of the machine (average of a minute) ${load.before.toFixed(1)} before and ${load.after.toFixed(1)} after.

## More stories

The product has nine pages and no page for a single story, so a newspaper with more stories has longer lists, and that is what is built here: each list of stories of the seven sections 10, 100 and 1,000 times as long as the sample's. The schema fixes how long those lists are; in a temporary copy of the project, and only there, these lengths are lifted. The copies of a story have ids, times, figures and words of their own (words that say nothing, and compress about as well as Spanish prose), and pass every other check of the data. They share the sample's pictures. The front page chooses from the sections and does not grow. It is an experiment about the build: a section page with thousands of stories is no page to publish.

Each build starts without \`.next\` and with the pictures in the cache, and is stopped after ${limitMinutes} minutes. Memory is the most that all processes of the build held together, what they share counted for each. Sizes are of the HTML of the nine pages together, kB of 1000 bytes.

${table(["Stories", "build", "memory", "HTML", "HTML, brotli", "elements"], growths.map(growthRow))}

Each page's HTML with brotli, in kB, and its elements:

${pageTable(growths)}

Pictures grow by themselves: making the sample's ${pictures.made} from nothing, with their sharing and search bitmaps, took ${pictures.seconds.toFixed(0)} s, ${(pictures.seconds / Math.max(1, pictures.made)).toFixed(2)} s each; later builds take them from the cache.

## One core of nginx

nginx on one core with the configuration that the build writes (its listener on loopback, without TLS and without access log), serving the files compressed by the build (${served.encoding}); wrk on the other core with 32 connections kept open, ${served.seconds} s each, no request failed. The eight pages in turn, each as often as the others, with all a phone asks for when they open. A first page comes to an empty cache; at a further one styles, scripts and fonts are kept, and the pictures are new. Bytes are with the responses' headers. The last two columns are the same figures for a million views: GB = 1,000,000 × bytes ÷ 10⁹, and seconds of one core = 1,000,000 ÷ views a second.

${table(["Page", "requests", "kB", "views a second", "a million views", "of one core"], [viewRow("first", first), viewRow("further", further)])}

TLS is not in it: a new reader's handshake costs a server a fraction of a millisecond of one core more, once a visit.

## A million page views, on paper

Reckoned with first pages only, which is the dearest case. Assumptions, to be replaced by one's own contract (tools/bench/scale/prices.ts); none of them is an offer:

- a server with one core, ${prices.server.gigabitsPerSecond} Gbit/s and ${prices.server.terabytes} TB of traffic for ${prices.server.month} € a month;
- a CDN without a flat rate at ${prices.cdn.gigabyte} € a GB, and ${prices.storage.month} € a month for the place where the files lie;
- the busiest second has ${prices.peak} times the month's average: for a million views 1,000,000 ÷ (30 × 86,400 s) × ${prices.peak} = ${peakRate(MILLION).toFixed(1)} views a second.

One port carries ${prices.server.gigabitsPerSecond} Gbit/s ÷ 8 ÷ ${kilobytes(first.bytes)} kB = ${whole(portRate(first))} views a second; one core gave ${whole(first.perSecond)}. ${portRate(first) < first.perSecond ? "So the network is full before the core is." : "So the core is full before the network is."}

${costTable(first)}

## From one small server to a CDN

1. **One small server** with nginx and \`hosting/nginx.conf\`. At ${whole(Math.min(portRate(first), first.perSecond))} first pages a second it is full; by the assumption above that is a newspaper of about ${whole(((Math.min(portRate(first), first.perSecond) / prices.peak) * SECONDS_A_MONTH) / MILLION)} million views a month. What it lacks is not power: it stands in one place and it can fail.
2. **A CDN in front of it**, when readers are far away or one failure may not take the paper down. Files with a hash in their name are kept for a year without asking. HTML is asked about each time (\`no-cache\`) and then costs an answer without content; let the CDN keep it for a minute, and the server sees at most one request a minute for each page and place, whatever the readers do. With ${percent(prices.hits)} of the requests answered by the CDN (an assumption) the server's share of the table falls to a twentieth.
3. **Object storage behind the CDN**, with no server at all. The site is plain files at fixed addresses, so nothing changes but where they are copied; publish the hashed files first and the HTML last, and readers never meet a page whose files are not there yet.

What would have to change first with more stories is the product, not the hosting: section pages of a fixed length and an archive by month, so that a page weighs the same however many stories there are.
`;
}
