import type { Mistake } from "../schema/define";
import type { Politica } from "../schema/politica";
import type { Story } from "../schema/story";
import type { Anchored } from "./records";

/* Votes and counts of seats stand in stories of any file; how many seats there are, in data/politica.ts, if it says so. */

/** What a story's vote and count say that its chamber cannot hold. */
function mistakesIn({ section, at, record }: Anchored<Story>, seats: number): Mistake[] {
  const where = `data/${section}.ts: ${at}`;
  const { vote, count } = record;
  const cast = vote ? vote.yes + vote.no + vote.abstentions : seats;
  const beyond = Object.entries(count ?? {}).filter(([, value]) => value > seats);
  return [
    ...(cast === seats
      ? []
      : [{ where: `${where}.vote`, says: `los votos suman ${cast}, no los ${seats} escaños de chamber` }]),
    ...beyond.map(([field, value]) => ({
      where: `${where}.count.${field}`,
      says: `${value} es más que los ${seats} escaños de chamber`,
    })),
  ];
}

/** Each vote that does not add up to the chamber's seats, and each count of more seats than there are. */
export const seatMistakes = (stories: readonly Anchored<Story>[], chamber: Politica["chamber"]): Mistake[] =>
  chamber ? stories.flatMap((story) => mistakesIn(story, chamber.seats)) : [];
