import manifest from "@/.generated/pictures.json";
import { basePath } from "./paths";

/** A vector original, served as it is under a name made from its content. */
export type VectorPicture = { kind: "vector"; src: string; width: number; height: number };

export type PictureFile = VectorPicture;

const pictures: Record<string, PictureFile> = manifest as Record<string, PictureFile>;

/**
 * The files made for a picture of data/pictures.
 * @param image the record's field, such as `economia/puerto.svg`
 * @throws Error if `npm run assets` has not made it
 */
export function pictureFile(image: string): PictureFile {
  const file = pictures[image];
  if (!file) throw new Error(`data/pictures/${image} has not been prepared: run npm run assets`);
  return { ...file, src: basePath + file.src };
}
