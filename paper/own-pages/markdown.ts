import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { error, type Finding } from "@/lib/finding";
import { plain } from "@/lib/plain";
import { paragraph } from "@/schema/primitives";
import { joinUnits } from "@/schema/text";
import { linkAddress } from "@/schema/web-address";

/** A text of a page, in one piece, and where it begins: `data/paginas/aviso-legal.md:12`. */
export type Line = { where: string; text: string };

/** What is printed, by Markdown's names. */
const PRINTED: readonly Nodes["type"][] = [
  "root",
  "text",
  "paragraph",
  "heading",
  "blockquote",
  "list",
  "listItem",
  "thematicBreak",
  "break",
  "strong",
  "emphasis",
  "link",
];

/** What else there may be, as an editor calls it. */
const REFUSED: Readonly<Partial<Record<Nodes["type"], string>>> = {
  html: "HTML",
  image: "una imagen",
  imageReference: "una imagen",
  code: "código, o un párrafo con sangría",
  inlineCode: "código",
};

const wordsIn = (node: Nodes) => toString(node, { includeHtml: false, includeImageAlt: false });

/** Why a paragraph or a heading, whose words are a text like any other, is not printed. */
function textFault(words: string): string | undefined {
  if (words.startsWith("|")) return "lleva una tabla: escríbelo como lista";
  if (/^#{2,}[^\s#]/.test(words)) return "entre ## y el título de un apartado va un espacio";
  if (/^[•·▪◦]/.test(words))
    return "lleva viñetas de otro programa: cada línea de una lista empieza por - y un espacio";
  return words ? paragraph.safeParse(words).error?.issues[0]?.message : undefined;
}

/**
 * Reads the text of a page: CommonMark, of which headings, paragraphs, lists, quotations, rules, links, and what is
 * stressed are printed, and nothing else.
 * @param above how many lines of its file stand above it
 * @returns its first heading, where that is its title, and what else there is; its texts and links one by one
 */
export function readMarkdown(file: string, source: string, above: number) {
  const text = fromMarkdown(source);
  const findings: Finding[] = [];
  const lines: Line[] = [];
  const links: string[] = [];
  visit(text, "text", (node) => {
    node.value = joinUnits(plain(node.value).replace(/\s*\n\s*/g, " "));
  });
  const heading = text.children.find((node) => node.type === "heading");
  const title = heading?.depth === 1 ? wordsIn(heading) : undefined;
  if (title !== undefined) text.children = text.children.filter((node) => node !== heading);

  let level = 1;
  visit(text, (node) => {
    const where = `${file}:${(node.position?.start.line ?? 1) + above}`;
    const refuse = (says: string | undefined) => says && findings.push(error(where, says));
    if (node.type === "link") {
      const { data, error: refused } = linkAddress.safeParse(node.url);
      refuse(refused && `«${node.url}» ${refused.issues[0]?.message ?? ""}`);
      node.url = data ?? node.url;
      links.push(node.url);
    }
    if (node.type === "heading" && (node.depth === 1 || node.depth > Math.min(3, level + 1)))
      refuse("los apartados empiezan por ## y, dentro de ellos, por ###");
    else if (node.type === "heading") level = node.depth;
    if (node.type === "heading" || node.type === "paragraph") {
      lines.push({ where, text: wordsIn(node) });
      refuse(textFault(wordsIn(node)));
    }
    if (!PRINTED.includes(node.type))
      refuse(`lleva ${REFUSED[node.type] ?? "lo que aquí no se imprime"}: escríbelo con palabras`);
  });
  return { title, text, lines, links, findings };
}
