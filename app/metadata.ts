import type { Metadata } from "next";
import { leads } from "@/data/resolve/leads";
import { metadata, TITLE_SUFFIX, type PageKey } from "@/data/metadata";
import { describePage } from "@/lib/metadata";

/** The head of a page, from data/metadata.ts: `export const metadata = pageMetadata("politica")`. */
export function pageMetadata(key: PageKey): Metadata {
  const { title, description } = metadata[key];
  const { title: headline, alt } = leads[key];
  return describePage({
    key,
    path: key === "home" ? "/" : `/${key}`,
    title: key === "home" ? title : title + TITLE_SUFFIX,
    description,
    // A picture that only decorates has nothing to add to its headline.
    pictureAlt: alt ? `${headline}. ${alt}` : headline,
  });
}
