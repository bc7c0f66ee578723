import type { SectionPages } from "../resolve/pages";
import { homeSchema, type Home } from "../schema/home";
import { definitions, sections } from "../sections/sections";
import type { Contents } from "./fields";

/** Every page's content, typed. */
export type Paper = SectionPages & { home: Home };

const isPaper = (pages: Record<string, unknown>): pages is Paper =>
  homeSchema.safeParse(pages["home"]).success &&
  sections.every(({ key }) => definitions[key].schema.safeParse(pages[key]).success);

/** The whole paper, if every page's file is there and as its schema wants it. */
export function wholePaper(contents: Contents): Paper | undefined {
  const pages = Object.fromEntries(
    ["home", ...sections.map(({ key }) => key)].map((key) => [key, contents.get(`data/${key}.ts`)]),
  );
  return isPaper(pages) ? pages : undefined;
}
