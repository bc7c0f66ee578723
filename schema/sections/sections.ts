import type { z } from "zod";
import { homeSchema, type Home } from "../home";
import type { Section as Definition } from "../section";
import { actualidad } from "./actualidad";
import { cultura } from "./cultura";
import { deportes } from "./deportes";
import { economia } from "./economia";
import { opinion } from "./opinion";
import { politica } from "./politica";
import { tecnologia } from "./tecnologia";

/** Every section, in the order of the navigation. */
const inOrder = { actualidad, politica, economia, tecnologia, cultura, deportes, opinion };

export type SectionKey = keyof typeof inOrder;

/** What the data file of a section holds. */
export type ContentOf<Key extends SectionKey> = z.output<(typeof inOrder)[Key]["schema"]>;

/** The definitions, each under its own key. */
export const definitions: { [Key in SectionKey]: Definition<Key, ContentOf<Key>> } = inOrder;

/** What navigation, posters and style sheets need of a section. */
export type Section = Pick<Definition<SectionKey, never>, "key" | "name" | "route" | "accent" | "poster">;

/** The sections' content, each under its key. */
type SectionPages = { [Key in SectionKey]: ContentOf<Key> };

/** The pages' content: the front's and the sections'. */
export type Pages = { home: Home } & SectionPages;

/** The front's key beside those of the sections. */
export type PageKey = keyof Pages;

/** What the data file of a page may hold. */
export const schemaOf = (key: PageKey): z.ZodType => (key === "home" ? homeSchema : definitions[key].schema);

/** Every page's key, the front first. */
export const pageKeys: readonly PageKey[] = ["home", ...Object.values(definitions).map(({ key }) => key)];
