import path from "node:path";
import { build } from "esbuild";
import type * as looks from "./in-page/looks";

/** What a page is asked, as `tests/e2e/in-page` has it. */
export type Look = keyof typeof looks;

let bundle: Promise<string> | undefined;

/** The page's side of the checks as one script, the same for every engine, which gives them the name `looks`. */
async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, "in-page/looks.ts")],
    bundle: true,
    format: "iife",
    globalName: "looks",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

/** An expression for a page to evaluate: what it finds is a list of faults, in words. */
export async function looking(look: Look): Promise<string> {
  bundle ??= bundled();
  return `(() => { ${await bundle}; return looks.${look}(); })()`;
}
