import { once } from "node:events";
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
  const { finish, keepRuntime, typesFit } = await tsImport("./complete.ts", {
    parentURL: import.meta.url,
    tsconfig: false,
  });
  return { finish, keepRuntime, typesFit, options: await readOptions(root) };
}

/** @type {ReturnType<typeof load> | undefined} */
let loading;

/** @type {Promise<void> | undefined} */
let types;

/** @type {Promise<void> | undefined} */
let released;

/**
 * Begins to check the types of what is built.
 * @param {string} root
 */
async function checkTypes(root) {
  const { options, typesFit } = await (loading ??= load(root));
  await typesFit(root, options);
}

/** Resolves when next-build.mjs says that the pages may be rendered. With it ends this process, for then another build may begin. */
async function release() {
  process.once("disconnect", () => process.exit(1));
  await once(process, "message");
  process.channel?.unref();
}

/**
 * Begins, in the one of Next's processes that next-build.mjs has started, what goes on beside the compile: it loads what
 * finishes the pages, and listens for the word to go on.
 * @param {string} root
 */
function begin(root) {
  if (process.env.FIRST_OF_BUILD !== "1") return;
  // The processes that it starts are others.
  delete process.env.FIRST_OF_BUILD;
  released = release();
  loading = load(root);
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
    begin(projectDir);
    const experimental = { ...config.experimental, ...(keepsRuntime() ? {} : UNSENT) };
    /** @type {NonNullable<typeof config.compiler>["runAfterProductionCompile"]} */
    const runAfterProductionCompile = async (compiled) => {
      await config.compiler?.runAfterProductionCompile?.(compiled);
      await released;
      // Now, because pages are rendered in one process, and finished with all there are.
      types = checkTypes(projectDir);
      // Said when the pages are finished, if the build comes so far.
      types.catch(() => undefined);
    };
    return {
      ...config,
      // A custom distDir is where an export goes, and the export alone: until it is finished it has no business in `out`.
      distDir: EXPORTED,
      // Mostly there are none, and to look for them takes whoever renders the pages a tenth of its time.
      enablePrerenderSourceMaps: keepsRuntime(),
      experimental,
      compiler: { ...config.compiler, runAfterProductionCompile },
    };
  },
  async onBuildComplete({ config, distDir, outputs, projectDir, repoRoot }) {
    if (config.output !== "export") throw new Error('next.config: the adapter finishes an export, output: "export".');
    const { finish, keepRuntime, options } = await (loading ??= load(projectDir));
    const build = {
      root: projectDir,
      dist: distDir,
      base: config.basePath,
      modulesRoot: config.turbopack?.root ?? repoRoot,
      listed: outputs.staticFiles.map(({ id, filePath }) => ({ id, filePath })),
      options,
      types: types ?? checkTypes(projectDir),
    };
    await (keepsRuntime() ? keepRuntime(build) : finish(build));
  },
};

export default adapter;
