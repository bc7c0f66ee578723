import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Story } from "../data/schema/story";

/** The sentences of a passage, the last first. */
const turned = (words: readonly string[]): string =>
  words
    .join(" ")
    .split(/(?<=[.!?]) /)
    .reverse()
    .join(" ");

/** A passage as the data may write it: its lines end wherever Prettier ends them. */
const asWritten = (words: readonly string[]): RegExp =>
  new RegExp(
    words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join(String.raw`\s(?:"\s*\+\s*")?`),
  );

/**
 * Changes one story of a copy of the project as a newsroom would: its excerpt says its sentences in another order.
 * @throws Error if the excerpt has but one sentence, or stands nowhere in the data as it is printed
 */
export async function changeStory(project: string, { id, excerpt }: Story): Promise<void> {
  // A space that must not break is put in when the data are read.
  const words = excerpt.split(/\s/);
  const folder = path.join(project, "data");
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(".ts"))) {
    const file = path.join(folder, name);
    const content = await readFile(file, "utf8");
    const changed = content.replace(asWritten(words), () => turned(words));
    if (changed === content) continue;
    await writeFile(file, changed);
    return;
  }
  throw new Error(`data: the excerpt of ${id} was not found, or has but one sentence: «${excerpt}»`);
}
