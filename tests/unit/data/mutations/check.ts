import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineData, lineOf } from "@/data/schema/define";
import { gather } from "@/data/resolve/records";
import { pages } from "@/data/resolve/pages";
import { danglingReferences, repeatedIds } from "@/data/resolve/references";
import { makeFilms } from "@/assets/films";
import { makePictures } from "@/assets/pictures/pictures";
import { FILM_FIELDS, PICTURE_FIELDS, usesIn } from "@/assets/pictures/uses";
import type { DataFile } from "./files";
import { objectOf } from "./walk";

/** What the records of a file name that its original does not: only these files need looking for. */
function newUses(file: DataFile, content: object, fields: ReadonlySet<string>) {
  const known = new Set(usesIn("", file.content, fields).map(({ name }) => name));
  return usesIn(`data/${file.name}.ts`, content, fields).filter(({ name }) => !known.has(name));
}

async function missingFiles(file: DataFile, content: object): Promise<string[]> {
  const images = newUses(file, content, PICTURE_FIELDS);
  const films = newUses(file, content, FILM_FIELDS);
  if (images.length + films.length === 0) return [];
  const folder = await mkdtemp(path.join(tmpdir(), "la-lonja-mutations-"));
  try {
    const made = [await makePictures(process.cwd(), images, folder), await makeFilms(process.cwd(), films, folder)];
    return made.flatMap(({ problems }) => problems);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Takes a data file's content through all that the build checks: the file by itself, what
 * lies between the files, the pictures and films on the disk.
 * @returns the lines an editor would read, and the content as the pages would get it
 */
export async function check(file: DataFile, content: object): Promise<{ lines: string[]; checked: object }> {
  let checked: object;
  try {
    checked = objectOf(defineData(`data/${file.name}.ts`, file.schema, content));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { lines: error.message.split("\n"), checked: content };
  }
  const paper = { ...pages, [file.name]: checked };
  const gathered = gather(paper);
  const between = [...repeatedIds(gathered), ...danglingReferences(paper.home, gathered)].map(lineOf);
  return { lines: [...between, ...(await missingFiles(file, checked))], checked };
}
