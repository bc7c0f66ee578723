import { rmSync } from "node:fs";
import { copyFile, link, mkdir, mkdtemp, readdir, readlink, symlink } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** What a build makes anew, and what is none of its business. */
const NOT_COPIED = new Set([".git", ".next", "out", "node_modules", "test-results", "playwright-report"]);

/** Gives two names to one file where the file system can, for the packages are many and nothing changes them. */
async function share(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const apart = error instanceof Error && "code" in error && error.code === "EXDEV";
    if (!apart) throw error;
    await copyFile(from, to);
  }
}

async function copyTree(from: string, to: string, put: typeof share, skip: ReadonlySet<string>): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (skip.has(entry.name)) continue;
    if (entry.isDirectory()) await copyTree(source, target, put, new Set());
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await put(source, target);
  }
}

/**
 * Copies the project, without what builds have made, to a temporary folder where it
 * can be built and changed; the packages are shared with it.
 * @param root the project's folder
 * @returns the copy's folder
 */
export async function copyProject(root: string, temporary: string): Promise<string> {
  const copy = path.join(temporary, "project");
  await copyTree(root, copy, copyFile, NOT_COPIED);
  await copyTree(path.join(root, "node_modules"), path.join(copy, "node_modules"), share, new Set());
  return copy;
}

/** Does something with a new temporary folder, and removes the folder afterwards, whatever has happened. */
export async function withTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "site-bench-"));
  // Whoever stops the bench in the middle is left nothing to clear away.
  const clear = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", clear);
  try {
    return await work(folder);
  } finally {
    process.removeListener("exit", clear);
    clear();
  }
}
