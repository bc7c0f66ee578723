import { pictures } from "@/.generated/pictures";
import { basePath } from "./paths";
import { prepared } from "./prepared";

/** What both kinds have. */
type Made = {
  src: string;
  /** Of the original, upright. */
  width: number;
  height: number;
  /** Other shapes of the picture, below data/pictures. */
  shapes?: readonly string[];
};

/** A vector original, minified and served under a name made from its content. */
type VectorPicture = Made & {
  kind: "vector";
  /** What its rule in .generated/pictures.css, with what must stay in view of it, is found by. */
  id?: string;
};

/** A photograph: the JPEG for browsers that take nothing else, and AVIF and WebP in these widths. */
export type PhotographPicture = Made & {
  kind: "photograph";
  /** What its rule in .generated/pictures.css, with its dominant colour, is found by. */
  id: string;
  /** What the addresses of its widths begin with. */
  base: string;
  widths: readonly number[];
};

export type PictureFile = VectorPicture | PhotographPicture;

/** Leads nowhere, so that the alternative text is read in its place. */
const STAND_IN: PictureFile = { kind: "vector", src: "/media/not-yet", width: 8, height: 5 };

/** The files made for a picture, such as `economia/puerto.svg`. @throws Error if `npm run assets` has not made it */
export function pictureFile(image: string): PictureFile {
  const file = prepared(pictures[image], STAND_IN, `data/pictures/${image}`);
  const src = basePath + file.src;
  return file.kind === "vector" ? { ...file, src } : { ...file, src, base: basePath + file.base };
}

/** A photograph's files of one format, as in `srcset`. */
export function srcSet({ base, widths }: PhotographPicture, format: "avif" | "webp"): string {
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(", ");
}
