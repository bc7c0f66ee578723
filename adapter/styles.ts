import path from "node:path";
import type { Selector } from "lightningcss";
import { parse, type AtRule } from "postcss";
import { Problem } from "./problem";
import { classesIn, forOldBrowsers, rewrite } from "./rewrite";
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

/**
 * The rules for one medium that most readers never see their page in, such as paper: the same for
 * all pages, so that one file holds them, which no first paint waits for.
 */
type Other = { name: string; media: string; css: string };

/** Styles in parts: the pages' own and the others without their query, and the classes that each name. */
export type Parts = { own: string; classes: ReadonlySet<string>; others: Other[]; shared: ReadonlySet<string> };

/**
 * Takes the outermost blocks for some media out of styles.
 * @param joined the styles of a page, joined
 * @param media lists of queries, as the sheets write them after `@media`, by the names of their files (`stylesApart`)
 */
export function partsOf(joined: string, media: Readonly<Record<string, string>>): Parts {
  const sheet = parse(joined);
  const others = Object.entries(media).flatMap(([name, queries]) => {
    const blocks = sheet.nodes.filter(
      (node): node is AtRule =>
        node.type === "atrule" && node.name === "media" && plain(node.params) === plain(queries),
    );
    for (const block of blocks) block.remove();
    const css = forOldBrowsers(blocks.flatMap(({ nodes = [] }) => nodes.map(String)).join("\n"));
    return css === "" ? [] : [{ name, media: queries, css }];
  });
  const own = String(sheet);
  const shared = classesIn(others.map(({ css }) => css).join("\n"));
  return { own, classes: classesIn(own), others, shared };
}

/** A page's own styles: without the rules for classes that the page cannot have, and without what no other rule reads. */
export function pageStyles({ own, classes }: Pick<Parts, "own" | "classes">, { uses, mentions }: Needs): string {
  const unused = new Set([...classes].filter((name) => !uses(name)));
  const isUnused = (selector: Selector) => selector.some((part) => part.type === "class" && unused.has(part.name));
  const cut = rewrite(own, {
    // Drops a rule when none of its selectors can match…
    unusedSymbols: [...unused],
    // …and the visitor those that cannot from the lists of the others.
    visitor: { Selector: (selector) => (isUnused(selector) ? [] : selector) },
  });
  return forOldBrowsers(withoutUnread(cut, mentions));
}
