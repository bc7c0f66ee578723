import type { Metadata } from "next";
import { bitmapType, SHARE_SIZE } from "@/lib/share";
import { feedLinks, publicAddress } from "@/paper/address";
import { leadOf, paper } from "@/paper/paper";
import { listed, site } from "@/paper/site";
import { definitions, type PageKey } from "@/schema/sections";
import { sharePicture } from "./bitmaps";

/**
 * The head of a page, from its own record: `export const metadata = pageMetadata("politica")`. Canonical address,
 * Open Graph (ogp.me), X card, feeds, and leave to show large pictures (Google's robots meta tag).
 */
export function pageMetadata(key: PageKey): Metadata {
  const { title: searched, description } = paper.pages[key].search;
  const section = key === "home" ? undefined : definitions[key];
  const title = section ? `${searched} | ${site.name}` : searched;
  const url = publicAddress(section?.route ?? "/");
  const picture = sharePicture(key);
  const lead = leadOf(key);
  // A picture that only decorates has nothing to add to its headline.
  const alt = lead.alt ? `${lead.title}. ${lead.alt}` : lead.title;
  const images = [{ url: picture, ...SHARE_SIZE, alt, type: bitmapType(picture) }];
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: url, types: feedLinks(...(section ? [section] : [])) },
    robots: listed
      ? { index: true, follow: true, "max-image-preview": "large", "max-snippet": -1, "max-video-preview": -1 }
      : { index: false, follow: false },
    openGraph: { type: "website", locale: site.locale, siteName: site.name, url, title, description, images },
    // What is missing here X takes from Open Graph; Next would write it all a second time.
    twitter: { card: "summary_large_image", images: [picture] },
  };
}
