import path from "node:path";
import { editionSchema } from "../schema/edition";
import { fieldsOf } from "./fields";
import { timeFindings } from "./times";

/*
 * Data are checked when they are loaded, and a module graph stops at its first error. So
 * the build loads the files one by one first, and an editor is told of all at once.
 */

/** Loads each data file; the last ones check what lies between the files. */
export const DATA_FILES: Readonly<Record<string, () => Promise<unknown>>> = {
  "data/edition.ts": () => import("../edition"),
  "data/newspaper.ts": () => import("../newspaper"),
  "data/actualidad.ts": () => import("../actualidad"),
  "data/politica.ts": () => import("../politica"),
  "data/economia.ts": () => import("../economia"),
  "data/tecnologia.ts": () => import("../tecnologia"),
  "data/cultura.ts": () => import("../cultura"),
  "data/deportes.ts": () => import("../deportes"),
  "data/opinion.ts": () => import("../opinion"),
  "data/home.ts": () => import("../home"),
  "data/resolve/front.ts": () => import("../resolve/front"),
};

/** The lines of an error; one that is not the house's own (a comma, a quotation mark left out) says where it happened. */
export function linesOf(error: unknown, file: string): string[] {
  if (!(error instanceof Error)) return [`${file}: ${String(error)}`];
  if (error.message.startsWith("data/")) return error.message.split("\n");
  const said = error.message.replaceAll(process.cwd() + path.sep, "").trim();
  const [, at] = /(data\/[\w-]+\.ts:\d+:\d+)/.exec(`${said}\n${error.stack ?? ""}`) ?? [];
  const [reason = said] = said
    .split("\n")
    .filter((line) => /ERROR|Error/.test(line))
    .slice(-1);
  const [, plain = reason] = /ERROR: (.*)$/.exec(reason) ?? [];
  return [`${at ?? file}: cannot be read (${plain}): a comma, a bracket or a quotation mark is missing or too many`];
}

/**
 * Loads every data file.
 * @returns a line for each mistake, in the files' order, each once
 */
export async function dataMistakes(files = DATA_FILES): Promise<string[]> {
  const lines = new Set<string>();
  for (const [file, load] of Object.entries(files)) {
    try {
      await load();
    } catch (error) {
      for (const line of linesOf(error, file)) lines.add(line);
    }
  }
  return lines.size > 0 ? [...lines] : acrossPages();
}

/** What only the edition's close says of the pages. */
async function acrossPages(): Promise<string[]> {
  const { pages } = await import("../resolve/pages");
  const { edition } = await import("../edition");
  const contents = new Map<string, unknown>(Object.entries(pages).map(([key, page]) => [`data/${key}.ts`, page]));
  contents.set("data/edition.ts", edition);
  return timeFindings(fieldsOf(contents), editionSchema.parse(edition))
    .filter(({ level }) => level === "error")
    .map(({ where, says }) => `${where}: ${says}`);
}
