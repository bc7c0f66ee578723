import type { Metadata } from "next";
import { leadOf } from "@/data/resolve/leads";
import { pages, type PageKey } from "@/data/resolve/pages";
import { definitions } from "@/data/sections/sections";
import { describePage } from "@/lib/metadata";
import { site } from "@/lib/site";

/** The head of a page, from its own record: `export const metadata = pageMetadata("politica")`. */
export function pageMetadata(key: PageKey): Metadata {
  const { title, description } = pages[key].search;
  const { title: headline, alt } = leadOf(key);
  return describePage({
    key,
    ...(key === "home" ? { path: "/" } : { path: definitions[key].route, section: definitions[key] }),
    title: key === "home" ? title : `${title} | ${site.name}`,
    description,
    // A picture that only decorates has nothing to add to its headline.
    pictureAlt: alt ? `${headline}. ${alt}` : headline,
  });
}
