import path from "node:path";
import { front } from "../../data/resolve/front";
import { changeStory } from "../change-story";
import { build, copyProject, forget, rebuild } from "../project";
import { say } from "../say";
import { differences } from "./same-bytes";

/**
 * Builds after a correction with all that an earlier build has left, and from nothing: both give the same files.
 * @param date the build's, in seconds
 * @throws Error naming the files that are not the same
 */
export async function correction(temporary: string, date: string): Promise<void> {
  const env = { SOURCE_DATE_EPOCH: date };
  const [worked, fresh] = [path.join(temporary, "worked on"), path.join(temporary, "fresh")];
  const [one, other] = [await copyProject(worked), await copyProject(fresh)];
  await build(one, env);
  await changeStory(one, front.lead);
  const seconds = await rebuild(one, env);

  await forget(other);
  await changeStory(other, front.lead);
  await build(other, env);
  const { files, different } = await differences(path.join(one, "out"), path.join(other, "out"));
  if (different.length > 0) throw new Error(`Not the same after a correction:\n${different.join("\n")}`);
  say(`${files} files, each the same after a correction (${seconds.toFixed(1)} s) as from nothing`);
}
