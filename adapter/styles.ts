import path from "node:path";
import type { Selector } from "lightningcss";
import { parse, type AtRule } from "postcss";
import { Problem } from "./problem";
import { classesOf, forOldBrowsers, rewrite } from "./rewrite";
import { withoutUnread } from "./unread";

/** The stylesheets of a page, and how the addresses in them are to be written. */
type Sheets = {
  /** The page, for messages. */
  page: string;
  /** Address and text of each sheet, in the page's order. */
  sheets: readonly { address: string; css: string }[];
  /** Gives the new address for a file of Next's that a sheet asks for. */
  take: (address: string) => Promise<string>;
};

/** What a page can have of its styles. */
type Needs = {
  /** Whether the page, or an island of it, can have an element of this class. */
  uses: (className: string) => boolean;
  /** Whether an attribute of the page, or an island of it, may read a custom property. */
  mentions: (property: string) => boolean;
  /** Lists of media queries whose rules stand in files of their own (`stylesApart`). */
  apart: readonly string[];
};

/** The addresses in a sheet, absolute: relative ones start from the sheet. */
function addressesIn(css: string, sheet: string): Map<string, string> {
  const addresses = new Map<string, string>();
  rewrite(css, {
    visitor: {
      Url({ url }) {
        addresses.set(url, url.startsWith("data:") ? url : path.posix.resolve(path.posix.dirname(sheet), url));
      },
    },
  });
  return addresses;
}

/**
 * A page's stylesheets as one text, with the files they ask for under their new addresses.
 * @throws Problem for a `data:` address, which the policy would refuse
 */
export async function joinedStyles({ page, sheets, take }: Sheets): Promise<string> {
  const texts: string[] = [];
  for (const { address, css } of sheets) {
    const taken = new Map<string, string>();
    for (const [written, absolute] of addressesIn(css, address)) {
      if (absolute.startsWith("data:")) {
        throw new Problem(
          page,
          `has a stylesheet with a picture in it (${absolute.slice(0, 40)}…), which the policy refuses: make it a file of public.`,
        );
      }
      taken.set(written, await take(absolute));
    }
    texts.push(rewrite(css, { visitor: { Url: (url) => ({ ...url, url: taken.get(url.url) ?? url.url }) } }));
  }
  return texts.join("\n");
}

/** A list of media queries as it can be compared, however it is written. */
const plain = (queries: string) => queries.replace(/\s+/g, "").toLowerCase();

/** A sheet in two: what is in its outermost blocks for one of these lists of media queries, and the others without them. */
function parted(css: string, media: readonly string[]): { within: string; without: string } {
  const apart = new Set(media.map(plain));
  const sheet = parse(css);
  const within = sheet.nodes.filter(
    (node): node is AtRule => node.type === "atrule" && node.name === "media" && apart.has(plain(node.params)),
  );
  for (const block of within) block.remove();
  return { within: within.flatMap(({ nodes = [] }) => nodes.map(String)).join("\n"), without: String(sheet) };
}

/**
 * The rules for one medium that most readers never see their page in, such as paper: the same for
 * all pages, so that one file holds them, which no first paint waits for.
 * @param css the page's styles, joined
 * @param media a list of queries, as the sheets write it after `@media`
 * @returns its rules, without the query; empty where there are none
 */
export const stylesApart = (css: string, media: string): string => forOldBrowsers(parted(css, [media]).within);

/**
 * A page's own styles: without those apart, without the rules for classes that the page cannot have, and
 * without what no other rule reads.
 * @param joined the page's styles, joined
 */
export function pageStyles(joined: string, { uses, mentions, apart }: Needs): string {
  const css = parted(joined, apart).without;
  const unused = new Set<string>();
  rewrite(css, {
    visitor: {
      Selector(selector) {
        for (const name of classesOf(selector)) if (!uses(name)) unused.add(name);
      },
    },
  });
  const isUnused = (selector: Selector) => selector.some((part) => part.type === "class" && unused.has(part.name));
  const cut = rewrite(css, {
    // Drops a rule when none of its selectors can match…
    unusedSymbols: [...unused],
    // …and the visitor those that cannot from the lists of the others.
    visitor: { Selector: (selector) => (isUnused(selector) ? [] : selector) },
  });
  return forOldBrowsers(withoutUnread(cut, mentions));
}
