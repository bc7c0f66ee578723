import { parseFeed } from "@rowanmanning/feed-parser";
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { z } from "zod";
import { attribute, given, htmlFiles, isElement, textIn, treeOf } from "../tree";

/** Words that stand together for a reader: a line of text, a label, a description. */
export type Passage = {
  /** The file of `out` that says them. */
  file: string;
  text: string;
  /** The language that the page says they are in. */
  lang: string;
};

/** Elements that stand within a line; all others begin a passage of their own. */
const INLINE = new Set(
  "a abbr b bdi bdo cite code data em i kbd mark q s samp small span strong sub sup time u var wbr".split(" "),
);
const SILENT = new Set(["script", "style", "template", "noscript"]);
/** Attributes that are read aloud or shown. */
const SPOKEN = [
  "alt",
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "placeholder",
  "title",
];
/** The `<meta>` that people read, in results and where pages are shared. */
const SHOWN =
  /^(description|application-name|apple-mobile-web-app-title|(og|twitter):(title|description|site_name|image:alt))$/;

/** Two spans side by side with no space between them are apart for the eye; a stop or a closing quote belongs to what it follows. */
const meets = (left: string, right: string) => /[\s«“(¿¡]$/.test(left) || /^[\s.,;:»”)?!…%]/.test(right);

/** What an island is given to say. */
function inProps(json: string): string[] {
  const props = z.record(z.string(), z.unknown()).parse(JSON.parse(json));
  return ["alt", "label", "text"].map((name) => props[name]).filter((value) => typeof value === "string");
}

/** What a page says, in order, with a passage for each change of line or language. */
export function pagePassages(file: string, html: string): Passage[] {
  const found: Passage[] = [];
  let line = { text: "", lang: "" };
  const end = () => {
    if (line.text.trim()) found.push({ file, text: line.text.replace(/[\t\n\r ]+/g, " ").trim(), lang: line.lang });
    line = { text: "", lang: "" };
  };
  const walk = (node: Tree.Node, outer: string) => {
    if ("value" in node) {
      if (line.lang !== outer || !meets(line.text, node.value)) end();
      line = { text: line.text + node.value, lang: outer };
    }
    if (isElement(node)) {
      if (SILENT.has(node.tagName)) return;
      const lang = given(node, "lang") ?? outer;
      const said = SPOKEN.map((name) => attribute(node, name));
      if (SHOWN.test(attribute(node, "name") || attribute(node, "property"))) said.push(attribute(node, "content"));
      if (given(node, "data-props")) said.push(...inProps(attribute(node, "data-props")));
      found.push(...said.filter(Boolean).map((text) => ({ file, text, lang })));
      if (!INLINE.has(node.tagName)) end();
      for (const child of node.childNodes) walk(child, lang);
      if (!INLINE.has(node.tagName)) end();
    } else if ("childNodes" in node) for (const child of node.childNodes) walk(child, outer);
  };
  walk(treeOf(html), "");
  end();
  return found;
}

/** What a text with markup says, such as a description of the feed. */
const plain = (html: string): string =>
  parseFragment(html)
    .childNodes.map((node) => ("value" in node ? node.value : ""))
    .join(" ");

/** What the feed says in a reader's list. */
function feedPassages(): Passage[] {
  const { title, description, items, language } = parseFeed(textIn("feed.xml"));
  const texts = [
    title,
    description,
    ...items.flatMap((item) => [item.title, item.description, item.categories[0]?.label]),
  ];
  const lang = (language ?? "").split("-")[0] ?? "";
  return texts.flatMap((text) => (text ? [{ file: "feed.xml", text: plain(text), lang }] : []));
}

const manifestSchema = z.object({
  name: z.string(),
  short_name: z.string(),
  description: z.string(),
  lang: z.string(),
});

/** What a telephone shows of the site once it is installed. */
function manifestPassages(): Passage[] {
  const file = "manifest.webmanifest";
  const { name, short_name, description, lang } = manifestSchema.parse(JSON.parse(textIn(file)));
  return [name, short_name, description].map((text) => ({ file, text, lang }));
}

/** All that the finished site says to a reader. */
export const allPassages = (): Passage[] => [
  ...htmlFiles().flatMap((file) => pagePassages(file, textIn(file))),
  ...feedPassages(),
  ...manifestPassages(),
];
