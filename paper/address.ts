import { isoDay } from "@/lib/format";
import { ARCHIVE, href } from "@/lib/paths";
import { paper } from "./paper";
import { site } from "./site";

/** The public address of a path within the site, such as `/economia#puerto`, as search engines and feeds write it. */
export const publicAddress = (path: `/${string}`): string => site.url + href(path);

/** The public address of the feed of a section's route, or of the whole newspaper's, `/`. */
export const feedAddress = (route: `/${string}`): string =>
  publicAddress(route === "/" ? "/feed.xml" : `${route}/feed.xml`);

/** Every head's link to the newspaper's feed, for the layout and for pages that set their own alternates, and after it a section's own. */
export const feedLinks = (...sections: readonly { route: `/${string}`; name: string }[]) => ({
  "application/rss+xml": [{ route: "/" as const, name: "últimas noticias" }, ...sections].map(({ route, name }) => ({
    url: feedAddress(route),
    title: `${site.name}: ${name}`,
  })),
});

/** Where this edition stays once others have come, such as `/hemeroteca/2026-11-20`, if the newspaper keeps any. */
export const archivePath: `/${string}` | undefined = site.archive
  ? `${ARCHIVE}/${isoDay(paper.edition.close)}`
  : undefined;

/**
 * A record's public address: its own page's, else its place on this site, such as `/economia#puerto`, or in the archive,
 * where it lasts: `/hemeroteca/2026-11-20/economia#puerto`.
 */
export function recordAddress({ url }: { url?: string | undefined }, place: `/${string}`): string {
  return url ? new URL(url, site.url).href : publicAddress(archivePath ? `${archivePath}${place}` : place);
}
