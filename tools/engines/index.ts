import { mkdir } from "node:fs/promises";
import path from "node:path";
import { endOnSignals } from "../processes";
import { withTemporaryFolder } from "../project";
import { command, say } from "../say";
import type { Engine, Settings } from "./engine";
import { examineDeeds, examinePages, examineWithoutScripts, type Result, type Sites } from "./examine";
import { startFirefox } from "./firefox";
import { howToInstall } from "./missing";
import { photograph } from "./photograph";
import { PLAYWRIGHTS } from "./playwright";
import { serveCopy } from "./site";
import { startWebKit } from "./webkit";

/*
 * npm run test:engines                         the finished `out` in Firefox and in WebKitGTK
 * npm run test:engines -- --pictures FOLDER    pictures of its pages in both, to look at
 * npm run test:engines -- --playwright         the finished `out` in Playwright's own Firefox and WebKit
 */

type Start = (settings: Settings) => Promise<Engine>;

const ENGINES: readonly Start[] = [startFirefox, startWebKit];
const WITH_SCRIPTS: Settings = { scripts: true, dark: false };

/** Starts an engine, does something with it, and ends it. */
async function using<T>(start: Start, settings: Settings, work: (engine: Engine) => Promise<T>) {
  const engine = await start(settings);
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}

/** Prints what was found. @returns the results with faults */
function report(results: readonly Result[]): Result[] {
  for (const { engine, what, faults } of results) {
    process.stdout.write(`${engine}, ${what}: ${faults.length === 0 ? "as it should be" : ""}\n`);
    for (const fault of faults) process.stdout.write(`  ${fault}\n`);
  }
  return results.filter(({ faults }) => faults.length > 0);
}

/** What engines show of every page, and of what pages do. @returns what is not as it should be */
async function examineAll(engines: readonly Start[], sites: Sites): Promise<Result[]> {
  const wrong: Result[] = [];
  for (const start of engines)
    await using(start, WITH_SCRIPTS, async (engine) => {
      say(engine.name);
      wrong.push(...report(await examinePages(engine, sites)), ...report(await examineDeeds(engine, sites)));
    });
  return wrong;
}

/** @throws Error if anything is not as it should be */
function judge(wrong: readonly Result[]): void {
  if (wrong.length > 0) throw new Error(`${wrong.length} are not as they should be`);
}

async function examine(sites: Sites): Promise<void> {
  const wrong = await examineAll(ENGINES, sites);
  await using(startFirefox, WITH_SCRIPTS, (asked) =>
    using(startFirefox, { scripts: false, dark: false }, async (engine) =>
      wrong.push(...report(await examineWithoutScripts(engine, asked, sites))),
    ),
  );
  judge(wrong);
}

async function photographAll({ whole }: Sites, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const start of ENGINES)
    for (const dark of [false, true])
      await using(start, { scripts: true, dark }, (engine) =>
        photograph(engine, whole, folder, dark ? "dark" : "light"),
      );
}

endOnSignals();
await command(async () => {
  const [option, folder] = process.argv.slice(2);
  const install = option === "--playwright" ? undefined : howToInstall();
  if (install) throw new Error(`Not all engines are here. As root: ${install}`);
  await withTemporaryFolder(async (temporary) => {
    const site = await serveCopy(path.join(temporary, "whole"));
    const bare = await serveCopy(path.join(temporary, "bare"), false);
    const sites = { whole: site.url, withoutPictures: bare.url };
    try {
      if (option === "--pictures") await photographAll(sites, folder ?? "engines-pictures");
      else if (option === "--playwright") judge(await examineAll(PLAYWRIGHTS, sites));
      else await examine(sites);
    } finally {
      await site.stop();
      await bare.stop();
    }
  });
});
