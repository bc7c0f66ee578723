import type { Metadata } from "next";
import { bitmapType, SHARE_SIZE } from "@/lib/share";
import { feedLinks, publicAddress } from "@/paper/address";
import { leadOf, paper } from "@/paper/paper";
import { listed, site } from "@/paper/site";
import type { OwnPage } from "@/schema/own-page";
import { definitions, type PageKey } from "@/schema/sections";
import { sharePicture } from "./bitmaps";

type Head = { title: string; description: string; route: `/${string}`; sharedWith: PageKey };

/** What machines ask first (ogp.me, Google's robots meta tag). `sharedWith` is the page whose picture is shared. */
function head({ title, description, route, sharedWith }: Head): Metadata {
  const url = publicAddress(route);
  const picture = sharePicture(sharedWith);
  const lead = leadOf(sharedWith);
  // A picture that only decorates has nothing to add to its headline.
  const alt = lead.alt ? `${lead.title}. ${lead.alt}` : lead.title;
  const images = [{ url: picture, ...SHARE_SIZE, alt, type: bitmapType(picture) }];
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: url, types: feedLinks(...(sharedWith === "home" ? [] : [definitions[sharedWith]])) },
    robots: listed
      ? { index: true, follow: true, "max-image-preview": "large", "max-snippet": -1, "max-video-preview": -1 }
      : { index: false, follow: false },
    openGraph: { type: "website", locale: site.locale, siteName: site.name, url, title, description, images },
    // What is missing here X takes from Open Graph; Next would write it all a second time.
    twitter: { card: "summary_large_image", images: [picture] },
  };
}

/** The head of a page, from its own record: `export const metadata = pageMetadata("politica")`. */
export function pageMetadata(key: PageKey): Metadata {
  const { title, description } = paper.pages[key].search;
  if (key === "home") return head({ title, description, route: "/", sharedWith: key });
  return head({ title: `${title} | ${site.name}`, description, route: definitions[key].route, sharedWith: key });
}

/** The head of a page that is no section's, which is shared with the front's picture. */
export const ownPageMetadata = (page: Pick<OwnPage, "title" | "description" | "route">): Metadata =>
  head({ ...page, title: `${page.title} | ${site.name}`, sharedWith: "home" });
