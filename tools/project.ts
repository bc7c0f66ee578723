import { rmSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { run, type Environment } from "./processes";
import { ROOT } from "./root";

/** What a build makes anew, and what is none of its business. */
const NOT_COPIED = new Set([".git", ".next", "out", "node_modules", "test-results", "playwright-report"]);

/**
 * Copies the project, without what builds have made, to a temporary folder where it
 * can be built and changed; the packages are shared with it.
 * @param temporary where the copy is put
 * @returns the copy's folder
 */
export async function copyProject(temporary: string): Promise<string> {
  const copy = path.join(temporary, "project");
  const filter = (file: string) => !NOT_COPIED.has(path.relative(ROOT, file));
  await cp(ROOT, copy, { recursive: true, verbatimSymlinks: true, filter });
  // Two names for one file where the file system can, for the packages are many and nothing changes them.
  const packages = path.join(ROOT, "node_modules");
  const there = path.join(copy, "node_modules");
  await run("cp", ["-al", packages, there]).catch(async () => {
    await rm(there, { recursive: true, force: true });
    await cp(packages, there, { recursive: true, verbatimSymlinks: true });
  });
  return copy;
}

/** What would make another site of it, if it were set where the tool is started. */
const PLAIN: Environment = { NEXT_RUNTIME: "", BASE_PATH: "", NEXT_TELEMETRY_DISABLED: "1" };

/** Builds a project with all that earlier builds have left there. @throws Error with the build's last words if it fails */
export const rebuild = (project: string, env: Environment = {}): Promise<void> =>
  run("npm", ["run", "build"], { cwd: project, env: { ...PLAIN, ...env } });

const remove = async (project: string, names: readonly string[]): Promise<void> => {
  for (const name of names) await rm(path.join(project, name), { recursive: true, force: true });
};

/** Builds a project from nothing but its cache of pictures. @throws Error as `rebuild` does */
export async function build(project: string, env: Environment = {}): Promise<void> {
  await remove(project, [".next", "out"]);
  await rebuild(project, env);
}

/** Removes what a fresh clone does not have: all that is made before a build, by one, or remembered for the next. */
export const forget = (project: string): Promise<void> =>
  remove(project, [".next", "out", ".cache", ".generated", "public/media", "public/icons", "public/favicon.ico"]);

/**
 * Runs one of a project's own npm scripts, with its words on this process's own output.
 * @param words the script's name, and what it is given after `--`
 * @throws Error if it fails
 */
export const runScript = (project: string, words: readonly string[], env: Environment = {}): Promise<void> =>
  run("npm", ["run", ...words], { cwd: project, env: { ...PLAIN, ...env }, aloud: true });

/** Does something with a new temporary folder, and removes the folder afterwards, whatever has happened. */
export async function withTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "site-"));
  // Whoever stops a tool in the middle is left nothing to clear away.
  const clear = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", clear);
  try {
    return await work(folder);
  } finally {
    process.removeListener("exit", clear);
    clear();
  }
}
