import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { makeFilms } from "./films";
import { makePictures } from "./pictures/pictures";
import type { Use } from "./pictures/uses";

/** How many pictures were made, and how many lay ready in the cache. */
export type MediaReport = { made: number; cached: number };

/** Replaces a file in one step, and only if it changes: a running `next dev` watches these. */
async function replace(file: string, content: string): Promise<void> {
  if ((await readFile(file, "utf8").catch(() => undefined)) === content) return;
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

/** Replaces a folder by a finished one, which then is no longer where it was. */
async function replaceFolder(folder: string, finished: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  const old = `${finished}.old`;
  await rename(folder, old).catch(() => undefined);
  await rename(finished, folder);
  await rm(old, { recursive: true, force: true });
}

/**
 * Makes public/media, and the lists of it in .generated, from the pictures and films
 * that the data names. What was there before stays whole until all is ready.
 * @throws Error with one line for each picture or film that cannot be used, naming its record
 */
export async function makeMedia(
  root: string,
  uses: { pictures: readonly Use[]; films: readonly Use[] },
): Promise<MediaReport> {
  const folder = path.join(root, `.cache/media-${process.pid}`);
  await mkdir(folder, { recursive: true });
  try {
    const pictures = await makePictures(root, uses.pictures, folder);
    const films = await makeFilms(root, uses.films, folder);
    const problems = [...pictures.problems, ...films.problems];
    if (problems.length > 0) throw new Error(problems.join("\n"));
    await replaceFolder(path.join(root, "public/media"), folder);
    await mkdir(path.join(root, ".generated"), { recursive: true });
    await replace(path.join(root, ".generated/pictures.css"), pictures.tints);
    await replace(path.join(root, ".generated/pictures.ts"), pictures.list);
    await replace(path.join(root, ".generated/films.ts"), films.list);
    return { made: pictures.made, cached: pictures.cached };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
