import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { build, transform, type BuildFailure, type BuildOptions, type Plugin } from "esbuild";
import { noneIfMissing } from "./files";
import { SCRIPT_TARGETS } from "./floor";
import { nameHash } from "./hash";
import type { Notice, Options } from "./options";
import { Problem } from "./problem";

/*
 * All islands become one file with Preact and what starts them. It imports nothing: a
 * browser remembers for a page's life that a module did not arrive, and only the
 * address of what one imports oneself can be changed to ask again.
 */

const CLIENT = path.join(import.meta.dirname, "client");

/** A file of the finished site. */
type Built = { name: string; content: string };

export type Islands = {
  /** The code of each island by its name, without Preact: whoever looks for a class name finds it here. */
  code: ReadonlyMap<string, string>;
  bundle: Built;
  notice: Built;
  /** The inline script of the pages that have islands. */
  starter: string;
};

const common: BuildOptions = {
  bundle: true,
  minify: true,
  write: false,
  format: "esm",
  target: SCRIPT_TARGETS,
  jsx: "automatic",
  charset: "utf8",
  legalComments: "none",
  logLevel: "silent",
  define: { "process.env.NODE_ENV": '"production"' },
};

async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({ ...common, ...options });
  const [output] = outputFiles ?? [];
  if (!output) throw new Error("esbuild has written nothing");
  return output.text.trim();
}

const named = (name: string, content: string): Built => ({ name: `${name}.${nameHash(content)}.js`, content });

/** Puts Preact in the place of React. */
const preact: Plugin = {
  name: "preact",
  setup(hooks) {
    hooks.onResolve({ filter: /^react(-dom)?(\/|$)/ }, async ({ path: asked, kind }) => {
      if (asked === "react") return { path: path.join(CLIENT, "react.ts") };
      if (asked !== "react/jsx-runtime") return { errors: [{ text: `${asked} is not there for islands` }] };
      return hooks.resolve("preact/jsx-runtime", { kind, resolveDir: CLIENT });
    });
  },
};

const isBuildFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && "errors" in error && Array.isArray(error.errors);

/**
 * Bundles a module that is nowhere a file, and stands in the project's folder.
 * @throws Problem if an island in it cannot be built
 */
async function bundleIn(root: string, { islands }: Options, contents: string, more: BuildOptions): Promise<string> {
  try {
    return await bundle({ stdin: { contents, resolveDir: root }, absWorkingDir: root, ...more });
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    const [first] = error.errors;
    const at = first?.location && first.location.file !== "<stdin>" ? first.location : undefined;
    throw new Problem(
      at ? `${at.file}:${at.line}` : islands,
      `${first?.text ?? error.message}. An island exports a component of its file's name and imports from react only what src/client/react.ts of plain-pages gives.`,
    );
  }
}

/** The names of the islands: every component file of their folder, none where there is no folder. */
async function islandNames(root: string, { islands }: Options): Promise<string[]> {
  const files = await readdir(path.join(root, islands)).catch(noneIfMissing);
  return files
    .filter((file) => /\.[jt]sx$/.test(file))
    .map((file) => path.parse(file).name)
    .sort();
}

const importOf = ({ islands }: Options, name: string) => `import { ${name} } from "./${islands}/${name}";`;

/** Bundles a file of client/; what it reads of `OPTIONS` is put in its place. */
function bundleWith(file: string, values: Readonly<Record<string, unknown>>): Promise<string> {
  const define = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`OPTIONS.${name}`, JSON.stringify(value)]),
  );
  return bundle({ entryPoints: [path.join(CLIENT, file)], define: { ...common.define, ...define } });
}

async function noticeModule({ look, ...notice }: Notice): Promise<string> {
  const properties = Object.entries(look).map(([name, value]) => `--notice-${name}:${value};`);
  const sheet = `.notices{${properties.join("")}}${await readFile(path.join(CLIENT, "notice.css"), "utf8")}`;
  const { code } = await transform(sheet, { loader: "css", minify: true, target: SCRIPT_TARGETS });
  return bundleWith("notice.ts", { ...notice, css: code.trim() });
}

/**
 * Builds the islands and what starts them.
 * @param root the project's folder
 * @throws Problem for an island that cannot be built
 */
export async function buildIslands(root: string, options: Options): Promise<Islands> {
  const names = await islandNames(root, options);
  const alone = async (name: string) => {
    const contents = `${importOf(options, name)} export default ${name};`;
    return [name, await bundleIn(root, options, contents, { external: ["react", "react-dom"] })] as const;
  };
  const all = [
    `import { start as begin } from ${JSON.stringify(path.join(CLIENT, "start.ts"))};`,
    ...names.map((name) => importOf(options, name)),
    `export const start = (fail) => begin({ ${names.join()} }, fail);`,
  ];
  const [code, together, notice, starter] = await Promise.all([
    Promise.all(names.map(alone)),
    bundleIn(root, options, all.join("\n"), { plugins: [preact] }),
    noticeModule(options.notice),
    bundleWith("starter.ts", { retryAfterMs: options.retryAfterMs }),
  ]);
  return {
    code: new Map(code),
    bundle: named("islands", together),
    notice: named("notice", notice),
    starter,
  };
}
