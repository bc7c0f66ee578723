import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/* Files written to this machine by what runs before and after a build. */

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
