import { PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { EXPORTED } from "./folders.mjs";

/** Whether Next's own runtime stays in. */
const keepsRuntime = () => process.env.KEEP_NEXT_RUNTIME === "1";

/**
 * Next's settings for scripts that nobody is sent: the runtime's are left out, the server's run but once, here. To make
 * them small, and to say where each of their lines came from, takes a fifth of a build; a failing page still says in
 * which component, and `next dev` in which line. The stylesheets are written anew.
 */
const UNSENT = { turbopackMinify: false, turbopackSourceMaps: false };

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
    phase === PHASE_PRODUCTION_BUILD && config.output === "export"
      ? { ...config, distDir: EXPORTED, experimental: { ...config.experimental, ...(keepsRuntime() ? {} : UNSENT) } }
      : config,
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
    await (keepsRuntime() ? keepRuntime(build) : finish(build));
  },
};

export default adapter;
