import path from "node:path";
import type { FilmFile } from "../lib/films";
import { hash, listModule, writeWhole } from "./files";
import { readOriginal } from "./originals";
import type { Use } from "./pictures/uses";

/** Films laid out in a folder, the module lib/films.ts reads, and a line for each that cannot be used. */
export type FilmReport = { list: string; problems: string[] };

/**
 * The two files of a film, and the mark of the codec that its address promises to browsers (lib/films.ts). Both are MP4:
 * WebKitGTK does not begin a WebM again.
 */
const FORMATS = [
  { ending: "av1.mp4", mark: "av1C", expected: "AV1 en MP4, con el índice al principio" },
  { ending: "mp4", mark: "avcC", expected: "H.264 en MP4, con el índice al principio" },
] as const;

/** The heads of both kinds of file, where their codecs are named, are well within this. */
const HEAD = 16_384;

async function layOut(root: string, name: string, format: (typeof FORMATS)[number], folder: string): Promise<string> {
  const file = `${name}.${format.ending}`;
  try {
    const content = await readOriginal(root, "data/videos", file);
    if (!content.subarray(0, HEAD).includes(format.mark))
      throw new Error(`es otra cosa, se esperaba ${format.expected}`);
    const published = `video/${name}.${hash(content).slice(0, 8)}.${format.ending}`;
    await writeWhole(path.join(folder, published), content);
    return `/media/${published}`;
  } catch (error) {
    throw new Error(`data/videos/${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Puts the films that the data names under names made from their content.
 * @param folder what becomes public/media
 */
export async function makeFilms(root: string, uses: readonly Use[], folder: string): Promise<FilmReport> {
  const films: Record<string, FilmFile> = {};
  const problems: string[] = [];
  for (const { record, name } of uses) {
    const [av1, h264] = await Promise.allSettled(FORMATS.map((format) => layOut(root, name, format, folder)));
    for (const result of [av1, h264]) {
      if (result?.status === "rejected")
        problems.push(`${record}: ${result.reason instanceof Error ? result.reason.message : String(result.reason)}`);
    }
    if (av1?.status === "fulfilled" && h264?.status === "fulfilled") films[name] = { av1: av1.value, h264: h264.value };
  }
  return { list: listModule("films", "FilmFile", films), problems };
}
