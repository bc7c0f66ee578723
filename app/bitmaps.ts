import searchImages from "@/.generated/search-images.json";
import posters from "@/.generated/share.json";
import { prepared } from "@/lib/prepared";
import type { SearchImage } from "@/lib/share";
import { publicAddress } from "@/paper/address";

/* The bitmaps that `npm run assets` has made for machines: search engines, feed readers, chats. */

const images: Readonly<Record<string, Omit<SearchImage, "src"> & { src: string }>> = searchImages;
const posterOf: Readonly<Record<string, string>> = posters;

const STAND_IN: SearchImage = { src: "/media/not-yet", bytes: 0 };

const bitmapAddress = (src: string) => publicAddress(`/${src.slice(1)}`);

/** The bitmap of a picture, such as `economia/puerto.svg`. @throws Error if `npm run assets` has not made it */
export function searchImage(image: string): Omit<SearchImage, "src"> & { url: string } {
  const { src, ...measures } = prepared(images[image], STAND_IN, `The bitmap of ${image} for search engines`);
  return { url: bitmapAddress(src), ...measures };
}

/** The absolute address of a page's sharing picture, by its key. @throws Error if `npm run assets` has not made it */
export const sharePicture = (page: string): string =>
  bitmapAddress(prepared(posterOf[page], STAND_IN.src, `The sharing picture of ${page}`));
