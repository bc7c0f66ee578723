import { front } from "../../data/resolve/front";
import { changeStory } from "../change-story";
import { forget, rebuild } from "../project";
import { median } from "./statistics";
import { table } from "./table";

/** Seconds, from the command to the finished files. */
export type Builds = { first: number; again: number[]; typo: number[] };

/** Stories of the front in which a typo is mended. The lead is left: the visits' next day has changed it. */
const MENDED = [...front.side, ...front.latest].filter(({ excerpt }) => /[.!?] /.test(excerpt)).slice(0, 3);

/**
 * Times builds: the first of a clone with its packages, three more with nothing changed, and one after each of three mended typos.
 * @param project a copy of the project, which is changed
 */
export async function timeBuilds(project: string): Promise<Builds> {
  await forget(project);
  const first = await rebuild(project);
  const [again, typo]: [number[], number[]] = [[], []];
  for (const story of MENDED) {
    again.push(await rebuild(project));
    await changeStory(project, story);
    typo.push(await rebuild(project));
  }
  return { first, again, typo };
}

/** The section of docs/bench.md. */
export const buildsReport = ({ first, again, typo }: Builds): string => `## Builds

From the command to the finished files, in seconds, medians of ${again.length} but for the first. A first build is a fresh clone's, its packages installed; goals 25 for it and 6 for a typo.

${table(
  ["Build", "seconds"],
  [
    ["first, nothing made yet", first.toFixed(1)],
    ["again, nothing changed", median(again).toFixed(1)],
    ["a typo mended", median(typo).toFixed(1)],
  ],
)}
`;
