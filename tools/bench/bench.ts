import { writeFile } from "node:fs/promises";
import path from "node:path";
import { findChromium } from "../chromium";
import { screens, type Screen } from "../measure/screens";
import { copyProject, ROOT, withTemporaryFolder } from "../project";
import { serve } from "../server";
import { buildsReport, timeBuilds } from "./builds";
import { buildForms, type Folders } from "./forms";
import { measure, type Addresses, type Measured } from "./measure";
import { benchReport } from "./report";
import { load, versions } from "./versions";
import { measureVisits } from "./visits";
import { visitsReport } from "./visits/report";

/** The pages of the quick look: the front, the one with the most scripts, and the plainest. */
const QUICK = ["Home", "Política", "404"];

async function measureServed(
  folders: Folders,
  pages: readonly Screen[],
  runs: number,
  chromium: string,
): Promise<Measured[]> {
  const site = await serve({ root: folders.site });
  const floor = await serve({ root: folders.floor });
  const next = await serve({ root: folders.next });
  try {
    const addresses: Addresses = { site: site.url, control: site.url, floor: floor.url, next: next.url };
    return await measure(chromium, pages, addresses, runs);
  } finally {
    for (const { stop } of [site, floor, next]) await stop();
  }
}

/**
 * Builds, serves and measures the pages in all their forms, prints the tables and
 * writes docs/bench.md; the quick look is only printed.
 * @param runs visits to each page in each form, an odd number
 */
export async function bench({ quick, runs }: { quick: boolean; runs: number }): Promise<void> {
  const chromium = await findChromium();
  const report = await withTemporaryFolder(async (temporary) => {
    const project = await copyProject(temporary);
    const folders = await buildForms(temporary, project);
    const loadBefore = load();
    const pages = quick ? screens.filter(({ name }) => QUICK.includes(name)) : screens;
    const measured = await measureServed(folders, pages, runs, chromium);
    const visits = await measureVisits(chromium, { temporary, project, folders, runs });
    const builds = await timeBuilds(project);
    return benchReport(measured, [visitsReport(visits), buildsReport(builds)], {
      runs,
      versions: versions(chromium),
      loadBefore,
      loadAfter: load(),
      date: new Date().toISOString().slice(0, 10),
    });
  });
  process.stdout.write(report);
  if (!quick) await writeFile(path.join(ROOT, "docs/bench.md"), report);
}
