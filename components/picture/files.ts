import { pictures } from "@/.generated/pictures";
import type { PhotographPicture, PictureFile } from "@/lib/media";
import { basePath } from "@/lib/paths";
import { prepared } from "@/lib/prepared";

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
