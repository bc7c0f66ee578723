import type { z } from "zod";
import type { Composition } from "@/lib/share";

/** The accents a section may own: tokens of app/styles/tokens.css, each with a `-soft` beside it, in both colour schemes. */
type Accent = "red" | "indigo" | "green" | "petrol" | "garnet" | "tile" | "ochre";

/** What every section's page has, whatever else stands on it. */
export type SectionPage = { title: string; intro: string; search: { title: string; description: string } };

/** What can open a page: a headline, and the picture that goes with it. */
export type Announced = { title: string; image: string; alt: string };

/** All that the newspaper knows of a section. Lists of sections are made from these and stand nowhere else. */
export type Section<Key extends string, Page extends SectionPage> = {
  /** Names its files: data/politica.ts, app/politica, components/politica, data/pictures/politica. */
  key: Key;
  /** As header, footer and trails call it. */
  name: string;
  route: `/${Key}`;
  accent: Accent;
  /** The composition of its sharing poster. */
  poster: Composition;
  /** What its data file may hold. */
  schema: z.ZodType<Page>;
  /** What it is shared with. */
  lead: (page: Page) => Announced;
};

/** A section's definition, whose route is its key; a part that is missing does not compile. */
export const defineSection = <const Key extends string, Page extends SectionPage>(
  section: Omit<Section<Key, Page>, "route">,
): Section<Key, Page> => ({ ...section, route: `/${section.key}` });

/** The first of a list that its schema does not let be empty. @throws Error naming the list all the same */
export function first<Kind>(at: string, [record]: readonly Kind[]): Kind {
  if (record === undefined) throw new Error(`${at}: la lista está vacía`);
  return record;
}
