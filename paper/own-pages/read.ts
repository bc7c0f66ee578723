import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { error, warning, type Finding } from "@/lib/finding";
import { entriesOf, unreadable } from "@/lib/folders";
import { ARCHIVE_FOLDER } from "@/lib/paths";
import { plainSpaces } from "@/lib/plain";
import { footerLinks, type Newspaper } from "@/schema/newspaper";
import { ownPageSchema, type OwnPage } from "@/schema/own-page";
import { parseContent } from "@/schema/parse";
import { id } from "@/schema/primitives";
import { pageKeys } from "@/schema/sections";
import { plainContent } from "../plain";
import { readMarkdown, type Line } from "./markdown";

const FOLDER = "data/paginas";

/** What the finished site, or a deployment, puts at an address of its own. */
const TAKEN: readonly string[] = [...pageKeys, "404", "500", "assets", ARCHIVE_FOLDER, "icons", "index", "media"];

/** What lies among the pages and is none. */
const NO_PAGE = {
  folder: "es una carpeta: las páginas van en data/paginas, sin carpetas dentro",
  nowhere: "es un enlace que no lleva a ningún archivo",
} as const;

/** What a file says, or why that cannot be read. */
function textOfFile(file: string): { text: string } | { fault: string } {
  try {
    return { text: readFileSync(file, "utf8") };
  } catch (failure) {
    return { fault: unreadable(failure) };
  }
}

/** The fields above a page's text, and its source; `above` is how many lines stand above it. */
function split(whole: string): { fields: Record<string, string>; source: string; above: number } {
  const [head = "", inner = ""] = /^---\n([^]*?)\n---\n/.exec(whole) ?? [];
  const fields = inner.split("\n").flatMap((line) => {
    const [, key, value] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
    return key !== undefined && value !== undefined ? [[key, value.replace(/^"(.*)"$/, "$1")] as const] : [];
  });
  return { fields: Object.fromEntries(fields), source: whole.slice(head.length), above: head.split("\n").length - 1 };
}

function addressFault(root: string, name: string): string | undefined {
  const fault = id.safeParse(name).error?.issues[0]?.message;
  if (fault) return `«${name}» ${fault}: es su dirección`;
  const taken = TAKEN.includes(name) || existsSync(path.join(root, "public", name));
  return taken ? `/${name} es ya la dirección de otra cosa: llama de otra manera al archivo` : undefined;
}

/** The newspaper's own pages, the texts that they print, and what is wrong with them. */
export type OwnPages = { pages: readonly OwnPage[]; lines: readonly Line[]; findings: readonly Finding[] };

/** Reads the pages that are no section's, in the order of their files. @param root the folder that holds `data` */
export function readOwnPages(root: string): OwnPages {
  const folder = path.join(root, FOLDER);
  const entries = entriesOf(folder);
  const strays = entries.flatMap(({ name, kind }) =>
    kind === "file" ? [] : [error(`${FOLDER}/${name}`, NO_PAGE[kind])],
  );
  const files = entries.flatMap(({ name, kind }) => (kind === "file" ? [name] : []));
  const read = files.map((base) => {
    const file = `${FOLDER}/${base}`;
    const name = base.replace(/\.md$/, "");
    const whole = textOfFile(path.join(folder, base));
    if ("fault" in whole) return { page: undefined, lines: [], findings: [error(file, whole.fault)] };
    const { fields, source, above } = split(plainSpaces(whole.text));
    const { title, lines, findings, ...body } = readMarkdown(file, source, above);
    const head = parseContent(file, ownPageSchema, plainContent(ownPageSchema, { ...(title && { title }), ...fields }));
    const fault = base === name ? "no es una página de Markdown, como aviso-legal.md" : addressFault(root, name);
    const page: OwnPage | undefined = head.data && { ...head.data, file, route: `/${name}`, ...body };
    const textOf = (key: "title" | "description") => ({ where: `${file}: ${key}`, text: head.data?.[key] ?? "" });
    return {
      page,
      lines: [textOf("title"), textOf("description"), ...lines],
      findings: [...(fault ? [error(file, fault)] : []), ...head.findings, ...findings],
    };
  });
  const pages = read.flatMap(({ page }) => page ?? []);
  return {
    pages,
    lines: read.flatMap(({ lines }) => lines),
    findings: [...strays, ...read.flatMap(({ findings }) => findings), ...twice(pages), ...deadLinks(pages)],
  };
}

/** Titles are how the pages' feet name them. */
const twice = (pages: readonly OwnPage[]): Finding[] =>
  pages.flatMap(({ file, title }, index) => {
    const first = pages.findIndex((page) => page.title === title);
    return first < index ? [error(`${file}: title`, `es también el de ${pages[first]?.file ?? ""}`)] : [];
  });

/** Links within the newspaper that lead to none of its pages. */
function deadLinks(pages: readonly OwnPage[]): Finding[] {
  const routes: readonly string[] = ["/", ...pageKeys.map((key) => `/${key}`), ...pages.map(({ route }) => route)];
  return pages.flatMap(({ file, links }) =>
    links
      .filter((link) => link.startsWith("/") && !routes.includes(link.replace(/#.*$/, "")))
      .map((link) => error(file, `«${link}» no lleva a ninguna página del periódico`)),
  );
}

/** What a real newspaper without a legal notice, on its own pages or elsewhere, is warned of. */
export function lackingNotice({ pages }: Pick<OwnPages, "pages">, newspaper: Newspaper): Finding[] {
  const { sample, addresses = {} } = newspaper;
  const elsewhere = footerLinks(newspaper).some((words) => /legal/i.test(words) && words in addresses);
  if (sample || elsewhere || pages.some(({ about }) => about === "legal")) return [];
  const says = "falta el aviso legal, que la ley pide (LSSI, artículo 10): una página con about: legal";
  return [warning(FOLDER, says)];
}
