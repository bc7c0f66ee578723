import { PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { EXPORTED } from "./folders.mjs";

/** Whether Next's own runtime stays in. */
const keepsRuntime = () => process.env.KEEP_NEXT_RUNTIME === "1";

/**
 * Next's settings for scripts that nobody is sent: the runtime's are left out, the server's run but once, here. To make
 * them small, and to note where each of their lines came from, costs a first build some 3 s of a core. A failing page still
 * says in which component, and `next dev` in which line. The stylesheets are written anew.
 */
const UNSENT = { turbopackMinify: false, turbopackSourceMaps: false };

/**
 * What finishes the pages, and the project's options for it.
 * @param {string} root the project's folder
 */
async function load(root) {
  const [{ tsImport }, { readOptions }] = await Promise.all([import("tsx/esm/api"), import("./read-options.mjs")]);
  const { finish, keepRuntime } = await tsImport("./complete.ts", { parentURL: import.meta.url, tsconfig: false });
  return { finish, keepRuntime, options: await readOptions(root) };
}

/** @type {ReturnType<typeof load> | undefined} */
let loading;

/**
 * Loads it while Next compiles, in the one of Next's processes that will need it: the one that next-build.mjs has started.
 * @param {string} root
 */
function loadBeside(root) {
  if (process.env.BUILD_STARTED_BY !== String(process.ppid)) return;
  loading ??= load(root);
  // Thrown where it is needed, if the build comes so far.
  loading.catch(() => undefined);
}

/**
 * Next's build adapter: once the site is exported, it becomes the finished files.
 * NEXT_RUNTIME=1 leaves Next's own runtime in, for comparison (next-build.mjs).
 *
 * @type {import("next").NextAdapter}
 */
const adapter = {
  name: "plain-files",
  modifyConfig(config, { phase, projectDir }) {
    if (phase !== PHASE_PRODUCTION_BUILD || config.output !== "export") return config;
    loadBeside(projectDir);
    const experimental = { ...config.experimental, ...(keepsRuntime() ? {} : UNSENT) };
    // A custom distDir is where an export goes, and the export alone: until it is finished it has no business in `out`.
    return { ...config, distDir: EXPORTED, experimental };
  },
  async onBuildComplete({ config, distDir, outputs, projectDir, repoRoot }) {
    if (config.output !== "export") throw new Error('next.config: the adapter finishes an export, output: "export".');
    const { finish, keepRuntime, options } = await (loading ?? load(projectDir));
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
