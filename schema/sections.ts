import type { z } from "zod";
import { actualidadSchema } from "./actualidad";
import { culturaSchema } from "./cultura";
import { deportesSchema } from "./deportes";
import { economiaSchema } from "./economia";
import { homeSchema, type Home } from "./home";
import { opinionSchema } from "./opinion";
import { politicaSchema } from "./politica";
import { tecnologiaSchema } from "./tecnologia";
import { defineSection, first, type Section as Definition } from "./define-section";

/** Every section, in the order of the navigation. */
const inOrder = {
  actualidad: defineSection({
    key: "actualidad",
    name: "Actualidad",
    accent: "red",
    poster: "signal",
    schema: actualidadSchema,
    lead: (page) => page.hot,
  }),
  politica: defineSection({
    key: "politica",
    name: "Política",
    accent: "indigo",
    poster: "hemicycle",
    schema: politicaSchema,
    lead: (page) => page.urgent,
  }),
  economia: defineSection({
    key: "economia",
    name: "Economía",
    accent: "green",
    poster: "bars",
    schema: economiaSchema,
    // The front is often led by an economic story: this page is shared with its monograph.
    lead: (page) => page.monograph ?? first("news", page.news),
  }),
  tecnologia: defineSection({
    key: "tecnologia",
    name: "Tecnología",
    accent: "petrol",
    poster: "grid",
    schema: tecnologiaSchema,
    lead: (page) => page.hero,
  }),
  cultura: defineSection({
    key: "cultura",
    name: "Cultura",
    accent: "garnet",
    poster: "curtain",
    schema: culturaSchema,
    lead: (page) => first("news", page.news),
  }),
  deportes: defineSection({
    key: "deportes",
    name: "Deportes",
    accent: "tile",
    poster: "diagonal",
    schema: deportesSchema,
    lead: (page) => first("featured", page.featured),
  }),
  opinion: defineSection({
    key: "opinion",
    name: "Opinión",
    accent: "ochre",
    poster: "bubble",
    schema: opinionSchema,
    lead: (page) => first("featured", page.featured),
  }),
};

export type SectionKey = keyof typeof inOrder;

/** What the data file of a section holds. */
export type ContentOf<Key extends SectionKey> = z.output<(typeof inOrder)[Key]["schema"]>;

/** The definitions, each under its own key. */
export const definitions: { [Key in SectionKey]: Definition<Key, ContentOf<Key>> } = inOrder;

/** What navigation, posters and style sheets need of a section. */
export type Section = Pick<Definition<SectionKey, never>, "key" | "name" | "route" | "accent" | "poster">;

/** The pages' content: the front's and the sections', each under its key. */
export type Pages = { home: Home } & { [Key in SectionKey]: ContentOf<Key> };

/** The front's key beside those of the sections. */
export type PageKey = keyof Pages;

/** What the data file of a page may hold. */
export const schemaOf = (key: PageKey): z.ZodType => (key === "home" ? homeSchema : definitions[key].schema);

/** Every page's key, the front first. */
export const pageKeys: readonly PageKey[] = ["home", ...Object.values(definitions).map(({ key }) => key)];
