import { readOriginal } from "../originals";
import { pictureHash } from "./address";
import { cachedPicture, type CachedPicture, type MadePicture } from "./cache";
import { inspect } from "./inspect";
import { makePhotograph } from "./photograph";
import type { Place } from "./places";
import { MAX_BYTES } from "./settings";

/** A picture ready in the cache, and the hash of everything it was made from. */
export type PreparedPicture = CachedPicture & { hash: string };

async function vector(original: Buffer): Promise<MadePicture> {
  const { makeVector } = await import("./vector");
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
  const original = await readOriginal(root, "data/pictures", image, MAX_BYTES);
  const drawn = image.endsWith(".svg");
  if (!drawn) await inspect(original, place);
  const key = pictureHash(image, original);
  const make = () => (drawn ? vector(original) : photograph(original));
  return { hash: key, ...(await cachedPicture(root, key, make)) };
}
