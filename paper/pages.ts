import { actualidad } from "@/data/actualidad";
import { cultura } from "@/data/cultura";
import { deportes } from "@/data/deportes";
import { economia } from "@/data/economia";
import { edition } from "@/data/edition";
import { home } from "@/data/home";
import { opinion } from "@/data/opinion";
import { politica } from "@/data/politica";
import type { Home } from "../schema/home";
import type { Section } from "../schema/section";
import { definitions, type ContentOf, type SectionKey } from "../schema/sections/sections";
import { tecnologia } from "@/data/tecnologia";
import { holdsAny, withoutHeld } from "./held";

/** The sections' content, each under its key: a section without its file does not compile. */
export type SectionPages = { [Key in SectionKey]: ContentOf<Key> };

/** What a section publishes in this edition. @throws ZodError if too little is left without what is held back, which the check says first */
const published = <Key extends SectionKey>(key: Key, page: ContentOf<Key>): ContentOf<Key> =>
  holdsAny(page, edition.close) ? definitions[key].schema.parse(withoutHeld(page, edition.close)) : page;

/** The sections' content without what is held back for a later close; loading it checks every file. */
export const sectionPages: SectionPages = {
  actualidad: published("actualidad", actualidad),
  politica: published("politica", politica),
  economia: published("economia", economia),
  tecnologia: published("tecnologia", tecnologia),
  cultura: published("cultura", cultura),
  deportes: published("deportes", deportes),
  opinion: published("opinion", opinion),
};

/** Every page that readers and search engines are led to: the front and the sections. */
export const pages: SectionPages & { home: Home } = { home, ...sectionPages };

/** The front's key beside those of the sections. */
export type PageKey = keyof typeof pages;

/** Asks a section's definition about its own page. */
export const ask = <Key extends SectionKey, Answer>(
  key: Key,
  question: (section: Section<Key, ContentOf<Key>>, page: ContentOf<Key>) => Answer,
  from: SectionPages = sectionPages,
): Answer => question(definitions[key], from[key]);
