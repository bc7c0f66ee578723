import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "@playwright/test";
import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { has } from "../../tools/processes";
import { attribute, elements, htmlFiles, isElement, OUT, textIn, treeOf } from "./tree";

/* The pages as text browsers print them, where one is on this machine: read from top to bottom, as prose. */

/** Wider than any paragraph, so that a line is a line of the source. */
const WIDE = 900;

const BROWSERS = {
  lynx: ["-dump", "-nolist", `-width=${WIDE}`, "-assume_charset=utf-8", "-display_charset=utf-8"],
  w3m: ["-dump", "-T", "text/html", "-I", "UTF-8", "-O", "UTF-8", "-cols", `${WIDE}`],
} as const;

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

/** What browsers print of their own: signs of lists, and that a word is a button. */
const OWN_WORDS = /^([*•+○□■]|\d+\.) |\(BUTTON\)/g;

/** The lines that a text browser prints of a page. */
const linesOf = (browser: keyof typeof BROWSERS, file: string): string[] =>
  execFileSync(browser, [...BROWSERS[browser], path.join(OUT, file)], { encoding: "utf8" })
    .split("\n")
    .map((line) => plain(plain(line).replace(OWN_WORDS, "")))
    .filter((line) => line !== "");

const SILENT = new Set(["script", "style", "noscript"]);

/** All that a text browser can print of an element: its texts, its values, and what it calls a picture. */
function pieces(node: Tree.Node): string[] {
  if ("value" in node) return [node.value];
  if (!isElement(node)) return "childNodes" in node ? node.childNodes.flatMap(pieces) : [];
  if (SILENT.has(node.tagName)) return [];
  // A feed has a name, which lynx prints at the top.
  const said = ["alt", "value", "placeholder", "title", "src"].map((name) => attribute(node, name));
  return [...said, ...node.childNodes.flatMap(pieces)];
}

/** Letters with what may stand within a word. */
const WORD = /\p{L}[\p{L}\p{M}’'-]*/gu;
const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

/** The page's headlines in the order of its source. */
const headlines = (document: Tree.Document): string[] =>
  [...elements(document)]
    .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
    .map((heading) => plain(pieces(heading).join("")));

/** The headlines that no line begins with after the line of the one before. */
function missing(expected: readonly string[], printed: readonly string[]): string[] {
  let from = 0;
  return expected.filter((headline) => {
    const place = printed.findIndex((line, index) => index >= from && line.startsWith(headline));
    if (place !== -1) from = place + 1;
    return place === -1;
  });
}

for (const browser of ["lynx", "w3m"] as const) {
  test.describe(browser, () => {
    test.skip(!has(browser), `${browser} is not on this machine`);

    for (const file of htmlFiles()) {
      test(`${file}: every headline in its place, and no two words run together`, () => {
        const document = treeOf(textIn(file));
        const printed = linesOf(browser, file);
        expect(missing(headlines(document), printed)).toEqual([]);
        const words = new Set(pieces(document).flatMap(wordsIn));
        expect(wordsIn(printed.join("\n")).filter((word) => !words.has(word))).toEqual([]);
      });
    }
  });
}
