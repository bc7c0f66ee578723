import { parse, type DefaultTreeAdapterTypes } from "parse5";

/* What a page says of itself to machines, and to readers. */

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export type Page = {
  title: string;
  /** Its canonical address, as it is written. */
  canonical: string | undefined;
  /** What it says to search engines: `noindex, nofollow`. */
  robots: string;
  /** The policy that it sets itself (Content-Security-Policy). */
  policy: string;
  /** The words between its tags, parted by single blanks, without scripts and styles. */
  text: string;
};

function* elementsIn(node: Node): Generator<Element> {
  if ("tagName" in node) yield node;
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsIn(child);
}

const NOT_READ = new Set(["script", "style", "noscript", "template"]);

function textIn(node: Node): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  if (!("childNodes" in node) || NOT_READ.has(node.nodeName)) return "";
  return node.childNodes.map(textIn).join(" ");
}

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

const attribute = (element: Element | undefined, name: string): string | undefined =>
  element?.attrs.find((candidate) => candidate.name === name)?.value;

/** Reads a page; one that is no HTML has nothing of it all but text. */
export function readPage(html: string): Page {
  const document = parse(html);
  const elements = [...elementsIn(document)];
  const find = (tag: string, name: string, value: string) =>
    elements.find((element) => element.tagName === tag && attribute(element, name)?.toLowerCase() === value);
  const title = elements.find(({ tagName }) => tagName === "title");
  return {
    title: title ? plain(textIn(title)) : "",
    canonical: attribute(find("link", "rel", "canonical"), "href"),
    robots: attribute(find("meta", "name", "robots"), "content") ?? "",
    policy: attribute(find("meta", "http-equiv", "content-security-policy"), "content") ?? "",
    text: plain(textIn(document)),
  };
}
