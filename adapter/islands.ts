import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { minify } from "@swc/core";
import { build, transform, type BuildFailure, type BuildOptions, type Plugin } from "esbuild";
import { runtime } from "./client/runtime";
import { nameHash } from "./hash";
import { Problem } from "./problem";

/*
 * The islands of components/islands become one chunk each, for Preact. A chunk
 * imports nothing: it finds the hooks in `islandRuntime`, which the start module
 * sets. Shared chunks, the usual way, could not be asked for again, because a
 * browser remembers for a page's life that a module did not arrive, and only the
 * address of what one imports oneself can be changed.
 */

const ISLANDS = "components/islands";

/** A file of the finished site. */
export type Built = { name: string; content: string };

export type Islands = {
  /** The chunk of each island, by the island's name. */
  chunks: Map<string, Built>;
  start: Built;
  notice: Built;
  /** The inline script of the pages that have islands. */
  starter: string;
};

const common: BuildOptions = {
  bundle: true,
  minify: true,
  write: false,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  legalComments: "none",
  logLevel: "silent",
  define: { "process.env.NODE_ENV": '"production"' },
};

async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({ ...common, ...options });
  const [output] = outputFiles ?? [];
  if (!output) throw new Error("esbuild has written nothing");
  // Each byte counts here, and swc finds two in a hundred that esbuild leaves.
  const { code } = await minify(output.text, { module: true, ecma: 2020, compress: { passes: 3 }, mangle: true });
  return code.trim();
}

const named = (name: string, content: string): Built => ({ name: `${name}.${nameHash(content)}.js`, content });

/** Stands in for react: each name is looked up in what the start module has set. */
const reactFromRuntime: Plugin = {
  name: "react-from-runtime",
  setup(hooks) {
    hooks.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path: asked }) =>
      asked === "react" || asked === "react/jsx-runtime"
        ? { path: "react", namespace: "runtime" }
        : { errors: [{ text: `${asked} is not there for islands` }] },
    );
    // Marked pure, so that a chunk holds only the names it uses.
    hooks.onLoad({ filter: /.*/, namespace: "runtime" }, () => ({
      contents: [
        "const from = (name) => islandRuntime[name];",
        ...Object.keys(runtime).map((name) => `export const ${name} = /* @__PURE__ */ from("${name}");`),
      ].join("\n"),
    }));
  },
};

const isBuildFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && "errors" in error && Array.isArray(error.errors);

async function bundleIsland(root: string, name: string): Promise<string> {
  const file = `${ISLANDS}/${name}.tsx`;
  try {
    return await bundle({
      stdin: { contents: `export { ${name} as default } from "./${name}";`, resolveDir: path.join(root, ISLANDS) },
      absWorkingDir: root,
      jsx: "automatic",
      plugins: [reactFromRuntime],
    });
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    const [first] = error.errors;
    const at = first?.location && first.location.file !== "<stdin>" ? first.location : undefined;
    throw new Problem(
      at ? `${at.file}:${at.line}` : file,
      `${first?.text ?? error.message}. An island exports a component of its file's name and imports from react only what adapter/client/runtime.ts gives.`,
    );
  }
}

/** The names of the islands: every component file of components/islands. */
export async function islandNames(root: string): Promise<string[]> {
  if (!existsSync(path.join(root, ISLANDS))) return [];
  const files = await readdir(path.join(root, ISLANDS));
  return files
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => path.basename(file, ".tsx"))
    .sort();
}

/**
 * Builds the islands and what starts them.
 * @param root the project's folder
 * @param client the folder adapter/client
 * @throws Problem for an island that cannot be built
 */
export async function buildIslands(root: string, client: string): Promise<Islands> {
  const chunks = new Map<string, Built>();
  for (const name of await islandNames(root)) chunks.set(name, named(name, await bundleIsland(root, name)));
  const css = await transform(await readFile(path.join(client, "notice.css"), "utf8"), { loader: "css", minify: true });
  const define = { ...common.define, NOTICE_CSS: JSON.stringify(css.code.trim()) };
  const script = (file: string) => bundle({ entryPoints: [path.join(client, file)], define });
  return {
    chunks,
    start: named("start", await script("start.ts")),
    notice: named("notice", await script("notice.ts")),
    starter: await script("starter.ts"),
  };
}
