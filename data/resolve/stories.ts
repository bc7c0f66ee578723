import type { SectionKey } from "../../lib/sections";
import { actualidad } from "../actualidad";
import { cultura } from "../cultura";
import { deportes } from "../deportes";
import { economia } from "../economia";
import { gather, type Anchored } from "./gather";
import { home } from "../home";
import { opinion } from "../opinion";
import { politica } from "../politica";
import { danglingReferences, repeatedIds } from "./references";
import type { MostReadEntry } from "../schema/home";
import type { SportItem } from "../schema/sport";
import type { OpinionPiece, Story } from "../schema/story";
import { tecnologia } from "../tecnologia";

/** A story, the section whose page prints it, and its address there. */
export type Placed<Kind> = Kind & { section: SectionKey; href: `/${string}` };

const placed = <Kind extends { id: string }>({ record, section }: Anchored<Kind>): Placed<Kind> => ({
  ...record,
  section,
  href: `/${section}#${record.id}`,
});

const gathered = gather({ actualidad, politica, economia, tecnologia, cultura, deportes, opinion });

const mistakes = [...repeatedIds(gathered), ...danglingReferences(home, gathered)];
if (mistakes.length > 0) throw new Error(mistakes.join("\n"));

/** Every story of the sections' files, opinion apart, newest lists first. */
export const stories: Placed<Story>[] = gathered.stories.map(placed);

export const opinionPieces: Placed<OpinionPiece>[] = gathered.opinionPieces.map(placed);

const sportItems: Placed<SportItem>[] = gathered.sportItems.map(placed);

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
