import type { SectionKey } from "../lib/sections";
import { actualidad } from "./actualidad";
import { cultura } from "./cultura";
import { deportes } from "./deportes";
import { economia } from "./economia";
import { opinion } from "./opinion";
import { politica } from "./politica";
import type { MostReadEntry, OpinionPiece, SportItem, Story } from "./schema";
import { tecnologia } from "./tecnologia";

/** A story, the section whose page prints it, and its address there. */
export type Placed<Kind> = Kind & { section: SectionKey; href: `/${string}` };

const place =
  (section: SectionKey) =>
  <Kind extends { id: string }>(record: Kind): Placed<Kind> => ({
    ...record,
    section,
    href: `/${section}#${record.id}`,
  });

/** Every story of the sections' files, opinion apart, newest lists first. */
export const stories: Placed<Story>[] = [
  ...[actualidad.hot, ...actualidad.latest].map(place("actualidad")),
  ...[politica.urgent, ...politica.news].map(place("politica")),
  ...economia.news.map(place("economia")),
  ...[tecnologia.hero, ...tecnologia.announcements].map(place("tecnologia")),
  ...cultura.news.map(place("cultura")),
  ...deportes.featured.map(place("deportes")),
];

export const opinionPieces: Placed<OpinionPiece>[] = [...opinion.featured, ...opinion.latest].map(place("opinion"));

const sportItems: Placed<SportItem>[] = deportes.latest.map(place("deportes"));

/** Ids of everything that can be linked to on a section's page. */
const anchors = [
  ...stories,
  ...opinionPieces,
  ...sportItems,
  ...politica.regional.map(place("politica")),
  ...[economia.monograph, economia.analysis].map(place("economia")),
  ...tecnologia.launches.map(place("tecnologia")),
];

const seen = new Map<string, string>();
for (const { id, section } of anchors) {
  const other = seen.get(id);
  if (other) throw new Error(`data/${section}.ts: the id "${id}" is already used in data/${other}.ts`);
  seen.set(id, section);
}

function find<Kind extends { id: string }>(records: Kind[], id: string, field: string): Kind {
  const record = records.find((candidate) => candidate.id === id);
  if (!record)
    throw new Error(
      `data/home.ts: ${field}: "${id}" is not the id of any ${field.includes("pinion") ? "opinion piece" : "story"}`,
    );
  return record;
}

/** The story that home.ts names in a field. @throws Error naming file and field if there is none */
export const storyById = (id: string, field: string): Placed<Story> => find(stories, id, field);

/** The opinion piece that home.ts names in a field. @throws Error naming file and field if there is none */
export const opinionById = (id: string, field: string): Placed<OpinionPiece> => find(opinionPieces, id, field);

/** The line of sports news that home.ts names in a field. @throws Error naming file and field if there is none */
export const sportItemById = (id: string, field: string): Placed<SportItem> => find(sportItems, id, field);

/** The most read of the whole paper, opinion pieces included, with title and views of the story itself. */
export function mostRead(entries: { story: string; rank: number }[]): MostReadEntry[] {
  return entries.map(({ story: id, rank }, index) => {
    const { title, views, href } = find([...stories, ...opinionPieces], id, `mostRead[${index}].story`);
    return { id, href, title, views, rank };
  });
}
