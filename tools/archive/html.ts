import { attribute, elementsIn, setAttribute, type Element } from "plain-pages/dom";
import { defaultTreeAdapter as tree, serialize, type DefaultTreeAdapterTypes } from "parse5";
import { Stop } from "../../lib/stop";

/* Finished pages as trees: what is looked for and not there stops whoever changes them. */

type Node = DefaultTreeAdapterTypes.Node;

/** The first element below a node that has an attribute. @throws Stop if there is none */
export function withAttribute(node: Node, name: string, file: string): Element {
  for (const element of elementsIn(node)) if (attribute(element, name) !== undefined) return element;
  throw new Stop(`${file}: no tiene ningún elemento con ${name}, que la hemeroteca necesita`);
}

/** Gives an attribute that an element has another value. @throws Stop if it has none such */
export function change(element: Element, name: string, file: string, to: (value: string) => string): void {
  const value = attribute(element, name);
  if (value === undefined)
    throw new Stop(`${file}: le falta ${name} a un <${element.tagName}>, y en la hemeroteca es otro`);
  setAttribute(element, name, to(value));
}

/** Gives an element the text that it has, changed, wherever below it that stands. */
export function changeText(node: Node, to: (text: string) => string): void {
  if (!("childNodes" in node)) return;
  for (const child of node.childNodes) {
    if (tree.isTextNode(child)) child.value = to(child.value);
    else changeText(child, to);
  }
}

/** Changes every attribute's value and every text of an element and of what it holds. */
export function changeAll(element: Element, to: (text: string) => string): void {
  for (const one of [element, ...elementsIn(element)]) for (const own of one.attrs) own.value = to(own.value);
  changeText(element, to);
}

/** A tree as HTML's rules of serialization write it, but for spaces that hold, which are themselves. */
export const written = (document: DefaultTreeAdapterTypes.ParentNode): string =>
  serialize(document).replaceAll("&nbsp;", "\u00a0");
