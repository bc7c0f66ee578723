import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, copyProject, runScript } from "../project";
import { say } from "../say";
import { differences } from "./same-bytes";

/** The page whose text is corrected, and what is made before a build or remembered by one. */
const DATA = "data/economia.ts";
const MADE = [".cache", ".generated", "public/media", "public/icons", "public/favicon.ico"];

/** Changes a letter of the page's introduction. @throws Error if there is none */
async function correct(project: string): Promise<void> {
  const file = path.join(project, DATA);
  const before = await readFile(file, "utf8");
  const after = before.replace(
    /(intro:\s*"[^"]*?)([a-z])/,
    (_, text: string, letter) => text + (letter === "e" ? "o" : "e"),
  );
  if (after === before) throw new Error(`${DATA}: has no introduction to correct`);
  await writeFile(file, after);
}

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
  await correct(one);
  const begun = performance.now();
  await runScript(one, ["build"], env);
  const seconds = (performance.now() - begun) / 1000;

  for (const made of MADE) await rm(path.join(other, made), { recursive: true, force: true });
  await correct(other);
  await build(other, env);
  const { files, different } = await differences(path.join(one, "out"), path.join(other, "out"));
  if (different.length > 0) throw new Error(`Not the same after a correction:\n${different.join("\n")}`);
  say(`${files} files, each the same after a corrected letter (${seconds.toFixed(1)} s) as from nothing`);
}
