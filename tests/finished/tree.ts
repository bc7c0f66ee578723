import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** The finished site. */
export const OUT = path.resolve("out");

/** The sub-path that the build was made for; empty for the root. */
export const BASE = process.env["BASE_PATH"] ?? "";

/** Every file of the finished site by its path within `out`, with slashes, without the compressed copies. */
export const outFiles = (): string[] =>
  readdirSync(OUT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.relative(OUT, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();

/** Every page of the finished site, the error pages too, such as `politica/index.html`. */
export const htmlFiles = (): string[] => outFiles().filter((file) => file.endsWith(".html"));

/** The text of a file of `out`. */
export const textIn = (file: string): string => readFileSync(path.join(OUT, file), "utf8");

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

/** A page as the browser's own parser would build it. */
export const treeOf = (html: string): Tree.Document => parse(html);
