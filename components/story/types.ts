import type { Placed } from "@/paper/front";
import type { Sport } from "@/schema/sport";
import type { Story } from "@/schema/story";

/** What can be told as a story: one of a section's page, where it is the anchor, or one that another page announces. */
export type ToldStory = Omit<Story, "category" | "views"> &
  Partial<Pick<Story, "views">> & {
    category: string;
    sport?: Sport;
    /** Of a piece of opinion. */
    subject?: string;
    role?: string;
    readTime?: number;
  } & Partial<Placed<unknown>>;
