import manifest from "@/.generated/search-images.json";
import { publicAddress } from "./address";

/** A bitmap made for machines from a picture of data/pictures: its path within the site, pixels, bytes. */
export type SearchImage = { src: `/${string}`; width: number; height: number; bytes: number };

const images: Record<string, Omit<SearchImage, "src"> & { src: string }> = manifest;

/**
 * The bitmap of a picture with its absolute address.
 * @param image the record's field, such as `economia/puerto.svg`, or the name of the mark
 * @throws Error if `npm run assets` has not made it
 */
export function searchImage(image: string): { url: string; width: number; height: number; bytes: number } {
  const made = images[image];
  if (!made) throw new Error(`There is no bitmap of ${image} for search engines: run npm run assets`);
  const { src, ...measures } = made;
  return { url: publicAddress(`/${src.slice(1)}`), ...measures };
}
