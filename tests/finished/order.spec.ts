import { expect, test } from "@playwright/test";
import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { attribute, elements, htmlFiles, isElement, textIn, treeOf } from "./tree";

/* A page as its source has it: for text browsers, the clipboard and whoever listens. */

/** What HTML itself sets on lines of its own, whatever a stylesheet says. */
const BLOCKS = new Set(
  (
    "address article aside blockquote body br caption dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 " +
    "header hr html li main nav ol p search section summary table tbody td th thead tr ul video"
  ).split(" "),
);
const SILENT = new Set(["head", "script", "style", "template", "noscript", "svg"]);

/** A border between inline elements. */
const BORDER = "\u0000";

/** A page's words in the order of its source, with a sign where inline elements begin and end. */
function flow(node: Tree.Node): string {
  if ("value" in node) return node.value.replace(/\s+/g, " ");
  if (!("childNodes" in node)) return "";
  const inside = () => node.childNodes.map(flow).join("");
  if (!isElement(node)) return inside();
  if (SILENT.has(node.tagName)) return "";
  if (node.tagName === "img") return BORDER + attribute(node, "alt") + BORDER;
  // A box to type in and a button have edges of their own.
  if (node.tagName === "input") return " ";
  const edge = BLOCKS.has(node.tagName) ? "\n" : node.tagName === "button" ? " " : BORDER;
  return edge + inside() + edge;
}

/** Two words of different elements that nothing but a margin parts. */
const TOUCHING = new RegExp(
  `[^${BORDER}\\n]{0,20}[\\p{L}\\p{N}%€]${BORDER}+[\\p{L}\\p{N}+−][^${BORDER}\\n]{0,20}`,
  "gu",
);

test("no two words run together without styles", () => {
  for (const file of htmlFiles()) {
    const touching = flow(treeOf(textIn(file))).match(TOUCHING) ?? [];
    expect
      .soft(
        touching.map((words) => words.replaceAll(BORDER, "|")),
        file,
      )
      .toEqual([]);
  }
});

const HEADING = /^h[1-6]$/;

/** The elements of the record that a picture belongs to: of the innermost that has a headline. */
function recordOf(picture: Tree.Element): Tree.Element[] {
  for (let node = picture.parentNode; node && isElement(node); node = node.parentNode) {
    const inside = /^(article|li|figure)$/.test(node.tagName) ? [...elements(node)] : [];
    if (inside.some(({ tagName }) => HEADING.test(tagName))) return inside;
  }
  return [];
}

// Whoever listens learns what a story is about before what its picture shows: only `order` or a grid's place puts it before.
test("every record says its headline before what its picture shows", () => {
  for (const file of htmlFiles()) {
    const described = [...elements(treeOf(textIn(file)))].filter(
      (one) => one.tagName === "img" && attribute(one, "alt") !== "",
    );
    const before = described.filter(
      (picture) => recordOf(picture).find((one) => one === picture || HEADING.test(one.tagName)) === picture,
    );
    expect
      .soft(
        before.map((picture) => attribute(picture, "alt")),
        file,
      )
      .toEqual([]);
  }
});
