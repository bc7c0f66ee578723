import { expect, test } from "@playwright/test";
import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { attribute, htmlFiles, isElement, textIn, treeOf } from "./tree";

/*
 * The words of a page as browsers without styles, reader modes and the clipboard have them: where nothing but a
 * margin parts two neighbours, they are one word there.
 */

/** What HTML itself sets on lines of its own, whatever a stylesheet says. */
const BLOCKS = new Set(
  (
    "address article aside blockquote body br caption dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 " +
    "header hr html li main nav ol p search section summary table tbody td th thead tr ul video"
  ).split(" "),
);
const SILENT = new Set(["head", "script", "style", "template", "noscript", "svg"]);

/** A border between inline elements, and the end of a line. */
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

const RUN_TOGETHER = new RegExp(
  `[^${BORDER}\\n]{0,20}[\\p{L}\\p{N}%€]${BORDER}+[\\p{L}\\p{N}+−][^${BORDER}\\n]{0,20}`,
  "gu",
);

/** The places where two words of different elements touch, such as «Sarriá|Hace». */
const runTogether = (html: string): string[] =>
  (flow(treeOf(html)).match(RUN_TOGETHER) ?? []).map((found) => found.replaceAll(new RegExp(`${BORDER}+`, "g"), "|"));

for (const file of htmlFiles()) {
  test(`${file}: no two words run together without styles`, () => {
    expect(runTogether(textIn(file))).toEqual([]);
  });
}

test("words that touch would be found", () => {
  expect(runTogether("<p><span>Joaquín Sarriá</span><time>Hace 55 minutos</time></p>")).toEqual([
    "Joaquín Sarriá|Hace 55 minutos",
  ]);
  expect(runTogether("<p><span>Joaquín Sarriá</span> <time>Hace 55 minutos</time></p><p>IBEX</p>")).toEqual([]);
});
