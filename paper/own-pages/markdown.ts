import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { error, type Finding } from "@/lib/finding";
import type { Part } from "@/schema/own-page";
import { paragraph } from "@/schema/primitives";
import { joinUnits } from "@/schema/text";
import { linkAddress } from "@/schema/web-address";

/** A text of a page, in one piece, and where it begins: `data/paginas/aviso-legal.md:12`. */
export type Line = { where: string; text: string };

type Tag = Exclude<Part, string>["tag"];

/** What is printed as it is, by Markdown's names. */
const TAGS: Readonly<Partial<Record<Nodes["type"], Tag>>> = {
  paragraph: "p",
  blockquote: "blockquote",
  listItem: "li",
  thematicBreak: "hr",
  break: "br",
  strong: "strong",
  emphasis: "em",
};

/** What is not, as an editor calls it. */
const REFUSED: Readonly<Partial<Record<Nodes["type"], string>>> = {
  html: "HTML",
  image: "una imagen",
  imageReference: "una imagen",
  code: "código, o un párrafo con sangría",
  inlineCode: "código",
};

const wordsIn = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === "string" ? part : wordsIn(part.parts))).join("");

/**
 * Reads the text of a page: CommonMark, of which headings, paragraphs, lists, quotations, rules, links, and what is
 * stressed are printed, and nothing else.
 * @param above how many lines of its file stand above it
 * @returns its first heading, where that is its title, what follows, its texts one by one, and what is wrong with them
 */
export function readMarkdown(file: string, text: string, above: number) {
  const findings: Finding[] = [];
  const lines: Line[] = [];
  let title: string | undefined;
  let level = 1;
  const placeOf = ({ position }: Nodes) => `${file}:${(position?.start.line ?? 1) + above}`;
  const refuse = (node: Nodes, says: string): Part[] => {
    findings.push(error(placeOf(node), says));
    return [];
  };
  const within = (node: Nodes): Part[] => ("children" in node ? node.children.flatMap((child) => partsOf(child)) : []);

  /** A paragraph or a heading, whose words are a text like any other. */
  function textOf(node: Nodes, tag: Tag): Part[] {
    const parts = within(node);
    const words = wordsIn(parts);
    lines.push({ where: placeOf(node), text: words });
    if (words.startsWith("|")) return refuse(node, "lleva una tabla: escríbelo como lista");
    const fault = words && paragraph.safeParse(words).error?.issues[0]?.message;
    return fault ? refuse(node, fault) : [{ tag, parts }];
  }

  function partsOf(node: Nodes): Part[] {
    if (node.type === "text") return [joinUnits(node.value.replace(/\s*\n\s*/g, " "))];
    if (node.type === "list") return [{ tag: node.ordered ? "ol" : "ul", parts: within(node) }];
    if (node.type === "link") {
      const fault = linkAddress.safeParse(node.url).error?.issues[0]?.message;
      return fault ? refuse(node, `«${node.url}» ${fault}`) : [{ tag: "a", href: node.url, parts: within(node) }];
    }
    if (node.type === "heading") {
      if (node.depth === 1 && level === 1 && title === undefined) {
        title = wordsIn(within(node));
        return [];
      }
      if (node.depth === 1 || node.depth > Math.min(3, level + 1))
        return refuse(node, "los apartados empiezan por ## y, dentro de ellos, por ###");
      level = node.depth;
      return textOf(node, node.depth === 2 ? "h2" : "h3");
    }
    const tag = TAGS[node.type];
    if (node.type === "paragraph") return textOf(node, "p");
    if (tag) return [{ tag, parts: within(node) }];
    return refuse(node, `lleva ${REFUSED[node.type] ?? "lo que aquí no se imprime"}: escríbelo con palabras`);
  }

  const parts = within(fromMarkdown(text));
  return { title, parts, lines, findings };
}
