import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { replaceFolder } from "../files";

/** What the pages need to know of a picture, kept beside its files. */
const infoSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("vector"), width: z.number(), height: z.number(), files: z.array(z.string()) }),
  z.strictObject({
    kind: z.literal("photograph"),
    width: z.number(),
    height: z.number(),
    widths: z.array(z.number()),
    tint: z.strictObject({ colour: z.string(), text: z.string() }),
    files: z.array(z.string()),
  }),
]);
type PictureInfo = z.infer<typeof infoSchema>;

/** A picture just made: its files by the end of their names, such as `-640.avif`. */
export type MadePicture = { info: PictureInfo; files: ReadonlyMap<string, Buffer | string> };

/** A picture in the cache: where each of its files lies, by the end of its name. */
export type CachedPicture = { info: PictureInfo; fileOf: (ending: string) => string; fresh: boolean };

const FOLDER = ".cache/pictures";

async function keep(folder: string, { info, files }: MadePicture): Promise<void> {
  // Complete or not there at all: another build may be reading, this one may be stopped.
  const unfinished = `${folder}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  for (const [ending, content] of files) await writeFile(path.join(unfinished, `picture${ending}`), content);
  await writeFile(path.join(unfinished, "info.json"), JSON.stringify(info));
  await replaceFolder(folder, unfinished);
}

async function kept(folder: string): Promise<PictureInfo | undefined> {
  const text = await readFile(path.join(folder, "info.json"), "utf8").catch(() => undefined);
  return text === undefined ? undefined : infoSchema.safeParse(JSON.parse(text)).data;
}

/**
 * The picture made before from the same original with the same settings, or else made now and kept.
 * @param key a hash of all that decides what comes out
 * @throws what `make` throws; then nothing is kept
 */
export async function cachedPicture(
  root: string,
  key: string,
  make: () => Promise<MadePicture>,
): Promise<CachedPicture> {
  const folder = path.join(root, FOLDER, key);
  const fileOf = (ending: string) => path.join(folder, `picture${ending}`);
  const known = await kept(folder);
  if (known) return { info: known, fileOf, fresh: false };
  const made = await make();
  await keep(folder, made);
  return { info: made.info, fileOf, fresh: true };
}
