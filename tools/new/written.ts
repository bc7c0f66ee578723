import { readFile } from "node:fs/promises";
import path from "node:path";
import { TZDate } from "@date-fns/tz";
import { formatISO } from "date-fns/formatISO";
import { z } from "zod";
import { MADRID } from "../../lib/format";
import { asCode, schemaOfFile } from "../../paper/data-file";
import { filesNamedIn } from "../../schema/named-files";
import { walk } from "../../schema/walk";
import { draughtsman } from "./draw";

/* What a new newspaper begins with; `newspaper.json` says what each data file holds. */

/** So many minutes before half past eight this evening in Madrid, as data write an instant. */
function beforeClose(minutes: number): string {
  const close = TZDate.tz(MADRID).setHours(20, 30, 0, 0);
  return formatISO(new TZDate(close - minutes * 60_000, MADRID));
}

/** The texts that are copied as they are, but for the newspaper's name, and where they go. */
const TEXTS = [
  ["nombres.txt", "nombres.txt"],
  ["aviso-legal.md", "paginas/aviso-legal.md"],
  ["accesibilidad.md", "paginas/accesibilidad.md"],
] as const;

const template = (file: string) => readFile(path.join(import.meta.dirname, file), "utf8");

/** Puts an instant wherever a data file's content has minutes before the close in its place. */
function putInstants(schema: z.ZodType, content: object): void {
  for (const { schema: field, value, path: at, owner } of walk(schema, content))
    if (field instanceof z.ZodISODateTime && typeof value === "number")
      Object.assign(owner.value, { [String(at.at(-1))]: beforeClose(value) });
}

/**
 * The files of a newspaper of that name, by their paths below `data`. Code is not set out yet.
 * @param from what its data files hold, by their keys
 * @throws Error if that holds something else than a data file a key
 */
export async function newspaperOf(
  name: string,
  from = path.join(import.meta.dirname, "newspaper.json"),
): Promise<Map<string, string>> {
  const slug =
    name
      .normalize("NFD")
      .replace(/[^a-z0-9]/gi, "")
      .toLowerCase() || "periodico";
  // By a function: in a text to be put in a place, «$&» would mean what was there. And at once, for a name may hold «{slug}».
  const named = (text: string) => text.replaceAll(/\{name\}|\{slug\}/g, (place) => (place === "{name}" ? name : slug));
  const pictures = new Set<string>();
  const contents: unknown = JSON.parse(await readFile(from, "utf8"), (_, value: unknown) =>
    typeof value === "string" ? named(value) : value,
  );
  const files = new Map<string, string>();
  for (const [key, content] of Object.entries(z.record(z.string(), z.looseObject({})).parse(contents))) {
    const schema = schemaOfFile(`data/${key}.ts`);
    if (!schema) throw new Error(`${from}: «${key}» is no data file`);
    putInstants(schema, content);
    files.set(`${key}.ts`, asCode(key, JSON.stringify(content, null, 2)));
    for (const file of filesNamedIn(`data/${key}.ts`, schema, content))
      if (file.kind === "picture") pictures.add(file.name);
  }
  const draw = await draughtsman(name);
  for (const picture of pictures) files.set(`pictures/${picture}`, draw(picture));
  for (const [from, to] of TEXTS) files.set(to, named(await template(from)));
  return files;
}
