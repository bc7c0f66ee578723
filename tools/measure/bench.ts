import { existsSync } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { benchReport, makeFloor, measure, type Form } from "plain-bench";
import { findChromium } from "../check/chromium";
import { endOnSignals, wordsOf } from "../processes";
import { build, copyProject, withTemporaryFolder } from "../project";
import { ROOT } from "../root";
import { command, say } from "../say";
import { serve } from "../serve/server";
import { screens } from "./screens";

/*
 * npm run bench                                 every page in every form on the modelled line, into docs/bench.md
 * npm run bench -- --against /elsewhere/out     another build of the site beside it
 */

/** How often each page is visited in each form. */
const TIMES = 9;

const OUT = path.join(ROOT, "out");

/** The section that a reader goes on to. */
const NEXT = "politica";

/**
 * Puts the finished files of every form into a folder of its own.
 * @param against another build's files
 */
async function putForms(temporary: string, against: string | undefined): Promise<Form[]> {
  const put = async (name: string, files: string, more: Partial<Form> = {}): Promise<Form> => {
    const folder = path.join(temporary, name);
    await cp(files, folder, { recursive: true });
    return { name, folder, travels: true, ...more };
  };
  const site = await put("the site", OUT);
  const about = "the page without fonts and scripts, its styles within it.";
  const floor = await put("floor", OUT, { about, travels: false });
  await makeFloor(floor.folder);
  const before = against === undefined ? [] : [await put("before", against, { about: "another build of the site." })];
  const project = await copyProject(temporary);
  await build(project, { NEXT_RUNTIME: "1" });
  const runtime = path.join(project, "out");
  return [site, floor, ...before, await put("Next's runtime", runtime, { about: "the export as Next leaves it." })];
}

/** Measures everything, and reports it. @throws Error if `--against` names no build, or a page does not open */
async function bench(temporary: string): Promise<void> {
  const { against } = parseArgs({ options: { against: { type: "string" } } }).values;
  if (against !== undefined && !existsSync(path.join(against, "index.html")))
    throw new Error(`--against: ${against} holds no index.html`);
  const next = screens.find(({ path: address }) => address === NEXT);
  if (!next) throw new Error(`The newspaper has no ${NEXT}`);
  const chromium = await findChromium();
  const forms = await putForms(temporary, against);
  const served = await serve({ root: OUT });
  const asked = { forms, pages: screens, next, times: TIMES, served: served.url, chromium, temporary, say };
  try {
    const report = benchReport(await measure(asked), asked, wordsOf(chromium, "--version") ?? "Chromium");
    process.stdout.write(report);
    await writeFile(path.join(ROOT, "docs/bench.md"), report);
  } finally {
    await served.stop();
  }
}

endOnSignals();
await command(() => withTemporaryFolder(bench));
