import type { z } from "zod";
import { withoutHeld } from "../held";
import type { SectionPages } from "../pages";
import { pathText, type Mistake } from "../../schema/define";
import { filesNamedIn, type NamedFile } from "../../schema/files";
import { homeSchema, type Home } from "../../schema/home";
import { newspaperSchema } from "../../schema/newspaper";
import { reason } from "../../schema/reasons";
import { definitions, sections } from "../../schema/sections/sections";
import type { Contents } from "./fields";

/** Every page's content, typed. */
export type Paper = SectionPages & { home: Home };

/** What every page's file must hold, by its key. */
const schemas: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ["home", homeSchema],
  ...Object.values(definitions).map(({ key, schema }): [string, z.ZodType] => [key, schema]),
]);

const isPaper = (pages: Record<string, unknown>): pages is Paper =>
  Object.values(pages).every((page) => page !== undefined);

/**
 * The whole paper, if every page's file is there and as its schema wants it, and the files of which that is not so.
 */
export function paperIn(contents: Contents): { paper: Paper | undefined; unsound: string[] } {
  const pages = Object.fromEntries(
    [...schemas].map(([key, schema]) => [key, schema.safeParse(contents.get(`data/${key}.ts`)).data]),
  );
  const unsound = Object.keys(pages).filter((key) => pages[key] === undefined);
  return { paper: isPaper(pages) ? pages : undefined, unsound: unsound.map((key) => `data/${key}.ts`) };
}

/** Lists with too little in them without what this close holds back. */
export const leftShort = (paper: Paper, close: string): Mistake[] =>
  sections.flatMap(({ key }) => {
    const left = withoutHeld(paper[key], close);
    return (definitions[key].schema.safeParse(left).error?.issues ?? []).map((issue) => ({
      where: `data/${key}.ts: ${pathText(issue.path)}`,
      says: `sin lo retenido ${reason(issue, left)}: añade otra, o adelanta la hora de una retenida`,
    }));
  });

/** Every picture and film that the data files name, those of refused files too. */
export const filesNamed = (contents: Contents): NamedFile[] =>
  [...schemas, ["newspaper", newspaperSchema] as const].flatMap(([key, schema]) =>
    filesNamedIn(`data/${key}.ts`, schema, contents.get(`data/${key}.ts`)),
  );
