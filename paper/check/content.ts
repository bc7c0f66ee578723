import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { editionSchema, type Edition } from "../../schema/edition";
import type { NamedFile } from "../../schema/files";
import { newspaperSchema } from "../../schema/newspaper";
import { categories } from "../../schema/story";
import { addressFindings } from "./addresses";
import { alternativeFindings } from "./alternatives";
import { anchorFindings } from "./anchors";
import { characterFindings } from "./characters";
import { fieldsOf, type Field } from "./fields";
import { error, type Finding } from "./finding";
import { figureFindings, mostReadFindings } from "./figures";
import { freshnessFindings } from "./freshness";
import { categoryFindings, headlineFindings } from "./headlines";
import { loadContents, type Import, type Loaded } from "./load";
import { searchFindings } from "./search";
import { dictionaryWith, NAMES_FILE, readNames } from "./spelling/dictionary";
import { spellingFindings } from "./spelling/spelling";
import { forgottenClose, timeFindings } from "./times";
import { typographyFindings } from "./typography";
import { weekdayFindings } from "./weekdays";

const importFile: Import = (file) => import(pathToFileURL(file).href);

/** Files that are not what they must be and of which nothing has been said: they are missing, or were not checked by themselves. */
const unsaid = ({ files, findings }: Loaded, unsound: readonly string[]): Finding[] =>
  unsound
    .filter((file) => !findings.some(({ where }) => where.startsWith(file)))
    .map((file) =>
      error(file, files.includes(file) ? "no da su contenido con defineData y su esquema" : "falta este archivo"),
    );

/** The files that the records name, and what is found by rules that need the sections' definitions: what the whole paper says together. */
async function ofSections(
  loaded: Loaded,
  fields: readonly Field[],
  edition: Edition,
  { root, leftOut = [], wrongClose }: { root: string; leftOut?: string[] | undefined; wrongClose: boolean },
): Promise<{ files: NamedFile[]; found: Finding[] }> {
  // Only now: the definitions lead to modules that fail where the newspaper's own file does.
  const { sections } = await import("../../schema/sections/sections");
  const { leftOutFindings } = await import("./left-out");
  const { filesNamed, leftShort, paperIn } = await import("./paper");
  const { paper, unsound } = paperIn(loaded.contents);
  const files = filesNamed(loaded.contents);
  const pictures = files.filter(({ kind }) => kind === "picture");
  const found = [
    ...unsaid(loaded, unsound),
    ...leftOutFindings(root, leftOut),
    ...alternativeFindings(fields, new Set(pictures.map(({ key }) => key))),
    ...categoryFindings(fields, sections, categories),
    // And this leads to modules that fail where any page does. Where the close is wrong, what it holds back says nothing.
    ...(paper && !wrongClose
      ? [...leftShort(paper, edition.close), ...(await import("../between")).mistakesBetween(paper, edition.close)]
      : []
    ).map(({ where, says }) => error(where, says)),
  ];
  return { files, found };
}

/** What the records say, and what is wrong with it. */
export type Checked = {
  findings: readonly Finding[];
  fields: readonly Field[];
  /** The pictures and films they name; none before the edition and the newspaper can be read. */
  files: readonly NamedFile[];
};

/** Errors first, each kind in the order in which it was found; a field that is wrong is not also warned of. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  const errors = findings.filter(({ level }) => level === "error");
  const wrong = new Set(errors.map(({ where }) => where));
  return [...errors, ...findings.filter(({ level, where }) => level === "aviso" && !wrong.has(where))];
}

/**
 * All that can be wrong with the records below `root`, at once: files, structure, references, editorial rules,
 * spelling. What they name besides, pictures and films, is looked at by assets/check.
 * @throws Error if there is no folder `data`
 */
export async function checkRecords(root: string, load = importFile): Promise<Checked> {
  const loaded = await loadContents(root, load);
  const fields = fieldsOf(loaded.contents);
  const edition = editionSchema.safeParse(loaded.contents.get("data/edition.ts")).data;
  const newspaper = newspaperSchema.safeParse(loaded.contents.get("data/newspaper.ts")).data;
  const names = await readFile(path.join(root, NAMES_FILE), "utf8").catch(() => "");
  // A close that is wrong makes every time wrong: of those nothing more is said.
  const forgotten = edition && forgottenClose(fields, edition);
  const wrongClose = forgotten !== undefined;
  const { files, found } =
    edition && newspaper
      ? await ofSections(loaded, fields, edition, { ...newspaper, root, wrongClose })
      : { files: [], found: [] };
  const findings = [
    ...loaded.findings,
    ...unsaid(loaded, [...(edition ? [] : ["data/edition.ts"]), ...(newspaper ? [] : ["data/newspaper.ts"])]),
    ...characterFindings(fields),
    ...typographyFindings(fields),
    ...headlineFindings(fields),
    ...figureFindings(fields),
    ...mostReadFindings(fields),
    ...(await anchorFindings(fields)),
    ...(forgotten ? [forgotten] : []),
    ...(edition && !forgotten ? [...timeFindings(fields, edition), ...weekdayFindings(fields, edition)] : []),
    ...(newspaper ? searchFindings(fields, newspaper.name) : []),
    // The sample's day never ends, and its links lead nowhere.
    ...(edition && newspaper && !newspaper.sample ? freshnessFindings(fields, edition) : []),
    ...(newspaper && !newspaper.sample ? addressFindings(newspaper) : []),
    ...found,
    ...spellingFindings(fields, dictionaryWith(readNames(names))),
  ];
  return { findings: inOrder(findings), fields, files };
}
