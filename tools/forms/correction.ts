import { appendFile, cp, writeFile } from "node:fs/promises";
import path from "node:path";
import { front } from "../../data/resolve/front";
import { changeStory } from "../change-story";
import { build, copyProject, forget, rebuild } from "../project";
import { say } from "../say";
import { differences } from "./same-bytes";

/**
 * Builds what the check refuses: the findings are said, nothing of Next's, and `out` stays as it is.
 * @throws Error if it is otherwise
 */
async function refused(temporary: string, project: string): Promise<void> {
  const before = path.join(temporary, "before");
  await cp(path.join(project, "out"), before, { recursive: true });
  await writeFile(path.join(project, "data/home.ts"), "");
  const said = await rebuild(project).then(
    () => "nothing",
    (error: unknown) => String(error),
  );
  if (!said.includes("data/home.ts: está vacío") || said.includes("Next.js"))
    throw new Error(`A refusal was expected, not:\n${said}`);
  const { different } = await differences(before, path.join(project, "out"));
  if (different.length > 0) throw new Error(`A refused build has changed:\n${different.join("\n")}`);
  say("a refused correction: its finding, and the files as they were");
}

/**
 * Builds after a correction with all that an earlier build has left, and from nothing: both give the same files. What was
 * made for the pages is made anew while Next compiles.
 * @param date the build's, in seconds
 * @throws Error naming the files that are not the same
 */
export async function correction(temporary: string, date: string): Promise<void> {
  const env = { SOURCE_DATE_EPOCH: date };
  const [worked, fresh] = [path.join(temporary, "worked on"), path.join(temporary, "fresh")];
  const [one, other] = [await copyProject(worked), await copyProject(fresh)];
  await build(one, env);
  await changeStory(one, front.lead);
  // As an earlier version of the code may have left it.
  await appendFile(path.join(one, ".generated/accents.css"), "body { display: none }");
  const seconds = await rebuild(one, env);

  await forget(other);
  await changeStory(other, front.lead);
  await build(other, env);
  const { files, different } = await differences(path.join(one, "out"), path.join(other, "out"));
  if (different.length > 0) throw new Error(`Not the same after a correction:\n${different.join("\n")}`);
  say(`${files} files, each the same after a correction (${seconds.toFixed(1)} s) as from nothing`);
  await refused(temporary, one);
}
