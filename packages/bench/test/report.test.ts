import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { brotliDecompressSync } from "node:zlib";
import { turns, type Measured } from "../src/bench";
import { makeFloor } from "../src/floor";
import { complaintsOf } from "../src/lighthouse";
import { benchReport } from "../src/report";
import { folderWith } from "./folder";

const sent = (html: number) => ({
  bytes: { html, css: 0, script: 0, font: 0, image: 0, video: 0, other: 0 },
  prepared: 0,
});
const visit = (firstPaint: number, html = 2000) => ({
  firstPaint,
  largestPaint: firstPaint + 100,
  blocking: 10,
  sent: sent(html),
});

const asked = {
  forms: [
    { name: "new", folder: "/new", travels: true },
    { name: "old", folder: "/old", about: "the build of yesterday.", travels: true },
  ],
  next: { name: "Politics", path: "politics" },
  times: 3,
};

const row = (report: string, name: string) =>
  (report.split("\n").find((line) => line.startsWith(`| ${name} |`)) ?? "").split("|").map((cell) => cell.trim());

test("a report gives medians, and how the site compares with each other form", () => {
  const times = { new: [300, 900, 400], old: [800, 700, 1600] };
  const measured: Measured = {
    visits: Object.entries(times).flatMap(([form, paints]) =>
      paints.map((paint) => ({ ...visit(paint, 20_000), blocking: 0, work: 50, page: "Front", form })),
    ),
    journeys: [
      { again: visit(10), edition: visit(20), unasked: 500, second: visit(30, 4000), form: "new", prepares: true },
    ],
    lighthouse: [
      {
        page: "Front",
        scores: { seo: 100, performance: 97 },
        firstPaint: 1,
        largestPaint: 2,
        blocking: 3,
        shift: 0.0023,
        complaints: [],
      },
    ],
  };
  const report = benchReport(measured, asked, "Chromium 1");
  assert.deepEqual(row(report, "Front, new").slice(2, 5), ["400", "1.00", "100"]);
  assert.deepEqual(row(report, "Front, old").slice(7, 9), ["0", "–"], "of no blocking there is no share");
  assert.equal(row(report, "Front, new")[9], "20.0", "of a thousand bytes each");
  assert.deepEqual(row(report, "Front, old").slice(2, 5), ["800", "0.50", "100"]);
  assert.deepEqual(row(report, "new, prepared").slice(2, 8), ["30", "0.5", "4.0", "10", "2.0", "20"]);
  assert.deepEqual(row(report, "Front").slice(2), ["97", "1", "2", "3", "0.0023", ""]);
  assert.ok(report.includes("**old**: the build of yesterday."));
});

test("each form comes first in a round", () => {
  assert.equal(turns(["a", "b", "c"], 3).join(""), "abcbcacab");
});

test("the floor of a page is its words and its style", async () => {
  const page =
    '<head><meta http-equiv="Content-Security-Policy" content="x"><link rel="preload" as="font" href="/f.woff2"><link rel="stylesheet" media="print" href="/p.css"><link rel="icon" href="/i.svg"><style>@font-face{font-family:F;src:url(/f.woff2)}p{top:0}</style></head><p>Words<script type="module">go()</script>';
  const folder = await folderWith({ "section/index.html": page, "section/index.html.gz": "old" });
  await makeFloor(folder);
  const bare = '<head><link rel="icon" href="/i.svg"><style>p{top:0}</style></head><p>Words';
  const file = path.join(folder, "section/index.html");
  assert.equal(await readFile(file, "utf8"), bare);
  assert.equal(brotliDecompressSync(await readFile(`${file}.br`)).toString(), bare);
  assert.equal(existsSync(`${file}.gz`), false, "that of the whole page");
  // A second time there is nothing to take out: a pattern that finds nothing is said.
  await assert.rejects(
    makeFloor(folder),
    /section\/index\.html has no scripts, preloaded fonts and stylesheets, a policy, fonts to take out/,
  );
  // So is one of them alone, though another page has it.
  await writeFile(path.join(folder, "index.html"), page);
  await writeFile(file, page.replace(/<script\b[^]*<\/script>/, ""));
  await assert.rejects(makeFloor(folder), /section\/index\.html has no scripts to take out/);
});

test("of Lighthouse's audits only those are complained of that count and are not perfect", () => {
  const audit = (id: string, score: number | null) => ({ id, title: id.toUpperCase(), score });
  const audits = {
    whole: audit("whole", 1),
    half: audit("half", 0.99),
    idle: audit("idle", 0),
    none: audit("none", null),
  };
  const auditRefs = Object.keys(audits).map((id) => ({ id, weight: id === "idle" ? 0 : 1 }));
  const lhr = { audits, categories: { seo: { auditRefs } } } as unknown as Parameters<typeof complaintsOf>[0];
  assert.deepEqual(complaintsOf(lhr), ['half: HALF\n  ""']);
});
