import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, runAloud } from "../lab/build";
import { copyProject, withTemporaryFolder } from "../lab/folder";
import { say } from "../lab/say";
import { differences } from "./same-bytes";

/*
 * npm run test:forms: what npm test does not build. The site below a sub-path and with
 * Next's own runtime, each through the whole e2e suite; and the same sources built in
 * another folder, on another day, in another time zone, which must give the same files.
 */

const SUB_PATH = "/periodico";

/** The build's date, in seconds; any will do, for it is what makes builds of different days alike. */
const BUILD_DATE = "1795219200";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Node's own clock, a month and some hours ahead. */
const ANOTHER_DAY = { NODE_OPTIONS: `--import ${new URL("./another-day.mjs", import.meta.url).href}` };

async function sameBytes(temporary: string): Promise<void> {
  const [here, there] = [path.join(temporary, "one"), path.join(temporary, "another folder")];
  const [one, other] = [await copyProject(root, here), await copyProject(root, there)];
  say("building the same sources in two folders, the second a month later and in another time zone");
  await build(one, { SOURCE_DATE_EPOCH: BUILD_DATE, TZ: "Europe/Madrid" });
  await build(other, {
    SOURCE_DATE_EPOCH: BUILD_DATE,
    TZ: "Pacific/Auckland",
    LANG: "C",
    ...ANOTHER_DAY,
  });
  const { files, different } = await differences(path.join(one, "out"), path.join(other, "out"));
  if (different.length > 0) throw new Error(`Not the same in both builds:\n${different.join("\n")}`);
  say(`${files} files, each the same in both`);
}

/** What reads the finished files without a browser is not about Next's own pages. */
const BROWSERS = ["desktop", "phone", "no-javascript"].map((name) => `--project=${name}`);

async function through(
  temporary: string,
  name: string,
  environment: Record<string, string>,
  selected: readonly string[] = [],
): Promise<void> {
  const project = await copyProject(root, path.join(temporary, name));
  say(`building ${name}`);
  await build(project, environment);
  await runAloud(project, ["test:e2e", "--", ...selected], environment);
}

try {
  await withTemporaryFolder(async (temporary) => {
    await sameBytes(temporary);
    await through(temporary, "below a sub-path", { BASE_PATH: SUB_PATH });
    await through(temporary, "with Next's runtime", { NEXT_RUNTIME: "1" }, BROWSERS);
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
