import { readFileSync } from "node:fs";
import path from "node:path";
import { warning, type Finding } from "../../lib/finding";
import { objectsIn, textOf } from "../../lib/objects";
import { ownLines, paper } from "../../paper/paper";
import { ID } from "../../paper/records";
import type { Story } from "../../schema/story";

/** What a record says of which nothing is true before somebody writes it. */
const FIELDS = ["title", "excerpt", "alt", "author"] satisfies (keyof Story)[];

/** A desk may sign its stories; nobody is called «Segunda firma». */
const isOfADesk = (text: string) => text.startsWith("Redacción de");

/** The texts of the records that `npm run new` writes. */
function template(): ReadonlySet<string> {
  const all: unknown = JSON.parse(readFileSync(path.join(import.meta.dirname, "newspaper.json"), "utf8"));
  const records = [...objectsIn(all)].filter((record) => textOf(record, ID) !== "");
  return new Set(records.flatMap((record) => FIELDS.map((field) => textOf(record, field))));
}

/** Warnings of what still stands as `npm run new` wrote it; none in the sample, whose words are its own. */
export function untouched(): Finding[] {
  if (paper.newspaper.sample) return [];
  const invented = template();
  const gaps = ownLines.flatMap(({ where, text }) => {
    const [gap] = /\[[^\]…]+\]/.exec(text) ?? [];
    return gap ? [warning(where, `falta decir ${gap}`)] : [];
  });
  const records = paper.records.flatMap(({ file, at, record }) => {
    const left = FIELDS.filter((field) => {
      const text = textOf(record, field);
      return text && !isOfADesk(text) && invented.has(text);
    });
    if (left.length === 0) return [];
    return [warning(`${file}: ${at}`, `sigue como lo dejó npm run new (${left.join(", ")}): escribe lo tuyo`)];
  });
  return [...records, ...gaps];
}
