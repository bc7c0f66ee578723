import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { hash, writeWhole } from "./files";

/*
 * What takes long to find out and follows from some content alone stays in .cache, under a hash
 * of that content, of the code in this folder and of the packages: changed code finds out anew.
 */

async function readCode(): Promise<string> {
  const folder = import.meta.dirname;
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".ts")).sort();
  const files = [...names, "../package-lock.json"].map((name) => readFile(path.join(folder, name)));
  return hash(...(await Promise.all(files)));
}

let read: Promise<string> | undefined;

/** A hash of all that decides, besides the content, what the code of this folder makes. */
export const codeHash = (): Promise<string> => (read ??= readCode());

/**
 * Gives a text that was made before from the same, or makes it now and keeps it.
 * @param root the project's folder
 * @param from all that the text follows from, but the code
 * @throws what `make` throws; then nothing is kept
 */
export async function remembered(
  root: string,
  from: readonly (string | Buffer)[],
  make: () => Promise<string>,
): Promise<string> {
  const file = path.join(root, ".cache/remembered", hash(await codeHash(), ...from));
  const known = await readFile(file, "utf8").catch(() => undefined);
  if (known !== undefined) return known;
  const made = await make();
  await writeWhole(file, made);
  return made;
}
