import type { OpinionPiece, SportItem, Story } from "@/data/schema";
import type { SectionKey } from "@/lib/sections";

/** Where a record stands when another page announces it: the page's section and its anchor there. */
type Place = { section: SectionKey; href: `/${string}` };

export type PlacedStory = Story & Place;
export type PlacedOpinionPiece = OpinionPiece & Place;
export type PlacedSportItem = SportItem & Place;
