import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { replaceFolder, writeGenerated } from "./files";
import { makeFilms } from "./films";
import { makePictures } from "./pictures/pictures";
import type { Use } from "./pictures/uses";

/** How many pictures were made, and how many lay ready in the cache. */
export type MediaReport = { made: number; cached: number };

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
    await writeGenerated(root, "pictures.css", pictures.rules);
    await writeGenerated(root, "pictures.ts", pictures.list);
    await writeGenerated(root, "films.ts", films.list);
    return { made: pictures.made, cached: pictures.cached };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
