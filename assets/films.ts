import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FilmFile } from "../lib/films";
import type { Use } from "./pictures/uses";

/** Films laid out in a folder, the module lib/films.ts reads, and a line for each that cannot be used. */
export type FilmReport = { list: string; problems: string[] };

/** The two files of a film, and the mark of the codec that its address promises to browsers (lib/films.ts). */
const FORMATS = [
  { extension: "webm", mark: "V_AV1", expected: "AV1 in WebM" },
  { extension: "mp4", mark: "avcC", expected: "H.264 in MP4, its index first" },
] as const;

const listModule = (films: Readonly<Record<string, FilmFile>>) =>
  [
    'import type { FilmFile } from "../lib/films";',
    "",
    "/** Made by assets/index.ts. */",
    `export const films: Readonly<Record<string, FilmFile>> = ${JSON.stringify(films, null, 1)};`,
    "",
  ].join("\n");

/** The heads of both kinds of file, where their codecs are named, are well within this. */
const HEAD = 16_384;

async function layOut(root: string, name: string, format: (typeof FORMATS)[number], folder: string): Promise<string> {
  const file = `data/videos/${name}.${format.extension}`;
  const content = await readFile(path.join(root, file)).catch(() => null);
  if (!content) throw new Error(`${file}: does not exist, ${format.expected} was expected`);
  if (!content.subarray(0, HEAD).includes(format.mark))
    throw new Error(`${file}: is something else, ${format.expected} was expected`);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const published = `${name}.${hash}.${format.extension}`;
  await mkdir(path.join(folder, "video"), { recursive: true });
  await writeFile(path.join(folder, "video", published), content);
  return `/media/video/${published}`;
}

/**
 * Puts the films that the data names under names made from their content.
 * @param folder what becomes public/media
 */
export async function makeFilms(root: string, uses: readonly Use[], folder: string): Promise<FilmReport> {
  const films: Record<string, FilmFile> = {};
  const problems: string[] = [];
  for (const { record, name } of uses) {
    const [webm, mp4] = await Promise.allSettled(FORMATS.map((format) => layOut(root, name, format, folder)));
    for (const result of [webm, mp4]) {
      if (result?.status === "rejected")
        problems.push(`${record}: ${result.reason instanceof Error ? result.reason.message : String(result.reason)}`);
    }
    if (webm?.status === "fulfilled" && mp4?.status === "fulfilled") films[name] = { webm: webm.value, mp4: mp4.value };
  }
  return { list: listModule(films), problems };
}
