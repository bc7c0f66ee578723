import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Replaces a file below .generated in one step, and only if it changes: a running
 * `next dev` watches these.
 */
export async function writeGenerated(root: string, name: string, content: string): Promise<void> {
  const file = path.join(root, ".generated", name);
  if ((await readFile(file, "utf8").catch(() => undefined)) === content) return;
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
