import os from "node:os";
import { expect, test } from "@playwright/test";
import type { Browser } from "puppeteer-core";
import { judge, type Judged } from "../../tools/measure/lighthouse";
import { screens } from "../../tools/measure/screens";
import { startBrowser } from "../../tools/measure/visits";

/* Lighthouse's default phone on slow 4G, simulated: every score 100, nothing that blocks, nothing that moves. */

/** Milliseconds: a processor that is busy with something else takes some. */
const BLOCKING_MS = 20;

/** How fast a page is can only be judged where nothing else runs, which no runner of CI promises; the bench is for that too. */
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
    ...(shift >= 0.0005 ? [`shifts by ${shift.toFixed(4)}`] : []),
  ];
}

for (const { name, path } of screens) {
  test(`${name} has four times 100 in Lighthouse, blocks nothing and moves nothing`, async ({ baseURL }) => {
    const speed = isQuiet();
    if (!speed) console.log(`${name}: its speed is not judged, for the machine has other work`);
    let found: string[] = [];
    for (let visits = 0; visits <= FURTHER; visits++) {
      found = misses(await judge(browser, `${baseURL ?? ""}${path}`), speed);
      if (found.length === 0) break;
    }
    expect(found).toEqual([]);
  });
}
