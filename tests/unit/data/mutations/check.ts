import { fileFindings } from "@/assets/check/pictures";
import { edition } from "@/data/edition";
import { fieldsOf } from "@/data/check/fields";
import { timeFindings } from "@/data/check/times";
import { pages } from "@/data/resolve/pages";
import { gather } from "@/data/resolve/records";
import { danglingNames } from "@/data/resolve/names";
import { danglingReferences, repeatedIds } from "@/data/resolve/references";
import { seatMistakes } from "@/data/resolve/seats";
import { filesNamedIn } from "@/data/schema/files";
import { defineData, lineOf, RefusedContent } from "@/data/schema/define";
import type { DataFile } from "./files";
import { objectOf } from "./walk";

const fieldsIn = (file: DataFile, content: object) => fieldsOf(new Map([[`data/${file.name}.ts`, content]]));

/** The pictures and films that a file's records name and its original does not: only these need looking for. */
function newFiles(file: DataFile, content: object) {
  const named = (records: object) => filesNamedIn(`data/${file.name}.ts`, file.schema, records);
  const known = new Set(named(file.content).map(({ name }) => name));
  return named(content).filter(({ name }) => !known.has(name));
}

/**
 * Takes a data file's content through all errors that stop the build: the file by itself,
 * the edition's close, what lies between the files, the pictures and films on the disk.
 * @returns the lines an editor would read, and the content as the pages would get it
 */
export async function check(file: DataFile, content: object): Promise<{ lines: string[]; checked: object }> {
  let checked: object;
  try {
    checked = objectOf(defineData(`data/${file.name}.ts`, file.schema, content));
  } catch (error) {
    if (!(error instanceof RefusedContent)) throw error;
    return { lines: error.mistakes.map(lineOf), checked: content };
  }
  const paper = { ...pages, [file.name]: checked };
  const gathered = gather(paper);
  const found = [
    ...timeFindings(fieldsIn(file, checked), edition).filter(({ level }) => level === "error"),
    ...repeatedIds(gathered),
    ...danglingReferences(paper.home, gathered),
    ...seatMistakes(gathered.stories, paper.politica.chamber),
    ...danglingNames(paper),
    ...(await fileFindings(process.cwd(), newFiles(file, checked))),
  ];
  return { lines: found.map(lineOf), checked };
}
