import { actualidad } from "../actualidad";
import { cultura } from "../cultura";
import { deportes } from "../deportes";
import { economia } from "../economia";
import { home } from "../home";
import { opinion } from "../opinion";
import { politica } from "../politica";
import type { Home } from "../schema/home";
import type { Section } from "../schema/section";
import { definitions, type ContentOf, type SectionKey } from "../sections/sections";
import { tecnologia } from "../tecnologia";

/** The sections' content, each under its key: a section without its file does not compile. */
export type SectionPages = { [Key in SectionKey]: ContentOf<Key> };

/** The sections' content; loading it checks every file. */
export const sectionPages: SectionPages = { actualidad, politica, economia, tecnologia, cultura, deportes, opinion };

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
