import { existsSync } from "node:fs";
import { cp, readdir, rm } from "node:fs/promises";
import path from "node:path";

/** The folders of data/ that are content; the others are the schema and what reads it. */
const CONTENT_FOLDERS = new Set(["pictures", "videos"]);

/**
 * Replaces a project's content by another newspaper's: the files of its data folder, the
 * pictures and the films. What a record may hold stays the project's own.
 * @param contents the other newspaper's data folder
 * @param data the project's
 * @throws Error if there is no newspaper.ts in the other's
 */
export async function fillWith(contents: string, data: string): Promise<void> {
  if (!existsSync(path.join(contents, "newspaper.ts"))) throw new Error(`${contents} holds no newspaper.ts`);
  for (const entry of await readdir(data, { withFileTypes: true }))
    if (entry.isFile() || CONTENT_FOLDERS.has(entry.name)) await rm(path.join(data, entry.name), { recursive: true });
  await cp(contents, data, { recursive: true });
}
