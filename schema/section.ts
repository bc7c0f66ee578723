import type { z } from "zod";
import type { Composition } from "@/lib/share";
import type { PageContent } from "@/lib/structured/page";
import type { ImageAddress } from "@/lib/structured/types";
import type { SportItem } from "./sport";
import type { OpinionPiece, Story } from "./story";

/** The accents a section may own: tokens of app/styles/tokens.css, each with a `-soft` beside it, in both colour schemes. */
type Accent = "red" | "indigo" | "green" | "petrol" | "garnet" | "tile" | "ochre";

/** What every section's page has, whatever else stands on it. */
export type SectionPage = { title: string; intro: string; search: { title: string; description: string } };

/** A record and where it stands in its section's file: `news[2]`. */
export type Found<Kind> = { at: string; record: Kind };

/** What can open a page: a headline, and the picture that goes with it. */
export type Announced = { title: string; image: string; alt: string };

/** Everything on a section's page that can be linked to, by kind, in the page's order. */
export type Records = {
  stories: readonly Found<Story>[];
  opinionPieces: readonly Found<OpinionPiece>[];
  sportItems: readonly Found<SportItem>[];
  /** What has an anchor and is neither. */
  others: readonly Found<{ id: string }>[];
};

/** Where a section's stories stand, and where the bitmaps of its pictures are. */
type GraphContext = { path: `/${string}`; image: ImageAddress };

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
  records: (page: Page) => Partial<Records>;
  /** What its page says of itself to machines, in the page's order. */
  graph: (page: Page, context: GraphContext) => Pick<PageContent, "articles" | "times" | "others">;
};

/** A section's definition; a part that is missing does not compile. */
export const defineSection = <const Key extends string, Page extends SectionPage>(
  section: Section<Key, Page>,
): Section<Key, Page> => section;

/** One record and where it stands. */
export const one = <Kind>(at: string, record: Kind): Found<Kind> => ({ at, record });

/** The same of one that its page may be without. */
export const maybe = <Kind>(at: string, record: Kind | undefined): Found<Kind>[] =>
  record === undefined ? [] : [one(at, record)];

/** The records of a list and where they stand. */
export const each = <Kind>(at: string, records: readonly Kind[]): Found<Kind>[] =>
  records.map((record, index) => ({ at: `${at}[${index}]`, record }));

/** The first of a list that its schema does not let be empty. @throws Error naming the list all the same */
export function first<Kind>(at: string, [record]: readonly Kind[]): Kind {
  if (record === undefined) throw new Error(`${at}: la lista está vacía`);
  return record;
}
