import type { Story } from "@/schema/story";
import { site } from "../site";

/**
 * Gives the absolute address of the bitmap made for a picture such as `economia/puerto.svg`. An argument, because the
 * build also calls with one that only listens, to learn which bitmaps are wanted (tools/assets/search-images.ts).
 */
export type ImageAddress = (image: string) => string;

/** Gives the absolute address of a film of data/videos, such as `puerto`. */
export type FilmAddress = (video: string) => string;

/** A record's picture: its bitmap's address, and whose photograph it is and of what where somebody is named. */
export function imageOf(record: Pick<Story, "image" | "credit" | "caption">, address: ImageAddress) {
  const url = address(record.image);
  const { credit, caption } = record;
  if (!credit) return url;
  return { "@type": "ImageObject", contentUrl: url, creditText: credit, ...(caption && { caption }) } as const;
}

/** The page that a record leads to, if it is one: an e-mail address is none. */
export const webPage = ({ url }: { url?: string | undefined }) =>
  url && !url.startsWith("mailto:") ? { url: new URL(url, site.url).href } : {};
