import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { z } from "zod";
import { codeOf, filesIn } from "../../lib/folders";
import { Stop } from "../../lib/stop";
import { hash } from "./files";

/*
 * What takes long to make stays in .cache/assets, each thing in a folder named by a hash of all that it follows from.
 * A folder is put there whole, so that one that is there is complete, whenever a build was stopped.
 */

/** Files by name. */
export type Files = ReadonlyMap<string, string | Buffer>;

/**
 * Files that were made before from the same, or are made now and kept.
 * @param key a hash of all that they follow from
 * @returns the folder they lie in, and whether they were made now
 * @throws what `make` throws, and what the system says if they cannot be put away; then nothing is kept
 */
export async function keptFiles(
  root: string,
  key: string,
  make: () => Promise<Files>,
): Promise<{ folder: string; fresh: boolean }> {
  const folder = path.join(root, ".cache/assets", key);
  if (existsSync(folder)) return { folder, fresh: false };
  const files = await make();
  const unfinished = `${folder}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  for (const [name, content] of files) await writeFile(path.join(unfinished, name), content);
  await rename(unfinished, folder).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    // Another build may have put the same there in the meantime; systems say so by either.
    if (!["EEXIST", "ENOTEMPTY"].includes(codeOf(error))) throw error;
  });
  return { folder, fresh: true };
}

/** One content, kept in the same way. @param from all that it follows from */
export async function kept(
  root: string,
  from: readonly (string | Buffer)[],
  make: () => Promise<string | Buffer>,
): Promise<Buffer> {
  const { folder } = await keptFiles(root, hash(...from), async () => new Map([["content", await make()]]));
  return readFile(path.join(folder, "content"));
}

/**
 * A value, kept in the same way as JSON.
 * @param schema what it is: what was kept is read by it
 * @throws Stop if what was kept is something else, and what `make` throws
 */
export async function keptValue<Value>(
  root: string,
  from: readonly (string | Buffer)[],
  schema: z.ZodType<Value>,
  make: () => Value | Promise<Value>,
): Promise<Value> {
  const json = await kept(root, from, async () => JSON.stringify(await make()));
  return readKept(path.join(root, ".cache/assets", hash(...from), "content"), String(json), schema);
}

/** Reads JSON that was kept. @param file where it lies @throws Stop if it is not what its schema says */
export function readKept<Value>(file: string, json: string, schema: z.ZodType<Value>): Value {
  try {
    return schema.parse(JSON.parse(json));
  } catch {
    throw new Stop(
      `${file} no es lo que dejó una construcción anterior: borra la carpeta .cache y vuelve a construir.`,
    );
  }
}

async function readCode(): Promise<string> {
  const folder = import.meta.dirname;
  const names = [...filesIn(folder), "../../package-lock.json"];
  return hash(...(await Promise.all(names.map((name) => readFile(path.join(folder, name))))));
}

let read: Promise<string> | undefined;

/** A hash of the code of this folder and of its packages: what is quick to make is made again when any of it changes. */
export const codeHash = (): Promise<string> => (read ??= readCode());
