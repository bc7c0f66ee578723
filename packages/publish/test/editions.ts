import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, test as anywhere, type TestContext } from "node:test";
import { publish, recordBuild, Refusal, type Project, type Publication } from "plain-publish";

/* Editions of three files, which nobody has to build: a front, its styles and a picture. */

/** Whether a program can be started on this machine. */
export const isThere = (program: string) => spawnSync(program, ["--version"]).error === undefined;

/** A test that publishes: a machine without what that takes skips it. */
export const test: typeof anywhere.skip = isThere("rsync") && isThere("flock") ? anywhere : anywhere.skip;

/** Where nobody answers, and at once: whether it shows an edition is not known. */
export const NOWHERE = "http://127.0.0.1:1";

/** The folder of a site in which editions stay. */
export const ARCHIVE = "archivo";

// What is published has a temporary folder apart from the tests' own, and leaves nothing in it.
const around = tmpdir();
const temporary = mkdtempSync(path.join(around, "tmp-"));
process.env["TMPDIR"] = temporary;
after(() => {
  const left = readdirSync(temporary).filter((name) => name.startsWith("publish-"));
  rmSync(temporary, { recursive: true });
  assert.deepEqual(left, []);
});

/** An empty folder that goes away with the test. @param name may hold whatever a folder's name may */
export function folderFor(t: Pick<TestContext, "after">, name = "publish"): string {
  const folder = mkdtempSync(path.join(around, `${name}-`));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function write(folder: string, file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

/** A finished site, and the files of it that are named by their content. */
export type Edition = { project: Project; word: string; hashed: readonly string[] };

export type Wanted = {
  /** The public address of its front. */
  address?: string;
  /** Whether search engines may list it. */
  listed?: boolean;
  /** The day under which it stays in the archive. */
  day?: string;
  /** Files besides its three. */
  more?: Readonly<Record<string, string>>;
};

/**
 * Makes an edition.
 * @param folder its project's, anew
 * @param word stands in its front, and makes the names of its hashed files
 */
export async function edition(
  folder: string,
  word: string,
  { address = NOWHERE, listed = true, day, more = {} }: Wanted = {},
): Promise<Edition> {
  rmSync(folder, { recursive: true, force: true });
  const hash = Buffer.from(word).toString("hex").padEnd(8, "0");
  const hashed = [`assets/styles.${hash}.css`, `media/foto.${hash}.jpg`];
  const robots = listed ? "" : '<meta name="robots" content="nofollow, noindex">';
  const page = (place: string) =>
    `<!doctype html><title>${word}</title><link rel="canonical" href="${address}${place}">${robots}<p>${word}</p>`;
  const files = {
    "index.html": page("/"),
    ...Object.fromEntries(hashed.map((file) => [file, word])),
    ...(day ? { [`${ARCHIVE}/${day}/index.html`]: page(`/${ARCHIVE}/${day}`) } : {}),
    ...more,
  };
  for (const [file, content] of Object.entries(files)) write(path.join(folder, "out"), file, content);
  write(folder, "data/home.ts", word);
  const project: Project = {
    root: folder,
    content: "data",
    out: "out",
    record: ".made/built.json",
    build: "make",
    isLeftBehind: (name) => [".DS_Store", "__MACOSX"].includes(name),
  };
  await recordBuild(project, () => Promise.resolve(true));
  return { project, word, hashed };
}

/** Publishes an edition. @returns all that was said, or the refusal's words after «no: » */
export async function deploy(
  { project }: Pick<Edition, "project">,
  destination: string,
  more: Partial<Publication> = {},
): Promise<string> {
  const said: string[] = [];
  const plain = {
    first: false,
    newAddress: false,
    shell: "ssh",
    archive: { folder: ARCHIVE, list: () => Promise.resolve(new Map()) },
    say: (line: string) => void said.push(line),
  };
  try {
    if (!(await publish({ project, destination, ...plain, ...more }))) said.push("mal");
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    said.push(`no: ${error.message}`);
  }
  return said.join("\n");
}

/** What a reader finds at a path of a site; undefined if there is nothing. */
export const readerFinds = (site: string, file: string): string | undefined =>
  existsSync(path.join(site, file)) ? readFileSync(path.join(site, file), "utf8") : undefined;

/** The word of the edition whose front a site shows. */
export const frontOf = (site: string): string | undefined =>
  /<p>(.*)<\/p>/.exec(readerFinds(site, "index.html") ?? "")?.[1];

/** Which of these editions' open pages would still find all they ask for. */
export const openPages = (site: string, editions: readonly Edition[]): string[] =>
  editions.filter(({ hashed }) => hashed.every((file) => existsSync(path.join(site, file)))).map(({ word }) => word);

/** The folder beside a destination in which its editions lie, and their names, oldest first. */
export const editionsOf = (root: string, name = "root") => {
  const folder = path.join(`${root}.editions`, name);
  return {
    folder,
    names: readdirSync(folder)
      .filter((entry) => /^\d/.test(entry))
      .sort(),
  };
};

/** Makes a file older, as if days had gone by on the destination's machine. */
export function age(file: string, days: number): void {
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  utimesSync(file, then, then);
}

/** The same of one that is old already. */
export function ageMore(file: string, days: number): void {
  const then = new Date(statSync(file).mtimeMs - days * 24 * 60 * 60 * 1000);
  utimesSync(file, then, then);
}

/** All that a reader could ask a folder for, in a fixed order. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => !statSync(path.join(folder, file)).isDirectory())
    .sort();
