import { defaultTreeAdapter as tree, html, parse, type DefaultTreeAdapterTypes } from "parse5";
import { Problem } from "./problem";

export type Element = DefaultTreeAdapterTypes.Element;
export type Document = DefaultTreeAdapterTypes.Document;
type Node = DefaultTreeAdapterTypes.Node;

/** The value of an element's attribute, undefined where it has none. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

/** Gives an element an attribute, or a new value to the one it has. */
export function setAttribute(element: Element, name: string, value: string): void {
  const existing = element.attrs.find((candidate) => candidate.name === name);
  if (existing) existing.value = value;
  else element.attrs.push({ name, value });
}

/** Gives an element an attribute that it does not have yet, before its others. */
export const setFirstAttribute = (element: Element, name: string, value: string): void =>
  void element.attrs.unshift({ name, value });

/** Takes attributes off an element. */
export function removeAttributes(element: Element, names: readonly string[]): void {
  element.attrs = element.attrs.filter(({ name }) => !names.includes(name));
}

/** The text directly within an element. */
export const textOf = (element: Element): string =>
  element.childNodes.map((child) => (tree.isTextNode(child) ? child.value : "")).join("");

function* nodesIn(node: Node): Generator<Node> {
  if (!("childNodes" in node)) return;
  // A copy, for the caller may remove what it is given.
  for (const child of [...node.childNodes]) {
    yield child;
    yield* nodesIn(child);
  }
}

/** Every element below a node, in the order of the document; what it gives may be removed. */
export function* elementsIn(node: Node): Generator<Element> {
  for (const child of nodesIn(node)) if (tree.isElementNode(child)) yield child;
}

/** Removes every comment; texts that only a comment parted become one. */
export function removeComments(document: Document): void {
  for (const node of nodesIn(document)) if (tree.isCommentNode(node)) tree.detachNode(node);
}

/** Removes an element with all it holds. */
export const remove = (element: Element): void => tree.detachNode(element);

/** The nearest element around this one for which the test holds. */
export function closest(element: Element, test: (candidate: Element) => boolean): Element | undefined {
  for (let node: Node | null = element; node && tree.isElementNode(node); node = node.parentNode) {
    if (test(node)) return node;
  }
  return undefined;
}

/** Makes an element of HTML, with text or without. */
export function make(name: string, attributes: Record<string, string>, text = ""): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const element = tree.createElement(name, html.NS.HTML, attrs);
  if (text) tree.insertText(element, text);
  return element;
}

/** Puts an element before all else in another. */
export function prepend(parent: Element, child: Element): void {
  const [first] = parent.childNodes;
  if (first) tree.insertBefore(parent, child, first);
  else tree.appendChild(parent, child);
}

/** Puts an element after all else in another. */
export const append = (parent: Element, child: Element): void => tree.appendChild(parent, child);

export type Page = { document: Document; root: Element; head: Element; body: Element };

/**
 * Reads a page as browsers do, but takes only one that was written to its end: a
 * browser would make something of half a page too, and nobody would hear of it.
 * @throws Problem if head, body or the end of the page are missing
 */
export function readPage(file: string, source: string): Page {
  const document = parse(source, { sourceCodeLocationInfo: true });
  const written = (name: string) => {
    for (const element of elementsIn(document)) {
      if (element.tagName === name && element.sourceCodeLocation?.endTag) return element;
    }
    throw new Problem(file, `<${name}> is missing or never closed. Is it a page that Next has exported to its end?`);
  };
  return { document, root: written("html"), head: written("head"), body: written("body") };
}
