import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { isError, type Finding } from "@/lib/finding";
import { filesNamedIn, type NamedFile } from "@/schema/named-files";
import { newspaperSchema } from "@/schema/newspaper";
import { paragraph } from "@/schema/primitives";
import { definitions, pageKeys, schemaOf } from "@/schema/sections";
import { categories } from "@/schema/story";
import type { Contents } from "../contents";
import { fileOf } from "../data-file";
import type { Line } from "../own-pages/markdown";
import { lackingNotice, readOwnPages, type OwnPages } from "../own-pages/read";
import { readPaper, type Reading } from "../read";
import { addressFindings } from "./addresses";
import { agreementFindings } from "./agreement";
import { alternativeFindings } from "./alternatives";
import { fieldsOf, type Field } from "./fields";
import { figureFindings, mostReadFindings } from "./figures";
import { freshnessFindings } from "./freshness";
import { categoryFindings, headlineFindings } from "./headlines";
import { leftOutFindings } from "./left-out";
import { loadContents } from "./load";
import { matchFindings } from "./matches";
import { nameFindings } from "./names";
import { headlinesIn, type Places } from "./places";
import { searchFindings } from "./search";
import { dictionaryWith, NAMES_FILE, readNames } from "./spelling/dictionary";
import { spellingFindings } from "./spelling/spelling";
import { timeFindings } from "./times";
import { styleFindings } from "./style";
import { weekdayFindings } from "./weekdays";

/** What a text of an own page belongs to. */
const PAGE = { value: {}, shape: {}, kind: undefined, isEntry: false };

/** A text of an own page as a field; addresses in it are no words. */
function fieldOf({ where, text }: Line): Field {
  const value = text.replace(/(?:https?:\/\/|[\w.-]+@)\S*[\p{L}\d/]/gu, "aquí");
  return { file: where, where, key: "text", value, record: {}, owner: PAGE, schema: paragraph, says: { text: true } };
}

/** Every picture and film that the data files name, those of refused files too. */
const filesNamed = (contents: Contents): NamedFile[] =>
  [...pageKeys, "newspaper" as const].flatMap((key) => {
    const file = fileOf(contents, key);
    return filesNamedIn(file, key === "newspaper" ? newspaperSchema : schemaOf(key), contents.get(file));
  });

/** What is found against the edition's close, if that is right: a wrong one makes every time wrong, and that has been said. */
function againstTheClose(fields: readonly Field[], { edition, newspaper, findings }: Reading): Finding[] {
  if (!edition || findings.some(({ where }) => where === "data/edition.ts: close")) return [];
  return [
    ...timeFindings(fields, edition),
    ...weekdayFindings(fields, edition),
    // The sample's day never ends.
    ...(newspaper?.sample === false ? freshnessFindings(fields, edition) : []),
  ];
}

/** What is found against who the newspaper is. */
function againstTheNewspaper(root: string, fields: readonly Field[], own: OwnPages, { newspaper }: Reading): Finding[] {
  if (!newspaper) return [];
  const { leftOut = [] } = newspaper;
  const sections = Object.values(definitions).filter(({ key }) => !leftOut.includes(key));
  return [
    ...searchFindings(fields, newspaper.name),
    ...leftOutFindings(root, leftOut),
    ...categoryFindings(fields, sections, categories),
    ...nameFindings(fields, newspaper),
    // The sample's links lead nowhere.
    ...(newspaper.sample ? [] : addressFindings(newspaper, own.pages)),
    ...lackingNotice(own, newspaper),
  ];
}

/** What is found against the dictionary, if the newsroom's own words can be read: else each would be a mistake, and that has been said. */
async function againstTheDictionary(root: string, fields: readonly Field[], ofFiles: readonly Finding[]) {
  if (ofFiles.some(({ where }) => where === NAMES_FILE)) return [];
  const file = path.join(root, NAMES_FILE);
  const names = existsSync(file) ? await readFile(file, "utf8") : "";
  return spellingFindings(fields, dictionaryWith(readNames(names)));
}

/** What the records say, and what is wrong with it. */
export type Checked = {
  findings: readonly Finding[];
  fields: readonly Field[];
  /** The pictures and films they name. */
  files: readonly NamedFile[];
  /** Where in the files a finding is. */
  places: Places;
};

/** Errors first, each kind in the order in which it was found; a field that is wrong is not also warned of. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  const errors = findings.filter(isError);
  const wrong = new Set(errors.map(({ where }) => where));
  return [...errors, ...findings.filter((finding) => !isError(finding) && !wrong.has(finding.where))];
}

/**
 * All that can be wrong with the records below `root`, at once: files, structure, references, editorial rules,
 * spelling. What they name besides, pictures and films, is looked at by tools/assets/check.
 * @throws Error if there is no folder `data`
 */
export async function checkRecords(root: string): Promise<Checked> {
  const { contents: given, lines, findings: ofFiles } = await loadContents(root);
  const reading = readPaper(given);
  const { contents } = reading;
  const own = readOwnPages(root);
  const fields = [...fieldsOf(contents), ...own.lines.map(fieldOf)];
  const files = filesNamed(contents);
  const findings = [
    ...ofFiles,
    ...reading.findings,
    ...own.findings,
    ...styleFindings(fields),
    ...headlineFindings(fields),
    ...figureFindings(fields),
    ...mostReadFindings(fields),
    ...matchFindings(fields),
    ...agreementFindings(fields),
    ...alternativeFindings(fields),
    ...againstTheClose(fields, reading),
    ...againstTheNewspaper(root, fields, own, reading),
    ...(await againstTheDictionary(root, fields, ofFiles)),
  ];
  return { findings: inOrder(findings), fields, files, places: { lines, headlines: headlinesIn(fields) } };
}
