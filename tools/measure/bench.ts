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
import { BEFORE, benchReport, FLOOR, NEXT, SITE, visitsKey, type Measured } from "./report";
import { screens } from "./screens";
import { startBrowser, travel, visit } from "./visits";

/*
 * npm run bench                                 every page in every form on the modelled line, into docs/bench.md
 * npm run bench -- --against /elsewhere/out     another build of the site beside it
 * npm run bench -- --pages Home --visits 1 --without-next    a quick look, only printed
 */

/** The section that a reader goes on to. */
const SECTION = "politica";

/** Puts the finished files of every form into a folder of its own. @returns the forms' names and folders */
async function putForms(temporary: string, { against, next }: { against: string | undefined; next: boolean }) {
  const folder = (name: string) => path.join(temporary, name);
  const forms = new Map([
    [SITE, folder("site")],
    [FLOOR, folder("floor")],
  ]);
  await cp(path.join(ROOT, "out"), folder("site"), { recursive: true });
  await makeFloor(folder("site"), folder("floor"));
  if (against !== undefined) {
    if (!existsSync(path.join(against, "index.html"))) throw new Error(`--against: ${against} holds no index.html`);
    await cp(against, folder("against"), { recursive: true });
    forms.set(BEFORE, folder("against"));
  }
  if (next) {
    const project = await copyProject(temporary);
    await build(project, { NEXT_RUNTIME: "1" });
    forms.set(NEXT, path.join(project, "out"));
  }
  return forms;
}

/** What Lighthouse's own phone says of the finished site, each page in a Chromium that is already warm. */
async function askLighthouse(chromium: string, pages: typeof screens): Promise<Measured["lighthouse"]> {
  const { url, stop } = await serve({ root: path.join(ROOT, "out") });
  const browser = await startDriven(chromium);
  const found: Measured["lighthouse"] = new Map();
  try {
    await inTurn("Lighthouse", pages, async ({ name, path: at }) => {
      found.set(name, await judge(browser, `${url}/${at}`));
    });
    return found;
  } finally {
    browser.kill();
    await stop();
  }
}

/** A visit to make: its form's place changes with the round, so that whatever else the machine does falls on all alike. */
function turns(hosts: ReadonlyMap<string, Host>, visits: number): { form: string; host: Host }[] {
  const all = [...hosts].map(([form, host]) => ({ form, host }));
  return Array.from({ length: visits }, (_, round) => round % all.length).flatMap((first) => [
    ...all.slice(first),
    ...all.slice(0, first),
  ]);
}

/** Adds to the list that a map has for a key. */
const add = <Value>(lists: Map<string, Value[]>, key: string, value: Value) =>
  lists.set(key, [...(lists.get(key) ?? []), value]);

/** Visits every page in every form, and travels in every form but the floor. @param visits to each page in each form */
async function measure(forms: ReadonlyMap<string, string>, pages: typeof screens, visits: number): Promise<Measured> {
  const chromium = await findChromium();
  const measured: Measured = { visits: new Map(), journeys: new Map(), lighthouse: new Map() };
  await withTemporaryFolder(async (temporary) => {
    const certificate = await makeCertificate(temporary);
    const browser = await startBrowser(chromium, certificate.trusted);
    const hosts = new Map<string, Host>();
    try {
      for (const [form, folder] of forms) hosts.set(form, await startHost(folder, certificate));
      const visiting = pages.flatMap((page) => turns(hosts, visits).map((turn) => ({ page, ...turn })));
      await inTurn("Visiting", visiting, async ({ page, form, host }) => {
        add(measured.visits, visitsKey(page.name, form), await visit(browser, host, page.path));
      });
      const travelling = turns(hosts, visits).filter(({ form }) => form !== FLOOR);
      await inTurn("Travelling", travelling, async ({ form, host }) => {
        add(measured.journeys, form, await travel(browser, host, SECTION));
      });
    } finally {
      await browser.close();
      for (const host of hosts.values()) await host.stop();
    }
  });
  return { ...measured, lighthouse: await askLighthouse(chromium, pages) };
}

endOnSignals();
await command(async () => {
  const option = { type: "string" } as const;
  const { values } = parseArgs({
    options: { against: option, pages: option, visits: option, "without-next": { type: "boolean" } },
  });
  const visits = Number(values.visits ?? 5);
  if (!Number.isInteger(visits) || visits < 1 || visits % 2 === 0)
    throw new Error(`--visits: an odd number was expected, not ${values.visits ?? ""}`);
  const named = values.pages?.split(",");
  const pages = screens.filter(({ name }) => named === undefined || named.includes(name));
  const next = !(values["without-next"] ?? false);
  const against = values.against === undefined ? undefined : path.resolve(values.against);
  await withTemporaryFolder(async (temporary) => {
    const forms = await putForms(temporary, { against, next });
    const measured = await measure(forms, pages, visits);
    const report = benchReport(measured, { forms: [...forms.keys()], pages, visits, chromium: await findChromium() });
    process.stdout.write(report);
    if (named === undefined && next) await writeFile(path.join(ROOT, "docs/bench.md"), report);
  });
});
