import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { site } from "../../paper/site";
import { ownPages, paper } from "../../paper/paper";
import { leaves } from "../records";

/* The finished site as files, read the way a crawler reads it, without running anything; and what editors have written. */

/** The finished site. */
export const OUT = path.resolve("out");

/** The sub-path that the build was made for; empty for the root. */
export const BASE = process.env["BASE_PATH"] ?? "";

/** Where a page lies once more, for hosts that answer its address with that: `politica.html` for `politica/index.html`. */
export const twinOf = (page: string): string => page.replace(/\/index\.html$/, ".html");

/** Every file of the finished site by its path within `out`, with slashes, without compressed copies and pages' twins. */
export const outFiles = (): string[] => {
  const files = readdirSync(OUT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.relative(OUT, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
  const twins = new Set(files.filter((file) => file.endsWith("/index.html")).map(twinOf));
  return files.filter((file) => !twins.has(file));
};

/** Every page of the finished site, the error pages too, such as `politica/index.html`. */
export const htmlFiles = (): string[] => outFiles().filter((file) => file.endsWith(".html"));

/** The folder of the archive's edition that a page is of, such as `hemeroteca/2026-11-20`; empty for today's. */
export const editionOf = (page: string): string => /^hemeroteca\/[\d-]+(?=\/)/.exec(page)?.[0] ?? "";

/** The text of a file of `out`. */
export const textIn = (file: string): string => readFileSync(path.join(OUT, file), "utf8");

/** The headers that `_headers` gives to everything, by their names. */
export function sentWithAll(): Map<string, string> {
  const [, rule = ""] = /^\/\*\n((?: {2}.*\n)+)/m.exec(textIn("_headers")) ?? [];
  return new Map([...rule.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = "", value = ""]) => [name, value]));
}

export const isElement = (node: Tree.Node): node is Tree.Element => "tagName" in node;

/** A node's elements in document order, itself among them; templates keep theirs apart. */
export function* elements(node: Tree.Node): Generator<Tree.Element> {
  if (isElement(node)) yield node;
  if ("childNodes" in node) for (const child of node.childNodes) yield* elements(child);
}

/** An attribute's value, undefined where there is none. `xlink:href` is found as `href`. */
export const given = (element: Tree.Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

/** An attribute's value, empty where there is none. */
export const attribute = (element: Tree.Element, name: string): string => given(element, name) ?? "";

/** The text that stands directly in an element. */
export const textOf = (element: Tree.Element): string =>
  element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");

const trees = new Map<string, Tree.Document>();

/** A page as the browser's own parser would build it, parsed once. */
export function treeOf(html: string): Tree.Document {
  const tree = trees.get(html) ?? parse(html);
  trees.set(html, tree);
  return tree;
}

const SILENT = new Set(["script", "style", "template", "noscript"]);

/** The words of a part of a page. */
export function words(node: Tree.Node): string {
  if (isElement(node) && SILENT.has(node.tagName)) return "";
  if ("value" in node) return node.value;
  // Blocks and table cells are apart for a reader even where the markup has no space between them.
  return "childNodes" in node
    ? node.childNodes.map(words).join(isElement(node) && node.tagName !== "span" ? " " : "")
    : "";
}

/** Plain spaces, one at a time. */
export const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

/** What a crawler reads of a page. */
export type ReadPage = {
  /** Such as `politica/index.html`. */
  file: string;
  /** All its words, with plain spaces. */
  text: string;
  title: string;
  /** What `<meta>` says by name or property. */
  meta: ReadonlyMap<string, string>;
  canonical: string;
  /** The addresses of the feeds it names. */
  feeds: readonly string[];
  ids: ReadonlySet<string>;
  /** The `datetime` of each `<time>`. */
  times: ReadonlySet<string>;
  /** Its structured data, as written. */
  graphs: readonly string[];
};

/** Reads a page of `out`. */
export function readPage(file: string): ReadPage {
  const all = [...elements(treeOf(textIn(file)))];
  const named = (name: string) => all.filter((element) => element.tagName === name);
  const linked = (field: string, value: string) =>
    named("link").flatMap((element) => (attribute(element, field) === value ? [attribute(element, "href")] : []));
  return {
    file,
    text: plain(named("body").map(words).join(" ")),
    title: named("title").map(textOf)[0] ?? "",
    meta: new Map(
      named("meta").map((element) => [
        attribute(element, "name") || attribute(element, "property"),
        attribute(element, "content"),
      ]),
    ),
    canonical: linked("rel", "canonical")[0] ?? "",
    feeds: linked("type", "application/rss+xml"),
    ids: new Set(all.map((element) => attribute(element, "id"))),
    times: new Set(named("time").map((element) => attribute(element, "datetime"))),
    graphs: named("script")
      .filter((element) => attribute(element, "type") === "application/ld+json")
      .map(textOf),
  };
}

/** The front, and the sections in their order. */
export const PAGES: readonly ReadPage[] = [
  "index.html",
  ...paper.sections.map(({ route }) => `${route.slice(1)}/index.html`),
].map(readPage);

/** The newspaper's own pages, which are no section's. */
export const OWN_PAGES: readonly ReadPage[] = ownPages.map(({ route }) => readPage(`${route.slice(1)}/index.html`));

/**
 * The file of `out` that an absolute address of the site is served from.
 * @throws Error, in words for the report, if the address is not the site's, or nothing is there
 */
export function fileAt(address: string): string {
  const root = site.url + BASE;
  const [bare = "", hash = ""] = address.split("#");
  if (!`${bare}/`.startsWith(`${root}/`)) throw new Error(`${address} is not on ${root}`);
  const inside = decodeURIComponent(bare.slice(root.length).replace(/^\/|\/$/g, ""));
  const page = [...PAGES, ...OWN_PAGES].find(({ file }) => file === path.posix.join(inside, "index.html"));
  if (page && hash && !page.ids.has(decodeURIComponent(hash))) throw new Error(`${address}: the page has no #${hash}`);
  const file = path.join(OUT, page?.file ?? inside);
  if (!existsSync(file)) throw new Error(`${address}: there is no out/${inside}`);
  return file;
}

/** Addresses outside this build that controls, forms and records name, as they write them and whole; the sample's are none. */
export const GIVEN: ReadonlySet<string> = new Set(
  [
    ...Object.values(paper.newspaper.addresses ?? {}),
    ...[paper.newspaper.newsletterForm, paper.newspaper.searchForm].flatMap((form) => (form ? [form.action] : [])),
    ...leaves(paper.pages).flatMap(({ path, value }) => (/\.url$/.test(path) ? [String(value)] : [])),
    ...ownPages.flatMap(({ links }) => links),
  ].flatMap((address) => [address, new URL(address, site.url).href]),
);
