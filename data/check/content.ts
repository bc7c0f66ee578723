import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { PICTURE_FIELDS } from "../../assets/pictures/uses";
import { editionSchema, type Edition } from "../schema/edition";
import { newspaperSchema, type Newspaper } from "../schema/newspaper";
import { categories } from "../schema/story";
import { alternativeFindings } from "./alternatives";
import { categoryFindings } from "./categories";
import { characterFindings } from "./characters";
import { fieldsOf, type Field } from "./fields";
import { error, type Finding } from "./finding";
import { freshnessFindings } from "./freshness";
import { headlineFindings } from "./headlines";
import { letterFindings } from "./letters";
import { loadContents, type Import, type Loaded } from "./load";
import { mostReadFindings } from "./most-read";
import { pictureFindings } from "./pictures";
import { samenessFindings } from "./sameness";
import { searchFindings } from "./search";
import { dictionaryWith, NAMES_FILE, readNames } from "./spelling/dictionary";
import { spellingFindings } from "./spelling/spelling";
import { timeFindings } from "./times";
import { typographyFindings } from "./typography";
import { weekdayFindings } from "./weekdays";

const importFile: Import = (file) => import(pathToFileURL(file).href);

/** Rules that need nothing but the records. */
const ofRecords = (fields: readonly Field[]): Finding[] => [
  ...characterFindings(fields),
  ...letterFindings(fields),
  ...typographyFindings(fields),
  ...headlineFindings(fields),
  ...alternativeFindings(fields, PICTURE_FIELDS),
  ...mostReadFindings(fields),
  ...samenessFindings(fields),
];

/** Rules that also need to know when the edition closes. */
const ofEdition = (fields: readonly Field[], edition: Edition): Finding[] => [
  ...timeFindings(fields, edition),
  ...weekdayFindings(fields, edition),
];

/** Files that are not what they must be and of which nothing has been said: they are missing, or were not checked by themselves. */
const unsaid = ({ files, findings }: Loaded, unsound: readonly string[]): Finding[] =>
  unsound
    .filter((file) => !findings.some(({ where }) => where.startsWith(file)))
    .map((file) =>
      error(file, files.includes(file) ? "no da su contenido con defineData y su esquema" : "falta este archivo"),
    );

/** Rules that need the sections' definitions, and with them what the whole paper says together. */
async function ofSections(
  root: string,
  loaded: Loaded,
  fields: readonly Field[],
  newspaper: Newspaper,
): Promise<Finding[]> {
  // Only now: the definitions lead to modules that fail where the newspaper's own file does.
  const { sections } = await import("../sections/sections");
  const { unsoundPages, wholePaper } = await import("./paper");
  const paper = wholePaper(loaded.contents);
  return [
    ...unsaid(loaded, unsoundPages(loaded.contents)),
    ...categoryFindings(fields, sections, categories),
    // And this leads to modules that fail where any page does.
    ...(paper ? await (await import("./between")).betweenPages(root, paper, newspaper) : []),
  ];
}

/**
 * All that can be wrong with a newspaper's content, at once: its files, their structure,
 * what they refer to, pictures, editorial rules, spelling. Errors come first, each kind in
 * the files' order.
 * @param root the folder that holds `data`
 * @throws Error if there is no such folder
 */
export async function checkContent(root: string, load = importFile): Promise<Finding[]> {
  const loaded = await loadContents(root, load);
  const fields = fieldsOf(loaded.contents);
  const edition = editionSchema.safeParse(loaded.contents.get("data/edition.ts")).data;
  const newspaper = newspaperSchema.safeParse(loaded.contents.get("data/newspaper.ts")).data;
  const names = await readFile(path.join(root, NAMES_FILE), "utf8").catch(() => "");
  const found = [
    ...loaded.findings,
    ...unsaid(loaded, [...(edition ? [] : ["data/edition.ts"]), ...(newspaper ? [] : ["data/newspaper.ts"])]),
    ...ofRecords(fields),
    ...(edition ? ofEdition(fields, edition) : []),
    ...(newspaper ? searchFindings(fields, newspaper.name) : []),
    // The sample's day never ends.
    ...(edition && newspaper && !newspaper.sample ? freshnessFindings(fields, edition) : []),
    ...(edition && newspaper ? await ofSections(root, loaded, fields, newspaper) : []),
    ...(await pictureFindings(root, fields)),
    ...spellingFindings(fields, dictionaryWith(readNames(names))),
  ];
  return [...found.filter(({ level }) => level === "error"), ...found.filter(({ level }) => level === "aviso")];
}
