import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { findChromium } from "../chromium";
import { screens, type Screen } from "../measure/screens";
import { serve } from "../server";
import { withTemporaryFolder } from "../lab/folder";
import { buildForms, type Folders } from "./forms";
import { measure, type Addresses, type Measured } from "./measure";
import { benchReport } from "./report";
import { load, versions } from "./versions";

/** The pages of the quick look: the front, the one with the most scripts, and the plainest. */
const QUICK = ["Home", "Política", "404"];

async function serveForms(folders: Folders): Promise<{ addresses: Addresses; close: () => void }> {
  const site = await serve({ root: folders.site });
  const floor = await serve({ root: folders.floor });
  const next = await serve({ root: folders.next });
  return {
    addresses: { site: site.url, control: site.url, floor: floor.url, next: next.url },
    close: () => {
      for (const { server } of [site, floor, next]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

async function measureServed(
  folders: Folders,
  pages: readonly Screen[],
  runs: number,
  chromium: string,
): Promise<Measured[]> {
  const { addresses, close } = await serveForms(folders);
  try {
    return await measure(chromium, pages, addresses, runs);
  } finally {
    close();
  }
}

/**
 * Builds, serves and measures the pages in all their forms, prints the tables and
 * writes docs/bench.md; the quick look is only printed.
 * @param root the project's folder
 * @param runs visits to each page in each form, an odd number
 */
export async function bench(root: string, { quick, runs }: { quick: boolean; runs: number }): Promise<void> {
  const chromium = findChromium();
  const report = await withTemporaryFolder(async (temporary) => {
    const folders = await buildForms(root, temporary);
    const loadBefore = load();
    const pages = quick ? screens.filter(({ name }) => QUICK.includes(name)) : screens;
    const measured = await measureServed(folders, pages, runs, chromium);
    return benchReport(measured, {
      runs,
      versions: versions(root, chromium),
      loadBefore,
      loadAfter: load(),
      date: new Date().toISOString().slice(0, 10),
    });
  });
  process.stdout.write(report);
  if (quick) return;
  await mkdir(path.join(root, "docs"), { recursive: true });
  await writeFile(path.join(root, "docs/bench.md"), report);
}
