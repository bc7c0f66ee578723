import os from "node:os";
import { expect, test } from "@playwright/test";
import type { Browser } from "puppeteer-core";
import { judge, type Judged } from "plain-bench/lighthouse";
import { startBrowser } from "plain-bench/visits";
import { screens } from "../../tools/measure/screens";

/*
 * Lighthouse's default phone on slow 4G, simulated: 100 for all but speed, and nothing that moves, on any machine; every
 * score 100 and nothing that blocks where the machine is quiet. That no style blocks is asked of the files themselves.
 */

/** Milliseconds: a processor that is busy with something else takes some. */
const BLOCKING_MS = 20;

/**
 * Where fonts come after the first paint, as on a slow machine, centred and passing words begin a few pixels elsewhere,
 * and what follows a poster's large numerals sixteen: 0.0023 with Times' stand-in. A twentieth of what web.dev calls good.
 */
const OF_FONTS = 0.005;

/** How fast a page is can only be judged where nothing else runs, which no runner of CI promises: there it is told alone. */
const isQuiet = () => !process.env["CI"] && (os.loadavg()[0] ?? 0) < os.availableParallelism();

/** Where a visit misses, so many more are made: another program may have had the processor. */
const FURTHER = 2;

let browser: Browser;
test.beforeAll(async () => {
  browser = await startBrowser(process.env["CHROMIUM_PATH"] ?? "");
});
test.afterAll(() => browser.close());

/** What is not as it should be. @param speed whether the times count */
function misses({ scores, blocking, shift, complaints }: Judged, speed: boolean): string[] {
  const low = Object.entries(scores).filter(([name, score]) => score < 100 && (speed || name !== "performance"));
  return [
    ...low.map(([name, score]) => `${name}: ${score}\n${complaints.join("\n")}`),
    ...(speed && blocking > BLOCKING_MS ? [`blocks for ${Math.round(blocking)} ms`] : []),
    ...(shift >= OF_FONTS ? [`shifts by ${shift.toFixed(4)}`] : []),
  ];
}

/** The figures of a visit. */
const told = (name: string, { scores, firstPaint, largestPaint, blocking, shift }: Judged): string =>
  `${name}: ${Object.values(scores).join("/")}, first and largest paint ${Math.round(firstPaint)} and ${Math.round(largestPaint)} ms, blocks ${Math.round(blocking)} ms, shift ${shift.toFixed(4)}`;

for (const { name, path } of screens) {
  test(`${name} has 100 in Lighthouse, and moves nothing`, async ({ baseURL }) => {
    const speed = isQuiet();
    let found: string[] = [];
    for (let visits = 0; visits <= FURTHER; visits++) {
      const visit = await judge(browser, `${baseURL ?? ""}${path}`);
      console.log(told(name, visit), speed ? "" : "(speed is not judged: the machine may have other work)");
      found = misses(visit, speed);
      if (found.length === 0) break;
    }
    expect(found).toEqual([]);
  });
}
