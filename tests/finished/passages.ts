import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { NAMES_FILE, type Dictionary } from "../../paper/check/spelling/dictionary";
import { attribute, given, htmlFiles, isElement, textIn, treeOf } from "./tree";

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
/** Attributes that are read aloud or shown. */
const SPOKEN = ["alt", "aria-label", "aria-description", "aria-valuetext", "placeholder", "title"];
/** The `<meta>` that people read, in results and where pages are shared. */
const SHOWN =
  /^(description|application-name|apple-mobile-web-app-title|(og|twitter):(title|description|site_name|image:alt))$/;

/** Two spans side by side with no space between them are apart for the eye; a stop or a closing quote belongs to what it follows. */
const meets = (left: string, right: string) => /[\s«“(¿¡]$/.test(left) || /^[\s.,;:»”)?!…%]/.test(right);

/** What a page says, in order, with a passage for each change of line or language. */
function pagePassages(file: string): Passage[] {
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
    if (!("childNodes" in node)) return;
    if (!isElement(node)) {
      for (const child of node.childNodes) walk(child, outer);
      return;
    }
    if (/^(script|style|template|noscript)$/.test(node.tagName)) return;
    const lang = given(node, "lang") ?? outer;
    const said = SPOKEN.map((name) => attribute(node, name));
    if (SHOWN.test(attribute(node, "name") || attribute(node, "property"))) said.push(attribute(node, "content"));
    found.push(...said.filter(Boolean).map((text) => ({ file, text, lang })));
    if (!INLINE.has(node.tagName)) end();
    for (const child of node.childNodes) walk(child, lang);
    if (!INLINE.has(node.tagName)) end();
  };
  walk(treeOf(textIn(file)), "");
  end();
  return found;
}

/** All that the pages say to a reader. */
export const allPassages = (): Passage[] => htmlFiles().flatMap(pagePassages);

/** Whether the page says that a passage is Spanish, of whatever region. */
export const isSpanish = ({ lang }: Passage): boolean => /^es\b/.test(lang);

/** A line for each unknown word: which, where, and what to do. */
export function spellingFaults(passages: readonly Passage[], { unknownWords, nearest }: Dictionary): string[] {
  const said = passages.flatMap(({ file, text }) => unknownWords(text).map((word) => ({ file, text, word })));
  const once = new Map(said.map((item) => [`${item.word} ${item.file}`, item]));
  return [...once.values()].map(({ file, text, word }) => {
    const near = nearest(word).join(", ");
    return `out/${file}: «${word}» is in no dictionary, in «${text.slice(0, 90)}». A mistake${near && ` (${near})`}? Mend it. A name? Add it to ${NAMES_FILE}`;
  });
}
