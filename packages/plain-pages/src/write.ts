import { defaultTreeAdapter as tree, html, parse, serialize, type DefaultTreeAdapterTypes } from "parse5";
import type { Document, Element } from "./dom";
import { Problem } from "./problem";

/*
 * A page as text, shorter than HTML's rules of serialization write it, and the same tree to every browser: without the end
 * tags that the standard lets one leave out («Optional tags»), with drawings' empty elements closed at once.
 */

type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Elements that are closed by what follows them, each with the elements that do so. */
const CLOSED_BY: Readonly<Record<string, readonly string[]>> = {
  li: ["li"],
  dt: ["dt", "dd"],
  dd: ["dt", "dd"],
  thead: ["tbody"],
  tr: ["tr"],
  th: ["td", "th"],
  td: ["td", "th"],
  // Of the standard's list those that parsers have always known, and that pages have.
  p: [
    "address",
    "article",
    "aside",
    "blockquote",
    "details",
    "div",
    "dl",
    "fieldset",
    "figure",
    "footer",
    "form",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "header",
    "hr",
    "main",
    "nav",
    "ol",
    "p",
    "section",
    "table",
    "ul",
  ],
};

/** Elements that are closed by their parent's end, each with the parents whose end does so. */
const CLOSED_WITHIN: Readonly<Record<string, readonly string[]>> = {
  li: ["ol", "ul"],
  dd: ["dl"],
  tbody: ["table"],
  tr: ["thead", "tbody"],
  th: ["tr"],
  td: ["tr"],
  p: [
    "article",
    "aside",
    "blockquote",
    "body",
    "dd",
    "div",
    "figcaption",
    "figure",
    "footer",
    "form",
    "header",
    "li",
    "main",
    "nav",
    "section",
    "td",
  ],
};

/** Elements whose text is no HTML. */
const RAW = ["script", "style"];

/** Elements that hold nothing and have no end tag. */
const VOID = ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"];

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function attributesOf({ attrs }: Element): string {
  const written = attrs.map(({ prefix, name, value }) => {
    const safe = value.replaceAll("&", "&amp;");
    // What holds JSON would have six letters for each quotation mark.
    const quoted = value.includes('"') && !value.includes("'") ? `'${safe}'` : `"${safe.replaceAll('"', "&quot;")}"`;
    return ` ${prefix ? `${prefix}:` : ""}${name}=${quoted}`;
  });
  return written.join("");
}

/** Whether a parser closes an element by itself, where it stands. */
function closesByItself({ tagName, parentNode }: Element, next: Node | undefined): boolean {
  if (!next) return !!parentNode && (CLOSED_WITHIN[tagName] ?? []).includes(parentNode.nodeName);
  return (CLOSED_BY[tagName] ?? []).includes(next.nodeName);
}

function elementAsText(element: Element, next: Node | undefined): string {
  const { tagName, namespaceURI, childNodes } = element;
  const start = `<${tagName}${attributesOf(element)}`;
  if (namespaceURI !== html.NS.HTML) {
    return childNodes.length === 0 ? `${start}/>` : `${start}>${childrenAsText(element)}</${tagName}>`;
  }
  if (VOID.includes(tagName)) return `${start}>`;
  return `${start}>${childrenAsText(element)}${closesByItself(element, next) ? "" : `</${tagName}>`}`;
}

function nodeAsText(node: Node, next: Node | undefined): string {
  if (tree.isElementNode(node)) return elementAsText(node, next);
  if (tree.isTextNode(node)) {
    return RAW.includes(node.parentNode?.nodeName ?? "") ? node.value : escaped(node.value);
  }
  return tree.isDocumentTypeNode(node) ? "<!DOCTYPE html>" : `<!--${node.data}-->`;
}

const childrenAsText = ({ childNodes }: Parent): string =>
  childNodes.map((node, at) => nodeAsText(node, childNodes[at + 1])).join("");

/**
 * Writes a page.
 * @param file the page, for messages
 * @throws Problem if a parser would make another tree of it
 */
export function writePage(file: string, document: Document): string {
  const text = childrenAsText(document);
  if (serialize(parse(text)) === serialize(document)) return text;
  throw new Problem(
    file,
    "would be another page to a browser: something in it stands where HTML does not let it stand.",
  );
}
