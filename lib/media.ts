/* What `npm run assets` writes into .generated of the pictures and films it has made, and the pages read there. */

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

/** A film's two files, served under names made from their content. */
export type FilmFile = { av1: string; h264: string };
