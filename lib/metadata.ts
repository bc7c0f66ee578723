import type { Metadata } from "next";
import { feedAddress, publicAddress } from "./address";
import { bitmapType, SHARE_SIZE, sharePicture } from "./share";
import { listed, site } from "./site";

/** What a page is called, described and shared as. */
export type PageDescription = {
  /** The key its sharing picture is kept under. */
  key: string;
  path: `/${string}`;
  /** Its section, which has a feed of its own. */
  section?: { route: `/${string}`; name: string };
  /** The whole title, as the browser's tab and the results show it. */
  title: string;
  description: string;
  /** What its sharing picture shows, for those who do not see it. */
  pictureAlt: string;
};

/** Every head's link to the newspaper's feed, for the layout and for pages that set their own alternates, and after it a section's own. */
export const feedLinks = (...sections: readonly { route: `/${string}`; name: string }[]) => ({
  "application/rss+xml": [{ route: "/" as const, name: "últimas noticias" }, ...sections].map(({ route, name }) => ({
    url: feedAddress(route),
    title: `${site.name}: ${name}`,
  })),
});

/** The head of a page: canonical address, Open Graph (ogp.me), X card, feed, leave to show large pictures. */
export function describePage({ key, path, section, title, description, pictureAlt }: PageDescription): Metadata {
  const url = publicAddress(path);
  const picture = sharePicture(key);
  const images = [{ url: picture, ...SHARE_SIZE, alt: pictureAlt, type: bitmapType(picture) }];
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
