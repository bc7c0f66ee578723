import { parse, type DefaultTreeAdapterTypes } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;

/** The looks, which may follow a text's length: no text is among them. */
const LOOKS = "class";

/** Attributes that hold words for people; all others are the page's own build. */
const WORDS = new Set(["alt", "title", "aria-label", "content", "placeholder", "data-props"]);

/** What a page is made of, and what it says. */
export type Anatomy = {
  /** Each element with its attributes but its looks, those for people without their words, in order. */
  build: string[];
  /** All text together, as it is read. */
  text: string;
  /** The words in attributes. */
  words: string[];
  /** The strings in the page's graph for machines. */
  graph: string[];
};

const stringsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** Takes a page apart as a browser does. @throws SyntaxError if its graph is no JSON */
export function anatomy(html: string): Anatomy {
  const found: Anatomy = { build: [], text: "", words: [], graph: [] };
  const visit = (node: Node): void => {
    if ("tagName" in node) {
      const built = node.attrs.filter(({ name }) => name !== LOOKS);
      const attributes = built.map(({ name, value }) => (WORDS.has(name) ? name : `${name}=${value}`));
      found.build.push([node.tagName, ...attributes].join(" "));
      for (const { name, value } of node.attrs) if (WORDS.has(name)) found.words.push(value);
    }
    if (node.nodeName === "#comment") found.build.push("#comment");
    if ("value" in node && "parentNode" in node && node.parentNode) {
      if (node.parentNode.nodeName === "script") found.graph.push(...stringsIn(JSON.parse(node.value)));
      else found.text += node.value;
    }
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return found;
}
