import type { Sport, SportItem } from "@/schema/sport";
import type { OpinionPiece, Story } from "@/schema/story";
import type { SectionKey } from "@/schema/sections";

/** Where a record stands when another page announces it: the page's section and its anchor there. */
type Place = { section: SectionKey; href: `/${string}` };

export type PlacedStory = Story & Place;
export type PlacedOpinionPiece = OpinionPiece & Place;
export type PlacedSportItem = SportItem & Place;

/** A story on its own section's page, where it is the anchor, or on another, which says where it stands. */
export type AnyStory = Story & { sport?: Sport } & Partial<Place>;
