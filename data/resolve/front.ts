import { lineOf } from "../schema/define";
import type { SportItem } from "../schema/sport";
import type { OpinionPiece, Story } from "../schema/story";
import { definitions, type SectionKey } from "../sections/sections";
import { pages } from "./pages";
import { gather, type Anchored } from "./records";
import { danglingReferences, repeatedIds } from "./references";
import { seatMistakes } from "./seats";

/** A record, the section whose page prints it, and its address there. */
export type Placed<Kind> = Kind & { section: SectionKey; href: `/${string}` };

const placed = <Kind extends { id: string }>({ record, section }: Anchored<Kind>): Placed<Kind> => ({
  ...record,
  section,
  href: `${definitions[section].route}#${record.id}`,
});

const records = gather(pages);

const mistakes = [
  ...repeatedIds(records),
  ...danglingReferences(pages.home, records),
  ...seatMistakes(records.stories, pages.politica.chamber),
];
if (mistakes.length > 0) throw new Error(mistakes.map(lineOf).join("\n"));

/** Every story of the sections' files, opinion apart, in the pages' order. */
export const stories: readonly Placed<Story>[] = records.stories.map(placed);

/** Every opinion piece, in the page's order. */
export const opinionPieces: readonly Placed<OpinionPiece>[] = records.opinionPieces.map(placed);

const sportItems: readonly Placed<SportItem>[] = records.sportItems.map(placed);

/** The record of this id. @throws Error if there is none, which the check above has made sure of */
function find<Kind extends { id: string }>(all: readonly Kind[], id: string): Kind {
  const record = all.find((candidate) => candidate.id === id);
  if (!record) throw new Error(`data/home.ts: «${id}» no es el id de ningún registro`);
  return record;
}

const story = (id: string) => find(stories, id);
const piece = (id: string) => find(opinionPieces, id);
const { home } = pages;

/** The front page with the records it names in the places of their ids. */
export const front = {
  ...home,
  lead: story(home.lead),
  side: home.side.map(story),
  latest: home.latest.map(story),
  /** Title and views are the story's own. */
  mostRead: home.mostRead.map(({ story: id, rank }) => ({ ...find([...stories, ...opinionPieces], id), rank })),
  opinionTeaser: piece(home.opinionTeaser),
  featuredOpinions: home.featuredOpinions.map(piece),
  sports: {
    ...home.sports,
    main: story(home.sports.main),
    items: home.sports.items.map((id) => find(sportItems, id)),
  },
};
export type Front = typeof front;
