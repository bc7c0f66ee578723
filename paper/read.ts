import { error, type Finding } from "@/lib/finding";
import { editionSchema, type Edition } from "@/schema/edition";
import { newspaperSchema, type Newspaper } from "@/schema/newspaper";
import { definitions, pageKeys, schemaOf, type PageKey, type Pages, type Section } from "@/schema/sections";
import { walk } from "@/schema/walk";
import { closeFault } from "./close";
import type { Contents } from "./contents";
import { readDataFile, type DataFile } from "./data-file";
import { plainContents } from "./plain";
import { heldIn, leftShort, withoutHeld } from "./held";
import { foundIn, ofKinds, recordsIn, type Found } from "./records";
import { danglingReferences, repeatedIds } from "./references";
import { seatFindings } from "./seats";

/** The newspaper of one edition: all that is published, read and checked. */
export type Paper = {
  newspaper: Newspaper;
  edition: Edition;
  /** In the order of the navigation, but for those that the newspaper leaves out. */
  sections: readonly Section[];
  /** Without what is held back for a later close. */
  pages: Pages;
  /** The records of the front and of its sections, in the pages' order. */
  records: readonly Found[];
};

/** A paper, where its files are sound, and all that is wrong with them. */
export type Reading = {
  /** What each file holds, with plain texts. */
  contents: Contents;
  newspaper: Newspaper | undefined;
  edition: Edition | undefined;
  paper: Paper | undefined;
  findings: readonly Finding[];
};

/** The instants at which what a page prints was published, corrections among them. */
export const timesIn = ({ schema, content }: Pick<DataFile<PageKey>, "schema" | "content">): string[] =>
  walk(schema, content).flatMap(({ says: { is }, value }) =>
    (is === "published" || is === "mended") && typeof value === "string" ? [value] : [],
  );

/** Words of `leftOut` that are no section's key. */
function unknownSections(leftOut: readonly string[]): Finding[] {
  const keys: readonly string[] = Object.keys(definitions);
  return leftOut.flatMap((word, index) => {
    if (keys.includes(word)) return [];
    const says = `«${word}» no es ninguna sección: son ${keys.join(", ")}`;
    return [error(`data/newspaper.ts: leftOut[${index}]`, says)];
  });
}

/** What no file can say of itself alone: ids, references, lists that are too short without what this close holds back. */
function betweenFiles(files: readonly DataFile<PageKey>[], edition: Edition, leftOut: readonly string[]): Finding[] {
  // A close that is wrong makes every time wrong: of those nothing more is said.
  const wrong = closeFault(files.flatMap(timesIn), edition);
  if (wrong) return [wrong];
  const { close } = edition;
  // What cannot be read may hold what the others refer to.
  if (files.some(({ content }) => content === undefined)) return [];
  const records = files.flatMap(recordsIn);
  const shown = files.filter(({ key }) => !leftOut.includes(key));
  const held = new Map(files.flatMap((file) => [...heldIn(file, close)]));
  return [
    ...shown.flatMap((file) => leftShort(file, held)),
    ...repeatedIds(records.filter(({ page }) => !leftOut.includes(page))),
    ...files.flatMap((file) => danglingReferences(file, { records, held, close, leftOut })),
  ];
}

const isWhole = (pages: Readonly<Partial<Record<PageKey, unknown>>>): pages is Pages =>
  pageKeys.every((key) => pages[key] !== undefined);

/** A newspaper that has no form for its e-mail boxes has no blocks about them either; the sample shows them (decision 4). */
const withoutBoxes = (pages: Pages): Pages => ({
  ...pages,
  home: { ...pages.home, newsletter: undefined },
  actualidad: { ...pages.actualidad, newsletter: undefined },
  opinion: { ...pages.opinion, newsletter: undefined },
});

/**
 * Reads the whole newspaper at once: structure, references, what agrees between files, what this edition holds back.
 * @param given what each data file holds, of whatever shape
 * @returns the paper, if nothing keeps it from being published, and everything that does
 */
export function readPaper(given: Contents): Reading {
  const contents = plainContents(given);
  const newspaperFile = readDataFile(contents, "newspaper", newspaperSchema);
  const editionFile = readDataFile(contents, "edition", editionSchema);
  const files = pageKeys.map((key) => readDataFile(contents, key, schemaOf(key)));
  const newspaper = newspaperFile.data;
  const edition = editionFile.data;
  const leftOut = newspaper?.leftOut ?? [];
  const findings = [
    ...[newspaperFile, editionFile, ...files].flatMap((file) => file.findings),
    ...unknownSections(leftOut),
    ...(edition ? betweenFiles(files, edition, leftOut) : []),
  ];

  const printed = files.map((file) => (edition ? withoutHeld(file, edition.close) : file));
  const due = Object.fromEntries(printed.map(({ key, data }) => [key, data]));
  if (!newspaper || !edition || !isWhole(due)) return { contents, newspaper, edition, paper: undefined, findings };
  findings.push(...seatFindings(ofKinds(foundIn(files), "story", "sportStory"), due.politica.chamber));
  if (findings.length > 0) return { contents, newspaper, edition, paper: undefined, findings };

  const sections = Object.values(definitions).filter(({ key }) => !leftOut.includes(key));
  const shown = printed.filter(({ key }) => !leftOut.includes(key));
  const pages = newspaper.sample || newspaper.newsletterForm ? due : withoutBoxes(due);
  const paper: Paper = { newspaper, edition, sections, pages, records: foundIn(shown) };
  return { contents, newspaper, edition, paper, findings };
}
