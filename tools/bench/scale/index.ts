import { mkdir, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { findChromium } from "../../chromium";
import { withTemporaryFolder } from "../../lab/folder";
import { load, toolVersion, versions } from "../versions";
import { grow } from "./grow";
import { scaleReport } from "./report";
import { needLoadTools } from "./tools";
import { serveViews } from "./views";

const FACTORS = [1, 10, 100, 1000];
const QUICK_FACTORS = [1, 10];

/** A build that takes longer is stopped, and the larger ones are not tried. */
const LIMIT_MINUTES = 20;

/**
 * Builds with more and more stories, loads one core of nginx with the finished files,
 * prints what came of it and writes docs/scale.md; the quick look is only printed.
 * @param root the project's folder
 * @throws Error if there is one core only, or what makes the load cannot be had
 */
export async function scale(root: string, { quick }: { quick: boolean }): Promise<void> {
  if (os.cpus().length < 2) throw new Error("--scale needs two cores: one for nginx, one for what loads it");
  needLoadTools();
  const chromium = findChromium();
  const report = await withTemporaryFolder(async (folder) => {
    const before = load();
    const grew = await grow(root, folder, quick ? QUICK_FACTORS : FACTORS, LIMIT_MINUTES * 60_000);
    const served = await serveViews(chromium, { site: grew.site, nginx: grew.nginx, folder });
    return scaleReport({
      grew,
      served,
      limitMinutes: LIMIT_MINUTES,
      versions: `${versions(root, chromium)}\n- ${toolVersion("nginx", "-v")}`,
      load: { before, after: load() },
      date: new Date().toISOString().slice(0, 10),
    });
  });
  process.stdout.write(report);
  if (quick) return;
  await mkdir(path.join(root, "docs"), { recursive: true });
  await writeFile(path.join(root, "docs/scale.md"), report);
}
