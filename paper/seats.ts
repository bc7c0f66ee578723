import { error, type Finding } from "@/lib/finding";
import { NUMBER_WORDS } from "@/lib/number-words";
import { withPlainSpaces } from "@/lib/spaces";
import type { Chamber, Politica } from "@/schema/politica";
import type { SeatCount, Vote } from "@/schema/story";
import type { Found } from "./records";

/* Votes and counts of seats stand in stories of any file; how many seats there are, in data/politica.ts, if it says so. */

type StoryFound = Found<"story" | "sportStory">;
type Counted = Pick<StoryFound["record"], "vote" | "count">;

/** What texts say of those: their figures, and by how much a vote was won. */
type Figure = Exclude<keyof Vote | keyof SeatCount, "source"> | "lead";
type Said = { figure: Figure; pattern: RegExp; tells: readonly string[]; silent: readonly string[] };

/** How texts say each figure of a vote or a count: what tells it, and the like that does not. */
export const SAID = [
  {
    figure: "yes",
    pattern: /a favor (\d+)|(\d+) (?:votos )?a favor|(\d+) síes/u,
    tells: ["votan a favor 177", "177 votos a favor", "salen 177 síes"],
    silent: ["están a favor"],
  },
  {
    figure: "no",
    pattern: /en contra (\d+)|(\d+) (?:votos )?en contra|(\d+) noes|(\d+) se oponen/u,
    tells: ["votan en contra 177", "177 en contra", "177 noes", "177 se oponen"],
    silent: ["los noes ganan"],
  },
  {
    figure: "abstentions",
    pattern: /(\d+) (?:abstenciones|se abstienen)/u,
    tells: ["con 177 abstenciones", "177 se abstienen"],
    silent: ["sin abstenciones"],
  },
  {
    figure: "lead",
    pattern: /por (\p{L}+|\d+) votos(?! (?:a|en|de) )/u,
    tells: ["sale por 177 votos", "sale por siete votos"],
    silent: ["sale por diez votos a nueve", "por diez votos en contra", "por diez votos de más", "por pocos escaños"],
  },
  {
    figure: "have",
    pattern: /(?:suman?|reúnen?) (\d+) (?:escaños|votos|diputados)/u,
    tells: ["suman 177 escaños", "reúne 177 votos", "suma 177 diputados"],
    silent: ["suman 177 euros"],
  },
] as const satisfies readonly Said[];

/** What a text, as printed, says of a vote or a count that is not theirs. */
export function saidOtherwise(text: string, { vote, count }: Counted): string[] {
  const lead = vote && Math.abs(vote.yes - vote.no);
  const figures: Readonly<Partial<Record<Figure, number | undefined>>> = { ...vote, lead, have: count?.have };
  return SAID.flatMap(({ figure, pattern }) => {
    const [words, ...groups] = pattern.exec(withPlainSpaces(text)) ?? [];
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
