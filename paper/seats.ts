import { error, type Finding } from "@/lib/finding";
import { NUMBER_WORDS } from "@/lib/number-words";
import type { Chamber, Politica } from "@/schema/politica";
import type { Found } from "./records";
import book from "./seats.json" with { type: "json" };

/* Votes and counts of seats stand in stories of any file; how many seats there are, in data/politica.ts, if it says so. */

type StoryFound = Found<"story" | "sportStory">;
type Counted = Pick<StoryFound["record"], "vote" | "count">;

const SAID = book.map(({ figure, said }) => ({ figure, said: new RegExp(said, "u") }));

/** What a text, as printed, says of a vote or a count, as seats.json has it, that is not theirs. */
export function saidOtherwise(text: string, { vote, count }: Counted): string[] {
  const lead = vote && Math.abs(vote.yes - vote.no);
  const figures: Readonly<Record<string, number | string | undefined>> = { ...vote, lead, have: count?.have };
  return SAID.flatMap(({ figure, said }) => {
    const [words, ...groups] = said.exec(text.replaceAll("\u00a0", " ")) ?? [];
    const word = groups.find(Boolean) ?? "";
    const number = NUMBER_WORDS.includes(word) ? NUMBER_WORDS.indexOf(word) : Number(word);
    const right = figures[figure];
    const isRight = !words || right === undefined || Number.isNaN(number) || number === right;
    return isRight ? [] : [`no es lo que dice el texto («${words}»): serían ${right}`];
  });
}

/** What a bill may need: more than half, three fifths, two thirds. */
const needs = ({ seats, majority }: Chamber) => [majority, Math.ceil((seats * 3) / 5), Math.ceil((seats * 2) / 3)];

/** What a story's vote and count say that its chamber cannot hold. */
function faultsIn(story: StoryFound, chamber: Chamber): Finding[] {
  const { file, at, record } = story;
  const { seats } = chamber;
  const where = `${file}: ${at}`;
  const { vote, count } = record;
  const cast = vote ? vote.yes + vote.no + vote.abstentions : seats;
  const beyond = Object.entries(count ?? {}).filter(([, value]) => Number(value) > seats);
  const odd = count && count.need <= seats && !needs(chamber).includes(count.need);
  return [
    ...saidOtherwise(`${record.title}. ${record.excerpt}`, record).map((says) =>
      error(`${where}.${vote ? "vote" : "count"}`, says),
    ),
    ...(odd ? [error(`${where}.count.need`, `${count.need} no es ninguna mayoría: ${needs(chamber).join(", ")}`)] : []),
    ...(cast === seats ? [] : [error(`${where}.vote`, `los votos suman ${cast}, no los ${seats} escaños de chamber`)]),
    ...beyond.map(([field, value]) =>
      error(`${where}.count.${field}`, `${value} es más que los ${seats} escaños de chamber`),
    ),
  ];
}

/** Each vote that does not add up to the chamber's seats, and each count of more seats than there are. */
export const seatFindings = (stories: readonly StoryFound[], chamber: Politica["chamber"]): Finding[] =>
  chamber ? stories.flatMap((story) => faultsIn(story, chamber)) : [];
