import { rm } from "node:fs/promises";
import path from "node:path";
import { progress } from "../../adapter/progress";
import { front } from "../../data/resolve/front";
import { run } from "../processes";
import { median } from "./statistics";
import { table } from "./table";
import { changeStory } from "./visits/change-story";

/** Seconds, from the command to the finished files. */
export type Builds = { first: number; again: number[]; typo: number[] };

/** What a fresh clone does not have. */
const MADE = [".next", ".cache", ".generated", "out", "next-env.d.ts", "tsconfig.tsbuildinfo"];

/** Stories of the front in which a typo is mended. The lead is left: the visits' next day has changed it. */
const MENDED = [...front.side, ...front.latest].filter(({ excerpt }) => /[.!?] /.test(excerpt)).slice(0, 3);

async function seconds(project: string): Promise<number> {
  const env = { NEXT_RUNTIME: "", BASE_PATH: "", NEXT_TELEMETRY_DISABLED: "1" };
  return (await run("npm", ["run", "build"], { cwd: project, env })).seconds;
}

/**
 * Times builds: the first of a clone with its packages, three more with nothing changed, and one after each of three mended typos.
 * @param project a copy of the project, which is changed
 */
export async function timeBuilds(project: string): Promise<Builds> {
  const { next, end } = progress("Timing builds", 1 + 2 * MENDED.length);
  const timed = async (name: string) => {
    next(name);
    return seconds(project);
  };
  try {
    for (const made of MADE) await rm(path.join(project, made), { recursive: true, force: true });
    const first = await timed("first");
    const [again, typo]: [number[], number[]] = [[], []];
    for (const story of MENDED) {
      again.push(await timed("unchanged"));
      await changeStory(project, story);
      typo.push(await timed("a typo"));
    }
    return { first, again, typo };
  } finally {
    end();
  }
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
