import path from "node:path";
import { tsImport } from "tsx/esm/api";

/**
 * Next's build adapter: once `out` is written, it becomes the finished site.
 * NEXT_RUNTIME=1 leaves Next's own runtime in, for comparison (build.mjs).
 *
 * @type {import("next").NextAdapter}
 */
const adapter = {
  name: "plain-files",
  async onBuildComplete({ config, distDir, projectDir }) {
    if (config.output !== "export") return;
    const { finish, keepRuntime } = await tsImport("./complete.ts", import.meta.url);
    const build = {
      root: projectDir,
      dist: distDir,
      out: path.join(projectDir, "out"),
      client: path.join(import.meta.dirname, "client"),
      base: config.basePath,
    };
    await (process.env.KEEP_NEXT_RUNTIME === "1" ? keepRuntime(build) : finish(build));
  },
};

export default adapter;
