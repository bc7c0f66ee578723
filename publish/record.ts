import type { Stats } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { filesIn, put } from "../lib/disk";
import { Stop } from "../lib/stop";

/*
 * What a build was made from and what it has left, so that nobody publishes yesterday's `out` for today's, or half of one.
 * It lies beside `out`, which holds nothing but what readers ask for.
 */

const RECORD = ".generated/built.json";

const recordSchema = z.object({
  /** The newspaper's content by paths: each file's size in bytes, and when it was changed last. */
  data: z.record(z.string(), z.string()),
  /** The finished files by paths: their sizes in bytes. */
  out: z.record(z.string(), z.string()),
});

/** How many faults are named: the first ones tell it all. */
const NAMED = 5;

async function look(root: string, folder: string, about: (file: Stats) => string): Promise<Record<string, string>> {
  const files = (await filesIn(path.join(root, folder))).map((file) => `${folder}/${file}`);
  const seen = files.map(async (file) => [file, about(await stat(path.join(root, file)))] as const);
  return Object.fromEntries(await Promise.all(seen));
}

/**
 * The newspaper's content as it lies there; to be asked before a build reads it.
 * @param root the project's folder
 */
export const dataIn = (root: string): Promise<Record<string, string>> =>
  look(root, "data", ({ size, mtime }) => `${size} ${mtime.toISOString()}`);

const outIn = (root: string) => look(root, "out", ({ size }) => String(size));

/**
 * Writes down what a build that came to its end was made from, and what it has left.
 * @param root the project's folder
 * @param data what `dataIn` gave when it began
 */
export async function recordBuild(root: string, data: Record<string, string>): Promise<void> {
  await put(path.join(root, RECORD), JSON.stringify({ data, out: await outIn(root) }));
}

/** The files that two records differ in. */
const differing = (one: Record<string, string>, other: Record<string, string>): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((file) => one[file] !== other[file]).sort();

const some = (files: readonly string[]): string =>
  files.slice(0, NAMED).join(", ") + (files.length > NAMED ? ` y ${files.length - NAMED} más` : "");

/**
 * Holds a project's content and its finished site against what the last whole build has written down.
 * @param root the project's folder
 * @throws Stop that says which is not as it was, and what to do
 */
export async function checkBuild(root: string): Promise<void> {
  const text = await readFile(path.join(root, RECORD), "utf8").catch(() => undefined);
  if (text === undefined) throw new Stop("No hay ninguna edición terminada que publicar: npm run build.");
  const record = recordSchema.parse(JSON.parse(text));
  const changed = differing(record.data, await dataIn(root));
  if (changed.length > 0)
    throw new Stop(
      `out es anterior a data: ${some(changed)} ha cambiado desde la última construcción que terminó bien. Antes de publicar, npm run build.`,
    );
  const broken = differing(record.out, await outIn(root));
  if (broken.length > 0)
    throw new Stop(`out no está como lo dejó la construcción: ${some(broken)}. Antes de publicar, npm run build.`);
}
