import type { Story } from "@/schema/story";
import { site } from "../site";

/**
 * Gives the bitmap made for a picture such as `economia/puerto.svg`: its absolute address, and the address of what made
 * the picture at IPTC, if that is known. An argument, because the build also calls with one that only listens, to learn
 * which bitmaps are wanted (tools/assets/make-assets.ts).
 */
export type BitmapOf = (image: string) => { url: string; origin?: string | undefined };

/** Gives the absolute address of a film of data/videos, such as `puerto`. */
export type FilmAddress = (video: string) => string;

/**
 * A record's picture: its bitmap's address; and whose photograph it is and of what where somebody is named, and what made
 * it where that is known (a machine, by IPTC's «Digital Source Type»).
 */
export function imageOf({ image, credit, caption }: Pick<Story, "image" | "credit" | "caption">, bitmapOf: BitmapOf) {
  const { url, origin } = bitmapOf(image);
  if (!credit && !origin) return url;
  return {
    "@type": "ImageObject",
    contentUrl: url,
    ...(credit && { creditText: credit, ...(caption && { caption }) }),
    ...(origin && { digitalSourceType: { "@id": origin } }),
  } as const;
}

/** The page that a record leads to, if it is one: an e-mail address is none. */
export const webPage = ({ url }: { url?: string | undefined }) =>
  url && !url.startsWith("mailto:") ? { url: new URL(url, site.url).href } : {};
