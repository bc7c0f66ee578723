import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { tsImport } from "tsx/esm/api";

const OPTIONS = "adapter.config.ts";

/**
 * The options of the project (options.ts).
 * @param {string} root its folder
 * @returns {Promise<import("./options").Options>}
 */
async function readOptions(root) {
  const file = path.join(root, OPTIONS);
  if (!existsSync(file)) throw new Error(`${OPTIONS} is missing: adapter/README.md says what it holds.`);
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
  name: "plain-files",
  async onBuildComplete({ config, distDir, outputs, projectDir, repoRoot }) {
    if (config.output !== "export") return;
    const { finish, keepRuntime } = await tsImport("./complete.ts", import.meta.url);
    const build = {
      root: projectDir,
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
