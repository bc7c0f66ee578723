import { kilobytes, percent, table, whole } from "../table";
import { prices } from "./prices";
import type { Served, Views } from "./views";

/** What docs/scale.md is made of. */
export type ScaleFindings = {
  served: Served;
  versions: string;
  load: { before: number; after: number };
  date: string;
};

const MILLION = 1e6;
const SECONDS_A_MONTH = 30 * 86_400;

const gigabytes = (bytes: number) => (bytes / 1e9).toLocaleString("en", { maximumFractionDigits: 1 });
const euros = (amount: number) => amount.toLocaleString("en", { maximumFractionDigits: amount < 10 ? 2 : 0 });

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
export function scaleReport({ served, versions, load, date }: ScaleFindings): string {
  const { first, further } = served;
  return `# Scale

Written by \`npm run bench -- --scale\` on ${date}; do not edit.

${versions}
- Load of the machine (average of a minute) ${load.before.toFixed(1)} before and ${load.after.toFixed(1)} after.

A page's length has bounds: the schema gives each list a least and a most, and a story that leaves its list leaves the site. So neither builds nor pages grow with the years; what is measured here is how many readers they can have.

## One core of nginx

nginx on one core with the configuration that the build writes (its listener on loopback, without TLS and without access log), serving the files compressed by the build (${served.encoding}); wrk on the other core with 32 connections kept open, ${served.seconds} s each, no request failed. The ${served.pages} pages (all but the error pages) in turn, each as often as the others, with all a phone asks for when they open. A first page comes to an empty cache; at a further one styles, scripts and fonts are kept, and the pictures are new. Bytes are with the responses' headers. The last two columns are the same figures for a million views: GB = 1,000,000 × bytes ÷ 10⁹, and seconds of one core = 1,000,000 ÷ views a second.

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

An archive of stories would be pages of their own, served at the same price each.
`;
}
