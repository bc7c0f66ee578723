import type { Sport, SportItem } from "@/schema/sport";
import type { OpinionPiece, Story } from "@/schema/story";
import type { SectionKey } from "@/schema/sections";

/** Where a record stands when another page announces it: the page's section and its anchor there. */
type Place = { section: SectionKey; href: `/${string}` };

export type PlacedStory = Story & Place;
export type PlacedOpinionPiece = OpinionPiece & Place;
export type PlacedSportItem = SportItem & Place;

/** What can be told as a story: one of a section's page, where it is the anchor, or one that another page announces. */
export type ToldStory = Omit<Story, "category" | "views"> &
  Partial<Pick<Story, "views">> & {
    category: string;
    sport?: Sport;
    /** Of a piece of opinion. */
    subject?: string;
    role?: string;
    readTime?: number;
  } & Partial<Place>;
