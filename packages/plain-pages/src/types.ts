import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { Problem } from "./problem";

/** The compiler's command: the name that its package gives it is for newer Nodes than this needs. */
const COMPILER = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@typescript/native/package.json")),
  "lib/tsc.js",
);

/**
 * Checks a project's types in a process of its own, remembering what it has found right for the next build.
 * @param root the project's folder
 * @param tsconfig the file that says which, within it
 * @throws Problem with a line for each mistake
 */
export async function checkTypes(root: string, tsconfig: string): Promise<void> {
  const args = ["--project", tsconfig, "--noEmit", "--incremental", "--pretty", "false"];
  const remembered = ["--tsBuildInfoFile", ".next/cache/types.tsbuildinfo"];
  try {
    await promisify(execFile)(process.execPath, [COMPILER, ...args, ...remembered], { cwd: root });
  } catch (error) {
    const faults = typeof error === "object" && error !== null && "stdout" in error ? String(error.stdout).trim() : "";
    if (faults === "") throw error;
    throw new Problem(tsconfig, `the types do not fit.\n${faults}`);
  }
}
