import { PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { EXPORTED } from "./folders.mjs";

/**
 * Next's build adapter: once the site is exported, it becomes the finished files.
 * NEXT_RUNTIME=1 leaves Next's own runtime in, for comparison (next-build.mjs).
 *
 * @type {import("next").NextAdapter}
 */
const adapter = {
  name: "plain-files",
  // A custom distDir is where an export goes, and the export alone: until it is finished it has no business in `out`.
  modifyConfig: (config, { phase }) =>
    phase === PHASE_PRODUCTION_BUILD && config.output === "export" ? { ...config, distDir: EXPORTED } : config,
  async onBuildComplete({ config, distDir, outputs, projectDir, repoRoot }) {
    if (config.output !== "export") throw new Error('next.config: the adapter finishes an export, output: "export".');
    // Only now: each of Next's processes loads this file.
    const [{ tsImport }, { readOptions }] = await Promise.all([import("tsx/esm/api"), import("./read-options.mjs")]);
    const options = await readOptions(projectDir);
    const { finish, keepRuntime } = await tsImport("./complete.ts", { parentURL: import.meta.url, tsconfig: false });
    const build = {
      root: projectDir,
      dist: distDir,
      base: config.basePath,
      modulesRoot: config.turbopack?.root ?? repoRoot,
      listed: outputs.staticFiles.map(({ id, filePath }) => ({ id, filePath })),
      options,
    };
    await (process.env.KEEP_NEXT_RUNTIME === "1" ? keepRuntime(build) : finish(build));
  },
};

export default adapter;
