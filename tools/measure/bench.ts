import { existsSync } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { filesIn } from "../../lib/folders";
import { findChromium } from "../check/chromium";
import { endOnSignals } from "../processes";
import { build, copyProject, ROOT, withTemporaryFolder } from "../project";
import { command, say } from "../say";
import { serve } from "../serve/server";
import { makeCertificate, startHost, type Host } from "./host";
import { judge } from "./lighthouse";
import { BEFORE, benchReport, FLOOR, NEXT, SITE, type Measured } from "./report";
import { screens } from "./screens";
import { startBrowser, travel, visit } from "./visits";

/*
 * npm run bench                                 every page in every form on the modelled line, into docs/bench.md
 * npm run bench -- --against /elsewhere/out     another build of the site beside it
 */

/** How often each page is visited in each form. */
const VISITS = 9;

const OUT = path.join(ROOT, "out");

/** The section that a reader goes on to. */
const SECTION = "politica";

/** What the floor of a page lacks: scripts, fonts, rules for paper and for high contrast, and the policy of all these. */
const NOT_ON_THE_FLOOR = [
  /<script\b[^>]*>[^]*?<\/script>/gi,
  /<link\b[^>]*\b(as="?font|rel="?stylesheet)[^>]*>/gi,
  /<meta http-equiv="?Content-Security-Policy[^>]*>/gi,
  /@font-face\s*\{[^}]*url\([^}]*\}/gi,
];

/** Makes the floor of the site: what a page's own words, style and pictures cost. Nothing faster prints as much. */
async function makeFloor(floor: string): Promise<void> {
  for (const file of filesIn(floor)) {
    if (!file.endsWith(".html")) continue;
    const target = path.join(floor, file);
    const whole = await readFile(target, "utf8");
    const bare = NOT_ON_THE_FLOOR.reduce((rest, lacking) => rest.replaceAll(lacking, ""), whole);
    await writeFile(target, bare);
    await writeFile(`${target}.br`, await promisify(brotliCompress)(bare));
    await rm(`${target}.gz`, { force: true });
  }
}

/** Puts the finished files of every form into a folder of its own. @returns the folders, by the forms' names */
async function putForms(temporary: string, against: string | undefined): Promise<Map<string, string>> {
  const forms = new Map<string, string>();
  const put = async (form: string, files: string) => {
    const folder = path.join(temporary, form);
    await cp(files, folder, { recursive: true });
    forms.set(form, folder);
    return folder;
  };
  await put(SITE, OUT);
  await makeFloor(await put(FLOOR, OUT));
  if (against !== undefined) await put(BEFORE, against);
  const project = await copyProject(temporary);
  await build(project, { NEXT_RUNTIME: "1" });
  await put(NEXT, path.join(project, "out"));
  return forms;
}

/** What is visited when: another form comes first in each round, so that whatever else the machine does falls on all alike. */
const turns = <Form>(forms: readonly Form[]): Form[] =>
  Array.from({ length: VISITS }, (_, round) => round % forms.length).flatMap((first) => [
    ...forms.slice(first),
    ...forms.slice(0, first),
  ]);

/** Measures everything, and reports it. @throws Error if `--against` names no build, or a page does not open */
async function measure(temporary: string): Promise<void> {
  const { against } = parseArgs({ options: { against: { type: "string" } } }).values;
  if (against !== undefined && !existsSync(path.join(against, "index.html")))
    throw new Error(`--against: ${against} holds no index.html`);
  const chromium = await findChromium();
  const certificate = await makeCertificate(temporary);
  const hosts: { form: string; host: Host }[] = [];
  for (const [form, folder] of await putForms(temporary, against))
    hosts.push({ form, host: await startHost(folder, certificate) });
  const site = await serve({ root: OUT });
  const browser = await startBrowser(chromium, certificate.trusted);
  const measured: Measured = { visits: [], journeys: [], lighthouse: [] };
  try {
    const visiting = screens.flatMap((page) => turns(hosts).map((at) => ({ ...at, page })));
    say(`${visiting.length} visits`);
    for (const { form, host, page } of visiting)
      measured.visits.push({ form, page: page.name, ...(await visit(browser, host, page.path)) });
    const travelling = turns(hosts.filter(({ form }) => form !== FLOOR));
    say(`${travelling.length * 2} journeys`);
    for (const prepares of [false, true])
      for (const { form, host } of travelling)
        measured.journeys.push({ form, prepares, ...(await travel(browser, host, SECTION, prepares)) });
    say(`Lighthouse on ${screens.length} pages`);
    for (const { name: page, path: address } of screens)
      measured.lighthouse.push({ page, ...(await judge(browser, `${site.url}/${address}`)) });
  } finally {
    await browser.close();
    for (const { stop } of [site, ...hosts.map(({ host }) => host)]) await stop();
  }
  const report = benchReport(measured, VISITS, chromium);
  process.stdout.write(report);
  await writeFile(path.join(ROOT, "docs/bench.md"), report);
}

endOnSignals();
await command(() => withTemporaryFolder(measure));
