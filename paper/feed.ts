import { generateRssFeed } from "feedsmith";
import type { OpinionPiece, Story } from "@/schema/story";
import { feedAddress, publicAddress, recordAddress } from "./address";
import { asHtml, withEntities, withStandIns } from "./feed-text";
import { bitmapType } from "@/lib/share";
import { site } from "./site";

/** A story and where it stands. */
export type FeedStory = (Story | OpinionPiece) & { href: `/${string}` };

/** As many as a reader who was away for the weekend wants to find. */
const LENGTH = 30;

/** Which stories a feed is of: a section's, or the whole newspaper's, whose route is `/`. */
type Channel = { title: string; route: `/${string}`; description: string };

/**
 * The newest of some stories as RSS 2.0 (rssboard.org/rss-specification). The signature is Dublin Core's creator,
 * because RSS's own author must be an e-mail address. `closed` is the ISO instant of the edition's close,
 * `image` the bitmap made of a picture.
 */
export function newsFeed(
  stories: readonly FeedStory[],
  closed: string,
  image: (name: string) => { url: string; bytes: number },
  { title, route, description }: Channel = { title: site.name, route: "/", description: site.blurb },
): string {
  const newest = [...stories].sort((a, b) => Date.parse(b.time) - Date.parse(a.time)).slice(0, LENGTH);
  const name = withStandIns(title);
  const xml = generateRssFeed({
    title: name,
    link: publicAddress(route),
    description: asHtml(description),
    language: site.language,
    lastBuildDate: new Date(closed),
    docs: "https://www.rssboard.org/rss-specification",
    // Readers may show up to 144 pixels across; without a word they take it for 88 × 31.
    image: { url: image(site.mark).url, title: name, link: publicAddress(route), width: 144, height: 144 },
    atom: { links: [{ href: feedAddress(route), rel: "self", type: "application/rss+xml" }] },
    items: newest.map((story) => {
      const address = recordAddress(story, story.href);
      const { url, bytes } = image(story.image);
      return {
        title: withStandIns(story.title),
        link: address,
        description: asHtml(story.excerpt),
        // At its section's address it stands while it is in the list; in the archive each edition gives it another.
        guid: { value: story.url ? address : publicAddress(story.href), isPermaLink: story.url !== undefined },
        pubDate: new Date(story.time),
        ...(story.correction && { atom: { updated: new Date(story.correction.time) } }),
        categories: [{ name: withStandIns(story.category) }],
        dc: { creators: [withStandIns(story.author)] },
        enclosures: [{ url, length: bytes, type: bitmapType(url) }],
      };
    }),
  });
  return withEntities(xml);
}
