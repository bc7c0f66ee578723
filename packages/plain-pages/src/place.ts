import { existsSync, renameSync } from "node:fs";
import { cp, mkdir, readdir, realpath, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { codeOf, filesIn } from "./files";

/** A finished site, where it belongs, and where the earlier one is put until it is gone. */
export type Placing = { finished: string; out: string; earlier: string };

/** What a system says of a folder that cannot be moved: another file system begins in it, or it lies in another. */
const IMMOVABLE: ReadonlySet<unknown> = new Set(["EBUSY", "EXDEV"]);

/** Changes one folder for another. Both steps in one go: nothing of this process comes between them. */
function swap(finished: string, place: string, earlier: string): void {
  const replaces = existsSync(place);
  if (replaces) renameSync(place, earlier);
  try {
    renameSync(finished, place);
  } catch (error) {
    if (replaces) renameSync(earlier, place);
    throw error;
  }
}

/** First what pages name, pages last: at any moment each of them finds all it asks for. */
function turnOf(file: string): number {
  if (/\.html(\.\w+)?$/.test(file)) return 2;
  return file.includes("/") ? 0 : 1;
}

/** Removes files, and the folders that hold nothing else. */
async function removeAll(folder: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    await rm(path.join(folder, file));
    for (let around = path.dirname(file); around !== "."; around = path.dirname(around)) {
      if ((await readdir(path.join(folder, around))).length > 0) break;
      await rmdir(path.join(folder, around));
    }
  }
}

/**
 * Fills a folder that cannot be moved. Everything is copied to a folder within it
 * first, so that a full disk is noticed while the earlier site is still untouched.
 */
async function fill(finished: string, place: string): Promise<void> {
  const incoming = path.join(place, ".incoming");
  const files = await filesIn(finished);
  await rm(incoming, { recursive: true, force: true });
  const before = await filesIn(place);
  try {
    await cp(finished, incoming, { recursive: true });
    for (const file of files) await mkdir(path.dirname(path.join(place, file)), { recursive: true });
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    throw error;
  }
  for (const file of files.toSorted((one, other) => turnOf(one) - turnOf(other)))
    await rename(path.join(incoming, file), path.join(place, file));
  const kept = new Set(files);
  await removeAll(
    place,
    before.filter((file) => !kept.has(file)),
  );
  await rm(incoming, { recursive: true });
}

/**
 * Puts a finished site in the place of the earlier one, all at once. Where the place is
 * a mount point or lies in another file system, file by file, pages last.
 * @throws what the system says if it cannot; then the earlier site is as it was
 */
export async function putInPlace({ finished, out, earlier }: Placing): Promise<void> {
  // A link leads to the folder that is served: the folder is replaced, and the link stays.
  const place = await realpath(out).catch((error: unknown) => {
    if (codeOf(error) !== "ENOENT") throw error;
    return out;
  });
  await rm(earlier, { recursive: true, force: true });
  try {
    swap(finished, place, earlier);
  } catch (error) {
    if (!IMMOVABLE.has(codeOf(error))) throw error;
    await mkdir(place, { recursive: true });
    await fill(finished, place);
  }
  for (const folder of [earlier, finished]) await rm(folder, { recursive: true, force: true });
}
