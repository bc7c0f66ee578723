import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** Every file below a folder, relative to it, in a fixed order; none if there is no such folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}

/** Writes a file, making the folders on its way. */
export async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Puts a file where it is complete or not there at all: whoever writes it may be killed at any moment. */
export async function put(file: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await write(unfinished, content);
  await rename(unfinished, file);
}
