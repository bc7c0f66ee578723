import { edition } from "@/data/edition";
import { newspaper } from "@/data/newspaper";
import { RefusedContent } from "../schema/define";
import type { OpinionPiece, Story } from "../schema/story";
import { definitions, type SectionKey } from "../schema/sections/sections";
import { mistakesBetween } from "./between";
import { marketsOf, named } from "./names";
import { pages } from "./pages";
import { gather, type Anchored } from "./records";
import { relatedOf } from "./related";

/** A record, the section whose page prints it, and its address there. */
export type Placed<Kind> = Kind & { section: SectionKey; href: `/${string}` };

const placed = <Kind extends { id: string }>({ record, section }: Anchored<Kind>): Placed<Kind> => ({
  ...record,
  section,
  href: `${definitions[section].route}#${record.id}`,
});

const mistakes = mistakesBetween(pages, edition.close);
if (mistakes.length > 0) throw new RefusedContent(mistakes, pages);

const records = gather(pages);

/** Every story of the sections' files, opinion apart, in the pages' order. */
export const stories: readonly Placed<Story>[] = records.stories.map(placed);

/** Every opinion piece, in the page's order. */
export const opinionPieces: readonly Placed<OpinionPiece>[] = records.opinionPieces.map(placed);

const sportItems = records.sportItems.map(placed);

const story = (id: string) => named(stories, "id", id);
const piece = (id: string) => named(opinionPieces, "id", id);
const sportItem = (id: string) => named(sportItems, "id", id);
const { home } = pages;

/** The front page with the records it names in the places of their ids. */
export const front = {
  ...home,
  /** With the newspaper's name before it, which stands in its own file alone. */
  title: `${newspaper.name}: ${home.title}`,
  lead: story(home.lead),
  related: home.related.map((line) => relatedOf(line, pages, story)),
  markets: home.markets.map((name) => named(marketsOf(pages.economia), "name", name)),
  /** The seats of the national chamber, of which a story's count is drawn. */
  chamber: pages.politica.chamber?.seats,
  side: home.side.map(story),
  latest: home.latest.map(story),
  /** Title and views are the story's own. */
  mostRead: home.mostRead.map(({ story: id, rank }) => ({ ...named([...stories, ...opinionPieces], "id", id), rank })),
  opinionTeaser: home.opinionTeaser === undefined ? undefined : piece(home.opinionTeaser),
  featuredOpinions: home.featuredOpinions.map(piece),
  sports: home.sports && {
    ...home.sports,
    main: story(home.sports.main),
    items: home.sports.items.map(sportItem),
  },
};
