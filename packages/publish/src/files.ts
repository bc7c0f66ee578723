import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { Refusal } from "./refusal";

/** The system's name for what went wrong, such as ENOENT. */
export const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : String(error);

/**
 * Every file below a folder, relative to it, in a fixed order; none if there is no such folder.
 * @param isLeftBehind whether a machine has left something of this name there, and nobody means it
 * @throws Refusal if a folder cannot be read
 */
export async function filesIn(folder: string, isLeftBehind: (name: string) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return [];
    throw new Refusal(`${folder} no se puede leer (${codeOf(error)}): mira sus permisos y si es una carpeta.`);
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep))
    .filter((steps) => !steps.some(isLeftBehind))
    .map((steps) => steps.join("/"))
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
