import type { Stats } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { codeOf, filesIn, put } from "./files";
import { Refusal } from "./refusal";

/*
 * What a build was made from and what it has left, so that nobody publishes yesterday's site for today's, or half of one. It
 * lies beside the finished site, which holds nothing but what readers ask for.
 */

/** A project whose finished site is published: where in it things lie. */
export type Project = {
  /** Its folder. */
  root: string;
  /** The folder of what the site is made of: `data`. */
  content: string;
  /** The folder of the finished site: `out`. */
  out: string;
  /** The file that remembers what the last whole build was: `.generated/built.json`. */
  record: string;
  /** Whether a machine has left a file or a folder of this name, such as `.DS_Store`: then it is neither content nor published. */
  isLeftBehind: (name: string) => boolean;
  /** The command that builds: `npm run build`. */
  build: string;
};

const recordSchema = z.object({
  /** The files of the content by paths: each one's size in bytes, and when it was changed last. */
  content: z.record(z.string(), z.string()),
  /** The finished files by paths: their sizes in bytes. */
  out: z.record(z.string(), z.string()),
});

/** How many faults are named: the first ones tell it all. */
const NAMED = 5;

async function look(project: Project, folder: string, about: (file: Stats) => string): Promise<Record<string, string>> {
  const { root, isLeftBehind } = project;
  const files = (await filesIn(path.join(root, folder), isLeftBehind)).map((file) => `${folder}/${file}`);
  const seen = files.map(async (file) => [file, about(await stat(path.join(root, file)))] as const);
  return Object.fromEntries(await Promise.all(seen));
}

/** The content as it lies there. */
const contentIn = (project: Project): Promise<Record<string, string>> =>
  look(project, project.content, ({ size, mtime }) => `${size} ${mtime.toISOString()}`);

const outIn = (project: Project) => look(project, project.out, ({ size }) => String(size));

/**
 * Builds, and writes down what the build was made from and what it has left.
 * @param build whether it has come to its end: else nothing is written down
 */
export async function recordBuild(project: Project, build: () => Promise<boolean>): Promise<void> {
  // Before anything is read: what is changed from now on is not in this edition.
  const content = await contentIn(project);
  if (!(await build())) return;
  await put(path.join(project.root, project.record), JSON.stringify({ content, out: await outIn(project) }));
}

/** The files that two records differ in. */
const differing = (one: Record<string, string>, other: Record<string, string>): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((file) => one[file] !== other[file]).sort();

const some = (files: readonly string[]): string =>
  files.slice(0, NAMED).join(", ") + (files.length > NAMED ? ` y ${files.length - NAMED} más` : "");

/** @throws Refusal if there is none, one that cannot be read, or one of another version */
async function readRecord({ root, record, build }: Project) {
  const text = await readFile(path.join(root, record), "utf8").catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") throw new Refusal(`No hay ninguna edición terminada que publicar: ${build}.`);
    throw new Refusal(`${record} no se puede leer (${codeOf(error)}): mira sus permisos y si es un archivo.`);
  });
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    throw new Refusal(
      `No se entiende lo que la última construcción dejó escrito en ${record}. Antes de publicar, ${build}.`,
    );
  }
}

/**
 * Holds a project's content and its finished site against what the last whole build has written down.
 * @throws Refusal that says which is not as it was, and what to do
 */
export async function checkBuild(project: Project): Promise<void> {
  const { content, out, build } = project;
  const record = await readRecord(project);
  const changed = differing(record.content, await contentIn(project));
  if (changed.length > 0)
    throw new Refusal(
      `${out} es anterior a ${content}: ${some(changed)} ha cambiado desde la última construcción que terminó bien. Antes de publicar, ${build}.`,
    );
  const broken = differing(record.out, await outIn(project));
  if (broken.length > 0)
    throw new Refusal(`${out} no está como lo dejó la construcción: ${some(broken)}. Antes de publicar, ${build}.`);
}
