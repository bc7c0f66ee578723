import manifest from "@/.generated/search-images.json";
import { publicAddress } from "./address";
import { prepared } from "./prepared";

/** A bitmap made for machines from a picture of data/pictures: its path within the site, pixels, bytes. */
export type SearchImage = { src: `/${string}`; width: number; height: number; bytes: number };

const images: Record<string, Omit<SearchImage, "src"> & { src: string }> = manifest;

const STAND_IN = { src: "/media/not-yet", width: 1200, height: 750, bytes: 0 };

/** The bitmap of a picture, such as `economia/puerto.svg`. @throws Error if `npm run assets` has not made it */
export function searchImage(image: string): { url: string; width: number; height: number; bytes: number } {
  const { src, ...measures } = prepared(images[image], STAND_IN, `The bitmap of ${image} for search engines`);
  return { url: publicAddress(`/${src.slice(1)}`), ...measures };
}
