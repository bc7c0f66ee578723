import { error, type Finding } from "@/lib/finding";
import type { Politica } from "@/schema/politica";
import type { Found } from "./records";

/* Votes and counts of seats stand in stories of any file; how many seats there are, in data/politica.ts, if it says so. */

type StoryFound = Found<"story" | "sportStory">;

/** What a story's vote and count say that its chamber cannot hold. */
function faultsIn({ file, at, record }: StoryFound, seats: number): Finding[] {
  const where = `${file}: ${at}`;
  const { vote, count } = record;
  const cast = vote ? vote.yes + vote.no + vote.abstentions : seats;
  const beyond = Object.entries(count ?? {}).filter(([, value]) => Number(value) > seats);
  return [
    ...(cast === seats ? [] : [error(`${where}.vote`, `los votos suman ${cast}, no los ${seats} escaños de chamber`)]),
    ...beyond.map(([field, value]) =>
      error(`${where}.count.${field}`, `${value} es más que los ${seats} escaños de chamber`),
    ),
  ];
}

/** Each vote that does not add up to the chamber's seats, and each count of more seats than there are. */
export const seatFindings = (stories: readonly StoryFound[], chamber: Politica["chamber"]): Finding[] =>
  chamber ? stories.flatMap((story) => faultsIn(story, chamber.seats)) : [];
