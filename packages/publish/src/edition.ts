import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "./files";
import { readPage } from "./page";
import type { Project } from "./record";
import { Refusal } from "./refusal";

/** A finished site that is fit to be published. */
export type Edition = {
  /** The folder it lies in. */
  out: string;
  /** The text of its front. */
  front: string;
  /** The public address of the front, without a slash at its end. */
  address: string;
  /** The folder of the site below the address's root, empty or such as `/periodico`. */
  base: string;
  /** Its address, whether search engines may list it, and the hash of its files: what a destination remembers of it, a word each. */
  about: string;
  /** What lies at an address of its own, by path: pages, feed, icons. */
  pages: readonly string[];
  /** What has a hash of its content in its name: files that may be kept for a year, and lie beside earlier editions' own. */
  hashed: readonly string[];
};

/** Where files lie that have a hash of their content in their name, and how such a name is known: by JavaScript and by grep. */
export const HASHED_FOLDERS = ["assets", "media"] as const;
export const HASHED_NAME = String.raw`\.[0-9a-f]{8,}[.-]`;

const HASHED = new RegExp(`^(${HASHED_FOLDERS.join("|")})/.*${HASHED_NAME}`);

/** For version control and for other hosts, which take the whole folder. */
const NOT_FOR_READERS = /(^|\/)\.(?!well-known\/)|^_headers$/;

/** The files for readers: for other hosts, too, is `politica.html`, the same as `politica/index.html`. */
function forReaders(files: readonly string[]): string[] {
  const pages = files.filter((file) => file.endsWith("/index.html"));
  const twins = new Set(pages.map((page) => page.replace(/\/index\.html$/, ".html")));
  return files.filter((file) => !NOT_FOR_READERS.test(file) && !twins.has(file));
}

/** What percent signs and figures stand for; a text that is no such address stays as it is. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** An address, read, or undefined: URL.canParse of Node 20 and 22 forgets letters outside of ASCII after some thousand calls. */
function readAddress(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/**
 * Reads the finished site.
 * @throws Refusal if there is none
 */
export async function readEdition(project: Project): Promise<Edition> {
  const out = path.join(project.root, project.out);
  const files = forReaders(await filesIn(out, project.isLeftBehind));
  if (!files.includes("index.html"))
    throw new Refusal(`En ${project.out} no hay ninguna edición terminada: ${project.build}.`);
  const front = await readFile(path.join(out, "index.html"), "utf8");
  const { canonical = "", robots } = readPage(front);
  const read = readAddress(canonical);
  if (!read)
    throw new Refusal(`${project.out}/index.html no dice en su cabecera a qué dirección va (rel="canonical").`);
  const { href, pathname } = read;
  const address = href.replace(/\/$/, "");
  const digest = createHash("sha256");
  for (const file of files) digest.update(`${file}\0`).update(await readFile(path.join(out, file)));
  const listing = /\bnoindex\b/i.test(robots) ? "noindex" : "index";
  return {
    out,
    front,
    address,
    // Addresses write an accent as a percent sign and figures, disks do not.
    base: decoded(pathname).replace(/\/$/, ""),
    about: `${address} ${listing} ${digest.digest("hex")}`,
    pages: files.filter((file) => !HASHED.test(file)),
    hashed: files.filter((file) => HASHED.test(file)),
  };
}
