import path from "node:path";
import { expect, test } from "@playwright/test";
import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { textOf } from "../../lib/objects";
import { paper } from "../../paper/paper";
import { attribute, editionOf, elements, htmlFiles, isElement, PAGES, textIn, treeOf, words } from "./tree";

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
  if (node.tagName === "button") return ` ${inside()} `;
  const edge = BLOCKS.has(node.tagName) ? "\n" : BORDER;
  return edge + inside() + edge;
}

/** Two words of different elements that nothing but a margin parts. */
const TOUCHING = new RegExp(
  `[^${BORDER}\\n]{0,20}[\\p{L}\\p{N}%€,;:]${BORDER}+[\\p{L}\\p{N}+−][^${BORDER}\\n]{0,20}`,
  "gu",
);

test("no two words run together without styles", () => {
  for (const file of htmlFiles()) {
    const touching = flow(treeOf(textIn(file))).match(TOUCHING) ?? [];
    const shown = touching.map((words) => words.replaceAll(BORDER, "|"));
    expect.soft(shown, file).toEqual([]);
  }
});

/** A headline, or the head of a table's row. */
const isHead = (one: Tree.Element) => /^h[1-6]$/.test(one.tagName) || attribute(one, "scope") === "row";

/** The elements around one, the nearest first. */
function ancestorsOf(one: Tree.Element): Tree.Element[] {
  const { parentNode } = one;
  return parentNode && isElement(parentNode) ? [parentNode, ...ancestorsOf(parentNode)] : [];
}

/** The elements of the record that a picture belongs to: of the innermost that has a headline. */
function recordOf(picture: Tree.Element): Tree.Element[] {
  for (let node = picture.parentNode; node && isElement(node); node = node.parentNode) {
    const inside = /^(article|li|figure|tr)$/.test(node.tagName) ? [...elements(node)] : [];
    if (inside.some(isHead)) return inside;
  }
  return [];
}

// Which is the first, and so the largest, editors say by the order of their lists.
test("the stories of a list stand on their page in the order that editors have given them", () => {
  for (const { key, route } of paper.sections) {
    const ids = [...elements(treeOf(textIn(`${route.slice(1)}/index.html`)))].map((one) => attribute(one, "id"));
    const parts: unknown[] = Object.values(paper.pages[key]);
    for (const list of parts.filter((part) => Array.isArray(part))) {
      const wanted = list.map((entry) => textOf(Object(entry) as object, "id")).filter(Boolean);
      const found = ids.filter((id) => wanted.includes(id));
      expect.soft(found, key).toEqual(wanted);
    }
  }
});

// Whoever listens learns what a story is about before what its picture shows: only `order` or a grid's place puts it before.
test("every record says its headline before what its picture shows", () => {
  for (const file of htmlFiles()) {
    const described = [...elements(treeOf(textIn(file)))].filter(
      (one) => one.tagName === "img" && attribute(one, "alt") !== "",
    );
    const before = described.filter(
      (picture) => recordOf(picture).find((one) => one === picture || isHead(one)) === picture,
    );
    const said = before.map((picture) => attribute(picture, "alt"));
    expect.soft(said, file).toEqual([]);
  }
});

// A kicker may stand before a headline; a score, a quotation, a mark or a column is nobody's until one hears whose.
test("scores, statements, films and columns begin with the heading they belong to", () => {
  for (const [page, part] of [
    ["deportes", "en-directo"],
    ["politica", "declaraciones"],
    ["cultura", "estrenos"],
    ["opinion", "columnistas"],
  ] as const) {
    if (!paper.sections.some(({ key }) => key === page)) continue;
    const all = [...elements(treeOf(textIn(`${page}/index.html`)))];
    const section = all.find((one) => [attribute(one, "aria-labelledby"), attribute(one, "id")].includes(part));
    const records = [...(section ? elements(section) : [])].filter(({ tagName }) =>
      /^(li|article|figure)$/.test(tagName),
    );
    const headed = records.filter((record) => [...elements(record)].some(({ tagName }) => tagName === "h3"));
    const begun = headed.map((record) =>
      [...elements(record)].map(({ tagName }) => tagName).find((name) => /^(h3|p|dl|blockquote)$/.test(name)),
    );
    expect.soft([...new Set(begun)], part).toEqual(headed.length > 0 ? ["h3"] : []);
    expect.soft(headed.length > 0, part).toBe(section !== undefined);
  }
});

/** Parts of pages whose order says something: ranks, hours, how much there is of each. */
const NUMBERED: Readonly<Partial<Record<string, readonly string[]>>> = {
  "index.html": ["mas-leido"],
  "actualidad/index.html": ["ultimas-noticias", "tendencias", "en-vivo"],
  "politica/index.html": ["temas-candentes"],
  "economia/index.html": ["ultimas-noticias"],
  "tecnologia/index.html": ["lenguajes"],
};

test("what stands in a part of a page is headed below it, and numbered where its order says something", () => {
  for (const file of htmlFiles()) {
    // An edition of the archive is numbered as today's.
    const numbered = NUMBERED[path.posix.relative(editionOf(file), file)] ?? [];
    const all = [...elements(treeOf(textIn(file)))];
    const levelOf = ({ tagName }: Tree.Element) => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? NaN);
    for (const part of all.filter(({ tagName }) => tagName === "section")) {
      const name = attribute(part, "aria-labelledby");
      const inside = [...elements(part)];
      const title = inside.find((one) => attribute(one, "id") === name);
      const others = inside.filter((one) => one !== title && levelOf(one) > 0);
      const high = title ? others.filter((one) => levelOf(one) <= levelOf(title)) : [];
      expect.soft(high.map(words), `${file}: headings within ${name}`).toEqual([]);
      if (inside.some((one) => one !== part && one.tagName === "section")) continue;
      const lists = inside.filter(({ tagName }) => /^[ou]l$/.test(tagName)).map(({ tagName }) => tagName);
      const isNumbered = lists.length > 0 && numbered.includes(name);
      expect.soft(lists.includes("ol"), `${file}: ${name} is numbered`).toBe(isNumbered);
    }
  }
});

test("a list of short words that no part of the page is headed for says what it lists", () => {
  // The lists of the newspaper's own pages belong to their sentences.
  for (const { file } of PAGES) {
    const [main] = [...elements(treeOf(textIn(file)))].filter(({ tagName }) => tagName === "main");
    const lists = [...(main ? elements(main) : [])].filter(({ tagName }) => /^[ou]l$/.test(tagName));
    const nameless = lists.filter((list) => {
      // One within another's item is of the item's own, such as an event's tags.
      const around = ancestorsOf(list).find(({ tagName }) => /^(section|aside|nav|figure|li)$/.test(tagName));
      const isHeaded = around !== undefined && around.tagName !== "li";
      return !isHeaded && ![...elements(list)].some(isHead) && attribute(list, "aria-label") === "";
    });
    expect.soft(nameless.map(words), file).toEqual([]);
  }
});
