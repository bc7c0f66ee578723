import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { MAX_BYTES } from "./settings";

/**
 * Reads a picture as its editor left it.
 * @param image its path below data/pictures
 * @throws Error if it does not exist or weighs more than MAX_BYTES
 */
export async function readOriginal(root: string, image: string): Promise<Buffer> {
  const file = path.join(root, "data/pictures", image);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new Error("does not exist, a file of this name was expected");
  if (found.size > MAX_BYTES) {
    throw new Error(`weighs ${Math.ceil(found.size / 1e6)} MB, at most ${MAX_BYTES / 1e6} MB was expected`);
  }
  return readFile(file);
}
