import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { sections } from "../../../data/sections/sections";
import { attribute, BASE, elements, isElement, OUT, textOf, treeOf } from "../tree";

/* The finished site as files, read the way a crawler reads it: without running anything. */

/** The front's file, and those of the sections. */
const FILES = ["index", ...sections.map(({ route }) => route.slice(1))];

export type ReadPage = {
  file: string;
  /** All its words, with plain spaces. */
  text: string;
  title: string;
  /** What `<meta>` says by name or property. */
  meta: ReadonlyMap<string, string>;
  /** `rel` and `href` of each `<link>`. */
  links: readonly { rel: string; href: string; type: string }[];
  ids: ReadonlySet<string>;
  /** The anchors of other pages that its links lead to. */
  anchors: ReadonlySet<string>;
  /** Where its links lead, as they are written. */
  addresses: ReadonlySet<string>;
  /** The `datetime` of each `<time>`. */
  times: ReadonlySet<string>;
  lang: string;
  graphs: readonly string[];
};

const SILENT = new Set(["script", "style", "template", "noscript"]);

function words(node: Tree.Node): string {
  if (isElement(node) && SILENT.has(node.tagName)) return "";
  if ("value" in node) return node.value;
  // Blocks and table cells are apart for a reader even where the markup has no space between them.
  return "childNodes" in node
    ? node.childNodes.map(words).join(isElement(node) && node.tagName !== "span" ? " " : "")
    : "";
}

/** Plain spaces, one at a time. */
export const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** The file that a server sends for a page: the front and the error pages lie bare, sections in their folders. */
const htmlOf = (file: string) =>
  [`${file}.html`, `${file}/index.html`].map((name) => path.join(OUT, name)).find((name) => existsSync(name)) ?? file;

/** Reads a page from `out`, such as `politica`. */
export function readPage(file: string): ReadPage {
  const document = treeOf(readFileSync(htmlOf(file), "utf8"));
  const all = [...elements(document)];
  const named = (name: string) => all.filter((element) => element.tagName === name);
  const body = named("body")[0];
  if (!body) throw new Error(`The page ${file} of out has no body`);
  return {
    file,
    text: plain(words(body)),
    title: textOf(named("title")[0] ?? body),
    meta: new Map(
      named("meta").map((element) => [
        attribute(element, "name") || attribute(element, "property"),
        attribute(element, "content"),
      ]),
    ),
    links: named("link").map((element) => ({
      rel: attribute(element, "rel"),
      href: attribute(element, "href"),
      type: attribute(element, "type"),
    })),
    ids: new Set(all.map((element) => attribute(element, "id"))),
    anchors: new Set(named("a").map((element) => attribute(element, "href").split("#")[1] ?? "")),
    addresses: new Set(named("a").map((element) => attribute(element, "href"))),
    times: new Set(named("time").map((element) => attribute(element, "datetime"))),
    lang: attribute(named("html")[0] ?? body, "lang"),
    graphs: named("script")
      .filter((element) => attribute(element, "type") === "application/ld+json")
      .map(textOf),
  };
}

const pages = new Map(FILES.map((file) => [file, readPage(file)]));

export const PAGES: readonly ReadPage[] = [...pages.values()];

/** The canonical address of a page. */
export const canonical = (page: ReadPage) => page.links.find((link) => link.rel === "canonical")?.href ?? "";

const home = PAGES[0];
const ORIGIN = home ? new URL(canonical(home)).origin : "";

/**
 * The file of `out` that an absolute address of the site is served from.
 * @throws Error, in words for the report, if the address is not the site's, or nothing is there
 */
export function fileAt(address: string): string {
  const url = new URL(address);
  if (url.origin !== ORIGIN) throw new Error(`${address} is not on ${ORIGIN}`);
  if (BASE && url.pathname !== BASE && !url.pathname.startsWith(`${BASE}/`))
    throw new Error(`${address} is not below ${BASE}`);
  const inside = url.pathname.slice(BASE.length).replace(/^\/|\/$/g, "");
  const page = pages.get(inside || "index");
  if (page) {
    const anchor = decodeURIComponent(url.hash.slice(1));
    if (anchor && !page.ids.has(anchor)) throw new Error(`${address}: the page has no #${anchor}`);
    return htmlOf(page.file);
  }
  const file = path.join(OUT, inside);
  if (!existsSync(file)) throw new Error(`${address}: there is no out/${inside}`);
  return file;
}

/** A text file of `out`. */
export const readOut = (name: string) => readFileSync(path.join(OUT, name), "utf8");
