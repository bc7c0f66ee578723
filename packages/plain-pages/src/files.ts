import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** The system's name for what went wrong, such as ENOENT. */
export const codeOf = (error: unknown): unknown =>
  typeof error === "object" && error !== null && "code" in error ? error.code : undefined;

/**
 * For what reads a folder: where there is none it holds nothing.
 * @throws whatever else the system says, for what cannot be read is not empty
 */
export function noneIfMissing(error: unknown): never[] {
  if (codeOf(error) !== "ENOENT") throw error;
  return [];
}

/**
 * Every file below a folder, relative to it, in a fixed order; none if there is no such folder.
 * @throws what the system says of one that cannot be read
 */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneIfMissing);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}

/**
 * Where a page's file must lie so that its address works on every file server:
 * `politica.html` as `politica/index.html`.
 * @param errorPages those that stay, by their names: `404` and its like
 */
export const pageFile = (exported: string, errorPages: readonly string[]): string =>
  /(^|\/)index\.html$/.test(exported) || errorPages.includes(exported.replace(/\.html$/, ""))
    ? exported
    : exported.replace(/\.html$/, "/index.html");

/** Moves a file, making the folders on its way. */
export async function move(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await rename(from, to);
}

/** Writes a file, making the folders on its way. */
export async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Whether a file is of no reader's or crawler's concern, such as `.gitignore`; `.well-known` is a folder, and is. */
export const isHidden = (file: string): boolean => path.posix.basename(file).startsWith(".");

/** Whether Next has exported a file under the name of its own not-found page, of which `404.html` is a copy. */
export const isNotFoundCopy = (file: string): boolean => /^_not-found(\.|\/)/.test(file);

/** Whether Next has exported a file for its runtime only: its scripts and styles, and the pages' payloads. */
export const isForRuntime = (file: string, pages: ReadonlySet<string>): boolean =>
  file.startsWith("_next/") ||
  /(^|\/)__next\.[^/]*\.txt$/.test(file) ||
  (file.endsWith(".txt") && pages.has(file.replace(/\.txt$/, ".html")));
