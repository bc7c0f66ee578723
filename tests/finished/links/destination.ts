import { attribute } from "../tree";
import { elementsOf, type Site } from "./site";

/** Addresses that name something instead of leading there: nobody follows or fetches them. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^https:\/\/schema\.org(\/[A-Z]\w+)?$/, "the vocabulary of the graphs (JSON-LD's @context) and its terms"],
  [/^http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9$/, "XML name space of site maps"],
  [/^http:\/\/www\.google\.com\/schemas\/sitemap-image\/1\.1$/, "XML name space of pictures in site maps"],
  [/^http:\/\/www\.w3\.org\/2005\/Atom$/, "XML name space in the feed"],
  [/^http:\/\/purl\.org\/dc\/elements\/1\.1\/$/, "XML name space in the feed"],
  [/^https:\/\/www\.rssboard\.org\/rss-specification$/, "the feed's <docs>: what RSS is, for who finds the file"],
];

/** Whether an address is one of the few names outside the site that its files may hold. */
export const isName = (address: string): boolean => NAMES.some(([form]) => form.test(address));

const hasAnchor = (site: Site, file: string, anchor: string) =>
  elementsOf(site.files.get(file) ?? "").some((element) => attribute(element, "id") === anchor);

/**
 * The file of the site that an address leads to.
 * @param address as it is written in `from`
 * @param from the file it is written in; pages and drawings are read at more than one address
 * @throws Error, in words for the report, if nothing is there, or something else than what is meant
 */
export function destination(site: Site, address: string, from: string): string {
  const fails = (why: string) => new Error(`${from}: «${address}» ${why}`);
  const own = address.startsWith("#");
  if (own && address.length === 1) throw fails("leads nowhere");
  // A page is served with and without a slash at its end, the not-found page at any depth.
  const rooted = own || address.startsWith("/") || /^[a-z]+:/.test(address);
  if (from.endsWith(".html") && !rooted) throw fails("means another place where the page's address ends in a slash");

  const url = new URL(address, `${site.origin}${site.base}/${from}`);
  if (url.origin !== site.origin) throw fails("leads away from the site");
  if (`${url.pathname}/`.indexOf(`${site.base}/`) !== 0) throw fails(`is not below ${site.base}`);
  const inside = decodeURIComponent(url.pathname.slice(site.base.length + 1));
  const file = [inside, inside ? `${inside}/index.html` : "index.html"].find((name) => site.files.has(name));
  if (!file) throw fails("leads to nothing");
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor && !hasAnchor(site, file, anchor)) throw fails(`leads to a page without #${anchor}`);
  return file;
}
