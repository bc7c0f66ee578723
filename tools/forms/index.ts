import path from "node:path";
import { lengths, putSecondNewspaper } from "../../tests/fixtures/second-newspaper/put";
import { endOnSignals, type Environment } from "../processes";
import { build, copyProject, runScript, withTemporaryFolder } from "../project";
import { command, say } from "../say";
import { correction } from "./correction";
import { development } from "./development";
import { differences } from "./same-bytes";
import { alwaysWhole } from "./whole";

/*
 * npm run test:forms                          what npm test does not build, all of it
 * npm run test:forms -- second-newspaper …    some of it, by name
 */

/** The build's date, in seconds; any will do, for it is what makes builds of different days alike. */
const BUILD_DATE = "1795219200";

/** Node's own clock, a month and some hours ahead. */
const ANOTHER_DAY = { NODE_OPTIONS: `--import ${new URL("./another-day.mjs", import.meta.url).href}` };

/** What reads the finished files without a browser is not about Next's own pages. */
const BROWSERS = ["desktop", "phone", "no-javascript"].map((name) => `--project=${name}`);

/** The same sources built in two folders, the second a month later and in another time zone, give the same files. */
async function sameBytes(temporary: string): Promise<void> {
  const one = await copyProject(path.join(temporary, "one"));
  const other = await copyProject(path.join(temporary, "another folder"));
  await build(one, { SOURCE_DATE_EPOCH: BUILD_DATE, TZ: "Europe/Madrid" });
  await build(other, { SOURCE_DATE_EPOCH: BUILD_DATE, TZ: "Pacific/Auckland", LANG: "C", ...ANOTHER_DAY });
  const { files, different } = await differences(path.join(one, "out"), path.join(other, "out"));
  if (different.length > 0) throw new Error(`Not the same in both builds:\n${different.join("\n")}`);
  say(`${files} files, each the same in both`);
}

/** The site built in another way, through the whole e2e suite or the part of it that is selected. */
const builtWith =
  (env: Environment, selected: readonly string[] = []) =>
  async (temporary: string): Promise<void> => {
    const project = await copyProject(temporary);
    await build(project, env);
    await runScript(project, ["test:e2e", "--", ...selected], env);
  };

/**
 * Another newspaper of the same code, its lists at their most and then at their least, through every test but
 * the sample's own, which its data/newspaper.ts turns off.
 */
async function secondNewspaper(temporary: string): Promise<void> {
  for (const length of lengths) {
    say(`a second newspaper, its lists at their ${length}`);
    const project = await copyProject(path.join(temporary, length));
    await putSecondNewspaper(project, length);
    for (const script of ["check:content", "typecheck", "test:unit"]) await runScript(project, [script]);
    await build(project);
    await runScript(project, ["test:e2e"]);
  }
}

const FORMS: ReadonlyMap<string, (temporary: string) => Promise<void>> = new Map([
  ["same-bytes", sameBytes],
  ["correction", (temporary) => correction(temporary, BUILD_DATE)],
  ["always-whole", alwaysWhole],
  ["development", development],
  ["sub-path", builtWith({ BASE_PATH: "/periodico" })],
  ["next-runtime", builtWith({ NEXT_RUNTIME: "1" }, BROWSERS)],
  ["second-newspaper", secondNewspaper],
]);

endOnSignals();
await command(async () => {
  const asked = process.argv.slice(2);
  for (const name of asked)
    if (!FORMS.has(name)) throw new Error(`«${name}» is none of ${[...FORMS.keys()].join(", ")}`);
  for (const [name, test] of FORMS) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    say(`test:forms: ${name}`);
    await withTemporaryFolder(test);
  }
});
