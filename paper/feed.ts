import { generateRssFeed } from "feedsmith";
import { signatoriesOf } from "@/lib/signatures";
import type { OpinionPiece, Story } from "@/schema/story";
import { feedAddress, publicAddress, recordAddress } from "./address";
import { bitmapType } from "@/lib/share";
import { site } from "./site";

/** A story and where it stands. */
export type FeedStory = (Story | OpinionPiece) & { href: `/${string}` };

/** As many as a reader who was away for the weekend wants to find. */
const LENGTH = 30;

/** What a story is known by for as long as it is published: its id, whatever address, section or scheme it gets, in whatever edition. */
const identity = ({ id }: Pick<Story, "id">) => `${new URL(site.url).hostname}/${id}`;

/** Text where RSS wants HTML, as in descriptions: a reader shows its signs and obeys none. */
const asHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Text with a sign of XML's own, which feedsmith puts into CDATA, as references: readers of all kinds leave those alone («RSS best practices profile»). */
const withReferences = (xml: string) =>
  xml.replace(/\s*<!\[CDATA\[([^]*?)\]\]>\s*/g, (_, text: string) =>
    text.replace(/[&<>]/g, (sign) => `&#x${sign.charCodeAt(0).toString(16).toUpperCase()};`),
  );

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
  const xml = generateRssFeed({
    title,
    link: publicAddress(route),
    description: asHtml(description),
    language: site.language,
    lastBuildDate: new Date(closed),
    docs: "https://www.rssboard.org/rss-specification",
    // Readers may show up to 144 pixels across; without a word they take it for 88 × 31.
    image: { url: image(site.mark).url, title, link: publicAddress(route), width: 144, height: 144 },
    atom: { links: [{ href: feedAddress(route), rel: "self", type: "application/rss+xml" }] },
    items: newest.map((story) => {
      const address = recordAddress(story, story.href);
      const { url, bytes } = image(story.image);
      return {
        title: story.title,
        link: address,
        description: asHtml(story.excerpt),
        guid: { value: identity(story), isPermaLink: false },
        pubDate: new Date(story.time),
        ...(story.correction && { atom: { updated: new Date(story.correction.time) } }),
        categories: [{ name: story.category }],
        dc: { creators: signatoriesOf(story.author, site.authors).map(({ name }) => name) },
        enclosures: [{ url, length: bytes, type: bitmapType(url) }],
      };
    }),
  });
  return withReferences(xml);
}
