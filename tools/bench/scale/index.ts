import { readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { findChromium } from "../../chromium";
import { canInstall, install } from "../../debian";
import { has } from "../../processes";
import { build, copyProject, ROOT, withTemporaryFolder } from "../../project";
import { load, toolVersion, versions } from "../versions";
import { scaleReport } from "./report";
import { serveViews } from "./views";

/** Debian's packages of what the load is made with, by the command they bring. */
const PACKAGES: Readonly<Record<string, string>> = { nginx: "nginx-light", wrk: "wrk", taskset: "util-linux" };

/** @throws Error naming what is missing where it cannot be installed */
async function needLoadTools(): Promise<void> {
  const missing = Object.entries(PACKAGES).flatMap(([command, name]) => (has(command) ? [] : [name]));
  if (missing.length === 0) return;
  if (!canInstall()) throw new Error(`Install ${missing.join(", ")}: the load is made with them`);
  await install(missing);
}

/**
 * Builds the site, loads one core of nginx with it, prints what came of it and writes
 * docs/scale.md; the quick look is only printed.
 * @throws Error if there is one core only, or what makes the load cannot be had
 */
export async function scale({ quick }: { quick: boolean }): Promise<void> {
  if (os.cpus().length < 2) throw new Error("--scale needs two cores: one for nginx, one for what loads it");
  await needLoadTools();
  const chromium = await findChromium();
  const report = await withTemporaryFolder(async (folder) => {
    const project = await copyProject(folder);
    await build(project);
    const before = load();
    const served = await serveViews(chromium, {
      site: path.join(project, "out"),
      nginx: await readFile(path.join(project, ".generated/hosting/nginx.conf"), "utf8"),
      folder,
      seconds: quick ? 2 : 10,
    });
    return scaleReport({
      served,
      versions: `${versions(chromium)}\n- ${toolVersion("nginx", "-v")}`,
      load: { before, after: load() },
      date: new Date().toISOString().slice(0, 10),
    });
  });
  process.stdout.write(report);
  if (!quick) await writeFile(path.join(ROOT, "docs/scale.md"), report);
}
