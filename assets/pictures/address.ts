import path from "node:path";
import { hash } from "../files";
import { DRAWING_SETTINGS, PHOTOGRAPH_SETTINGS } from "./settings";

/** A hash of everything that a picture's files are made from: the original and what is done to it. */
export const pictureHash = (image: string, original: Buffer): string =>
  hash(image.endsWith(".svg") ? DRAWING_SETTINGS : PHOTOGRAPH_SETTINGS, original);

/**
 * `/media/economia/puerto.1a2b3c4d`: the beginning of the addresses of a picture's files.
 * @param image its path below data/pictures
 * @param made the hash of what they are made from
 */
export function addressOf(image: string, made: string): string {
  const { dir, name } = path.posix.parse(image);
  return path.posix.join("/media", dir, `${name}.${made.slice(0, 8)}`);
}
