import { existsSync, renameSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { tsImport } from "tsx/esm/api";

/** Where the finished site belongs, and where the earlier one lies while it is replaced; Next leaves its cache alone. */
const OUT = "out";
const EARLIER = ".next/cache/earlier";

/** Where Next's export goes. */
const EXPORTED = ".next/exported";

const OPTIONS = "plain-pages.config.ts";

/**
 * The options of a project (options.ts).
 * @param {string} root its folder
 * @returns {Promise<import("./options").Options>}
 * @throws {Error} if the project has none
 */
async function readOptions(root) {
  const file = path.join(root, OPTIONS);
  if (!existsSync(file)) throw new Error(`${OPTIONS} is missing: the README of plain-pages says what it holds.`);
  // The project's own tsconfig, for the options may come from files that import by its short names.
  const tsconfig = path.join(root, "tsconfig.json");
  const options = await tsImport(pathToFileURL(file).href, { parentURL: import.meta.url, tsconfig });
  return options.default;
}

/**
 * Next's build adapter: once the site is exported, it becomes the finished files.
 * NEXT_RUNTIME=1 leaves Next's own runtime in, for comparison (build.mjs).
 *
 * @type {import("next").NextAdapter}
 */
const adapter = {
  name: "plain-pages",
  modifyConfig(config, { phase, projectDir }) {
    if (phase !== PHASE_PRODUCTION_BUILD || config.output !== "export") return config;
    const out = path.join(projectDir, OUT);
    const earlier = path.join(projectDir, EARLIER);
    // A build that was killed between its last two steps has put the site aside.
    if (!existsSync(out) && existsSync(earlier)) renameSync(earlier, out);
    // A custom distDir is where an export goes, and the export alone: until it is finished it has no business in `out`.
    return { ...config, distDir: EXPORTED };
  },
  async onBuildComplete({ config, distDir, outputs, projectDir, repoRoot }) {
    if (config.output !== "export") throw new Error('next.config: plain-pages finishes an export, output: "export".');
    const { finish, keepRuntime } = await tsImport("./complete.ts", { parentURL: import.meta.url, tsconfig: false });
    const build = {
      root: projectDir,
      out: path.join(projectDir, OUT),
      earlier: path.join(projectDir, EARLIER),
      dist: distDir,
      base: config.basePath,
      modulesRoot: config.turbopack?.root ?? repoRoot,
      listed: outputs.staticFiles.map(({ id, filePath }) => ({ id, filePath })),
      options: await readOptions(projectDir),
    };
    await (process.env.KEEP_NEXT_RUNTIME === "1" ? keepRuntime(build) : finish(build));
  },
};

export default adapter;
