import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";

/** Every file below a folder, relative to it, in a fixed order; none if there is no such folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}

/** Removes folders that hold no file, the innermost first. */
export async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const inner = path.join(folder, entry.name);
    await removeEmptyFolders(inner);
    if ((await readdir(inner)).length === 0) await rmdir(inner);
  }
}

/**
 * Where a page's file must lie so that its address works on every file server:
 * `politica.html` as `politica/index.html`. Home and the error pages stay, for
 * servers look for them by name.
 */
export const pageFile = (exported: string): string =>
  /^(index|404|500)\.html$|\/index\.html$/.test(exported) ? exported : exported.replace(/\.html$/, "/index.html");

/** Moves a file within a folder, making the folders on its way. */
export async function move(folder: string, from: string, to: string): Promise<void> {
  if (from === to) return;
  await mkdir(path.dirname(path.join(folder, to)), { recursive: true });
  await rename(path.join(folder, from), path.join(folder, to));
}

/** Whether Next has exported a file for its runtime only: payloads, and the second and third copy of the 404. */
export const isForRuntime = (file: string, pages: readonly string[]): boolean =>
  /^_not-found(\.|\/)/.test(file) ||
  /(^|\/)__next\.[^/]*\.txt$/.test(file) ||
  (file.endsWith(".txt") && pages.includes(file.replace(/\.txt$/, ".html")));

/** Removes files of a folder. */
export const removeFiles = (folder: string, files: readonly string[]): Promise<unknown> =>
  Promise.all(files.map((file) => rm(path.join(folder, file), { force: true })));
