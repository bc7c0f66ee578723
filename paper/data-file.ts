import type { z } from "zod";
import { error, type Finding } from "@/lib/finding";
import { editionSchema } from "@/schema/edition";
import { newspaperSchema } from "@/schema/newspaper";
import { parseContent } from "@/schema/parse";
import { pageKeys, schemaOf } from "@/schema/sections";
import type { Contents } from "./contents";

/** A data file as its schema has read it. */
export type DataFile<Key extends string, Data = unknown> = {
  key: Key;
  /** `data/economia.ts`, or whatever it came from. */
  file: string;
  schema: z.ZodType<Data>;
  /** What it holds; nothing where its schema refuses it. */
  data: Data | undefined;
  /** The same, or what the schema has refused, which other rules may look at; undefined if there is nothing to look at. */
  content: unknown;
  findings: Finding[];
};

/** The key of a data file, such as `economia` of `data/economia.ts` and of `data/economia.json`. */
export const keyOf = (file: string): string => file.replace(/^data\//, "").replace(/\.\w+$/, "");

/** What a data file's content is, `EconomiaInput` of `economia`, and the line that it begins with. */
export function typeOf(key: string) {
  const type = `${key.slice(0, 1).toUpperCase()}${key.slice(1)}Input`;
  return { type, line: `import type { ${type} } from "@/schema/${key}";` };
}

/** A data file as code. @param content the object that it holds, written out */
export function asCode(key: string, content: string): string {
  const { type, line } = typeOf(key);
  return `${line}\n\nexport const ${key} = ${content} satisfies ${type};\n`;
}

/** What the data file may hold, such as `data/economia.ts`; nothing of what is none of the newspaper's. */
export function schemaOfFile(file: string): z.ZodType | undefined {
  const key = keyOf(file);
  if (key === "newspaper") return newspaperSchema;
  if (key === "edition") return editionSchema;
  const page = pageKeys.find((one) => one === key);
  return page && schemaOf(page);
}

/** The file of a page among those there are, or the one that is missing. */
export const fileOf = (contents: Contents, key: string): string =>
  [...contents.keys()].find((file) => keyOf(file) === key) ?? `data/${key}.ts`;

/** Reads the file of a page, or of the newspaper itself, by its key. */
export function readDataFile<Key extends string, Data>(
  contents: Contents,
  key: Key,
  schema: z.ZodType<Data>,
): DataFile<Key, Data> {
  const file = fileOf(contents, key);
  const content = contents.get(file);
  const missing = contents.has(file) ? [] : [error(file, "falta este archivo")];
  const { data, findings } =
    content === undefined ? { data: undefined, findings: missing } : parseContent(file, schema, content);
  return { key, file, schema, data, content: data ?? content, findings };
}
