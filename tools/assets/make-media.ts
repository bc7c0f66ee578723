import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { put } from "../../lib/disk";
import { codeOf } from "../../lib/folders";
import type { FilmFile } from "../../lib/media";
import { readOriginal } from "./check/originals";
import { hash, hashedName, listModule, writeGenerated } from "./files";
import { makePictures, type Use } from "./pictures/pictures";

/** How many pictures were made, and how many lay ready in the cache. */
export type MediaReport = { made: number; cached: number };

/**
 * The two files of a film, and the mark of the codec that its address promises to browsers (components/home/film-sources.ts). Both are MP4:
 * WebKitGTK does not begin a WebM again.
 */
export const CODECS = [
  { ending: "av1.mp4", mark: "av1C", expected: "AV1 en MP4, con el índice al principio" },
  { ending: "mp4", mark: "avcC", expected: "H.264 en MP4, con el índice al principio" },
] as const;
type Codec = (typeof CODECS)[number];

/** The heads of both kinds of file, where their codecs are named, are well within this. */
const HEAD = 16_384;

/** One file of a film of data/videos. @throws Error saying in Spanish, after the file's name, why it cannot be shown */
export async function filmFile(root: string, film: string, { ending, mark, expected }: Codec): Promise<Buffer> {
  const content = await readOriginal(root, "data/videos", `${film}.${ending}`);
  if (!content.subarray(0, HEAD).includes(mark)) throw new Error(`es otra cosa, se esperaba ${expected}`);
  return content;
}

/** Puts a film's file under a name made from its content. @returns its path within the site */
async function layOut(root: string, film: string, codec: Codec, folder: string): Promise<string> {
  const content = await filmFile(root, film, codec);
  const published = `${hashedName(`video/${film}`, hash(content))}.${codec.ending}`;
  await put(path.join(folder, published), content);
  return `/media/${published}`;
}

/**
 * Makes public/media, and the lists of it in .generated, from the pictures and films that the data names and that have
 * been checked. What was there before stays whole until all is ready.
 */
export async function makeMedia(
  root: string,
  uses: { pictures: readonly Use[]; films: readonly string[] },
): Promise<MediaReport> {
  const place = path.join(root, "public/media");
  const folder = path.join(root, `.cache/media-${process.pid}`);
  const old = `${folder}.old`;
  for (const needed of [folder, path.dirname(place)]) await mkdir(needed, { recursive: true });
  try {
    const { list, rules, ...report } = await makePictures(root, uses.pictures, folder);
    const films: Record<string, FilmFile> = {};
    const [av1, h264] = CODECS;
    for (const film of uses.films)
      films[film] = { av1: await layOut(root, film, av1, folder), h264: await layOut(root, film, h264, folder) };
    await rename(place, old).catch((error: unknown) => {
      // Before the first build there is nothing there.
      if (codeOf(error) !== "ENOENT") throw error;
    });
    await rename(folder, place);
    await rm(old, { recursive: true, force: true });
    await writeGenerated(root, "pictures.css", rules);
    await writeGenerated(root, "pictures.ts", list);
    await writeGenerated(root, "films.ts", listModule("films", "FilmFile", films));
    return report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
