import { createHash } from "node:crypto";
import { cachedPicture, type CachedPicture, type MadePicture } from "./cache";
import { inspect } from "./inspect";
import { readOriginal } from "./original";
import { makePhotograph } from "./photograph";
import type { Place } from "./places";
import { PHOTOGRAPH_SETTINGS } from "./settings";
import { makeVector, VECTOR_SETTINGS } from "./vector";

/** A picture ready in the cache, and the hash of everything it was made from. */
export type PreparedPicture = CachedPicture & { hash: string };

const hashOf = (settings: string, original: Buffer) =>
  createHash("sha256").update(settings).update("\0").update(original).digest("hex");

function vector(original: Buffer): MadePicture {
  const { svg, width, height } = makeVector(original.toString("utf8"));
  return { info: { kind: "vector", width, height, files: [".svg"] }, files: new Map([[".svg", svg]]) };
}

async function photograph(original: Buffer): Promise<MadePicture> {
  const { files, ...facts } = await makePhotograph(original);
  return { info: { kind: "photograph", ...facts, files: [...files.keys()] }, files };
}

/**
 * Checks one picture for its place and makes its files, if the cache has none.
 * @param image its path below data/pictures
 * @throws Error saying what is wrong with the file and what was expected
 */
export async function preparePicture(root: string, image: string, place: Place): Promise<PreparedPicture> {
  const original = await readOriginal(root, image);
  if (image.endsWith(".svg")) {
    const hash = hashOf(VECTOR_SETTINGS, original);
    return { hash, ...(await cachedPicture(root, hash, () => Promise.resolve(vector(original)))) };
  }
  await inspect(original, place);
  const hash = hashOf(PHOTOGRAPH_SETTINGS, original);
  return { hash, ...(await cachedPicture(root, hash, () => photograph(original))) };
}
