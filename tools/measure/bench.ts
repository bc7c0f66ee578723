import { existsSync } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { inTurn } from "../../adapter/progress";
import { findChromium } from "../check/chromium";
import { endOnSignals } from "../processes";
import { build, copyProject, ROOT, withTemporaryFolder } from "../project";
import { command } from "../say";
import { serve } from "../serve/server";
import { makeFloor } from "./floor";
import { makeCertificate, startHost, type Host } from "./host";
import { judge, startDriven } from "./lighthouse";
import { BEFORE, benchReport, FLOOR, NEXT, SITE, type Measured } from "./report";
import { screens } from "./screens";
import { startBrowser, travel, visit } from "./visits";

/*
 * npm run bench                                 every page in every form on the modelled line, into docs/bench.md
 * npm run bench -- --against /elsewhere/out     another build of the site beside it
 * npm run bench -- --pages Home --visits 1 --without-next    a quick look, only printed
 */

/** The section that a reader goes on to. */
const SECTION = "politica";

type Wanted = { pages: typeof screens; times: number; against: string | undefined; next: boolean };

/** Puts the finished files of every form into a folder of its own. @returns the forms' names and folders */
async function putForms(temporary: string, { against, next }: Wanted): Promise<Map<string, string>> {
  const out = path.join(ROOT, "out");
  const forms = new Map([SITE, FLOOR, BEFORE].map((form) => [form, path.join(temporary, form)]));
  await cp(out, forms.get(SITE) ?? "", { recursive: true });
  await makeFloor(out, forms.get(FLOOR) ?? "");
  if (against === undefined) forms.delete(BEFORE);
  else await cp(against, forms.get(BEFORE) ?? "", { recursive: true });
  if (next) {
    const project = await copyProject(temporary);
    await build(project, { NEXT_RUNTIME: "1" });
    forms.set(NEXT, path.join(project, "out"));
  }
  return forms;
}

/** What Lighthouse's own phone says of the finished site, each page in a Chromium that is already warm. */
async function askLighthouse(chromium: string, { lighthouse, pages }: Measured): Promise<void> {
  const { url, stop } = await serve({ root: path.join(ROOT, "out") });
  const browser = await startDriven(chromium);
  try {
    await inTurn("Lighthouse", pages, async ({ name, path: at }) => {
      lighthouse.push({ page: name, seen: await judge(browser, `${url}/${at}`) });
    });
  } finally {
    browser.kill();
    await stop();
  }
}

/** Who is visited when: a form's place changes with the round, so that whatever else the machine does falls on all alike. */
const turns = (hosts: readonly Host[], times: number): Host[] =>
  Array.from({ length: times }, (_, round) => round % hosts.length).flatMap((first) => [
    ...hosts.slice(first),
    ...hosts.slice(0, first),
  ]);

/** Visits every page in every form, and travels in every form but the floor. */
async function visitAll(chromium: string, temporary: string, { pages, times, ...wanted }: Wanted): Promise<Measured> {
  const forms = await putForms(temporary, { pages, times, ...wanted });
  const measured: Measured = { forms: [...forms.keys()], pages, visits: [], journeys: [], lighthouse: [] };
  const certificate = await makeCertificate(temporary);
  const browser = await startBrowser(chromium, certificate.trusted);
  const hosts = new Map<Host, string>();
  try {
    for (const [form, folder] of forms) hosts.set(await startHost(folder, certificate), form);
    const visiting = pages.flatMap((page) => turns([...hosts.keys()], times).map((host) => ({ page, host })));
    await inTurn("Visiting", visiting, async ({ page, host }) => {
      const seen = await visit(browser, host, page.path);
      measured.visits.push({ page: page.name, form: hosts.get(host) ?? "", seen });
    });
    const travelling = [...hosts.keys()].filter((host) => hosts.get(host) !== FLOOR);
    await inTurn("Travelling", turns(travelling, times), async (host) => {
      measured.journeys.push({ form: hosts.get(host) ?? "", seen: await travel(browser, host, SECTION) });
    });
    return measured;
  } finally {
    await browser.close();
    for (const host of hosts.keys()) await host.stop();
  }
}

function readArguments(): Wanted & { whole: boolean } {
  const option = { type: "string" } as const;
  const { values } = parseArgs({
    options: { against: option, pages: option, visits: option, "without-next": { type: "boolean", default: false } },
  });
  const { against, visits = "5", pages: named, "without-next": without } = values;
  const times = Number(visits);
  if (!Number.isInteger(times) || times % 2 === 0) throw new Error(`--visits: ${visits} is not an odd number`);
  if (against !== undefined && !existsSync(path.join(against, "index.html")))
    throw new Error(`--against: ${against} holds no index.html`);
  const pages = screens.filter(({ name }) => named === undefined || named.split(",").includes(name));
  return { pages, times, against, next: !without, whole: named === undefined && !without };
}

endOnSignals();
await command(async () => {
  const { whole, ...wanted } = readArguments();
  const chromium = await findChromium();
  await withTemporaryFolder(async (temporary) => {
    const measured = await visitAll(chromium, temporary, wanted);
    await askLighthouse(chromium, measured);
    const report = benchReport(measured, wanted.times, chromium);
    process.stdout.write(report);
    if (whole) await writeFile(path.join(ROOT, "docs/bench.md"), report);
  });
});
