import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { carryOut, type Options } from "../../../tools/deploy/deploy";
import type { Destination } from "../../../tools/deploy/destination";
import { readEdition, type Edition, type Newspaper } from "../../../tools/deploy/edition";
import { publishing, rollingBack } from "../../../tools/deploy/plan";

/* Small finished sites, the deployments that publish them, and the readers who have them open. */

export const ADDRESS = "https://www.diario.test";

export const newspaper: Newspaper = { sample: true, url: "https://muestra.test" };

/** Memory where the system has it: what hundreds of deployments write need not reach a disk. */
const ROOT = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder, until the end of the tests in a file. */
export function temporary(): string {
  const folder = mkdtempSync(path.join(ROOT, "deploy-"));
  folders.push(folder);
  return folder;
}

const named = (folder: string, name: string, content: string, type: string): string =>
  `${folder}/${name}.${createHash("sha256").update(content).digest("hex").slice(0, 10)}.${type}`;

export type Made = {
  /** Distinguishes an edition from another. */
  word: string;
  /** Sections beside the front. */
  sections?: readonly string[];
  address?: string;
};

/** Writes a finished site: pages with a style, a script, and pictures of the day of which some come late. */
export function makeSite(out: string, { word, sections = ["politica", "cultura"], address = ADDRESS }: Made): void {
  rmSync(out, { recursive: true, force: true });
  const base = new URL(address).pathname.replace(/\/$/, "");
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    writeFileSync(path.join(out, file), content);
    writeFileSync(path.join(out, `${file}.gz`), `gz ${content}`);
    return `${base}/${file}`;
  };
  const hashed = (folder: string, name: string, content: string, type: string) =>
    write(named(folder, name, content, type), content);
  const font = hashed("assets", "font", "the same every day", "woff2");
  const style = hashed("assets", "style", `@font-face{src:url(${font})} /* ${word} */`, "css");
  const page = (file: string, links: string) => {
    const picture = hashed("media/dia", `foto-${file.replace(/\W/g, "-")}`, `${file} ${word}`, "svg");
    const own = file.endsWith("index.html") ? `${address}/${file.replace(/\/?index\.html$/, "")}` : undefined;
    write(
      file,
      `<html><head>${own ? `<link rel="canonical" href="${own.replace(/\/$/, "")}">` : ""}<link rel="stylesheet" href="${style}">` +
        `</head><body>${links}<p>${word}</p><img loading="lazy" src="${picture}"></body></html>`,
    );
  };
  page("index.html", sections.map((section) => `<a href="${base}/${section}">${section}</a>`).join(""));
  for (const section of sections) page(`${section}/index.html`, `<a href="${base}/">Portada</a>`);
  page("404.html", "");
  write("feed.xml", `<rss>${word}</rss>`);
  writeFileSync(path.join(out, "_headers"), "/*");
  writeFileSync(path.join(out, ".gitignore"), "*");
}

/** What a reader has open: a page, and all that it may still ask for. */
export type Reader = { page: string; text: string; asks: readonly string[] };

const read = (site: string, file: string): string => readFileSync(path.join(site, file), "utf8");

/** Opens every page of a site as it stands. */
export function readersOf(site: string, base = ""): Reader[] {
  const pages = ["index.html", ...readdirSync(site).map((folder) => `${folder}/index.html`)];
  return pages
    .filter((page) => existsSync(path.join(site, page)))
    .map((page) => {
      const text = read(site, page);
      const asks = [...text.matchAll(/(?:src|stylesheet" href)="([^"]+)"/g)].map(([, file = ""]) =>
        file.slice(base.length + 1),
      );
      return { page, text, asks };
    });
}

/** What readers ask for in vain, in what a page names and in what its style names. */
export function missingTo(readers: readonly Reader[], site: string, base = ""): string[] {
  const exists = (file: string) => existsSync(path.join(site, file)) && existsSync(path.join(site, `${file}.gz`));
  return readers.flatMap(({ page, asks }) => {
    const fonts = asks
      .filter((file) => file.endsWith(".css") && exists(file))
      .flatMap((file) =>
        [...read(site, file).matchAll(/url\(([^)]+)\)/g)].map(([, font = ""]) => font.slice(base.length + 1)),
      );
    return [...asks, ...fonts].filter((file) => !exists(file)).map((file) => `${page} asks for ${file}`);
  });
}

/** The word of the edition that each file of the site is of, by file; all the same where one edition is in place. */
export function wordsOf(site: string): Record<string, string> {
  const files = [
    "index.html",
    "index.html.gz",
    "404.html",
    "feed.xml",
    "politica/index.html",
    "politica/index.html.gz",
  ];
  return Object.fromEntries(
    files
      .filter((file) => existsSync(path.join(site, file)))
      .map((file) => [file, /(?:<p>|<rss>)(.*?)<\//.exec(read(site, file))?.[1] ?? "half"]),
  );
}

/** Every file and folder of a site with its content, to see that nothing has changed. */
export const everything = (site: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(site, file), readFileSync(file, "utf8")]),
  );

const options = (given: Partial<Options> = {}): Options => ({
  dryRun: false,
  owner: "ana@redaccion",
  say: () => undefined,
  signal: new AbortController().signal,
  ...given,
});

/** Publishes a finished site that was read before. */
export const publishEdition = (
  destination: Destination,
  edition: Edition,
  now: Date,
  given?: Partial<Options>,
): Promise<void> =>
  carryOut(destination, edition.pages, (found) => publishing(edition, found, now, false), options(given));

/** Reads and publishes a finished site. */
export const publish = async (
  destination: Destination,
  out: string,
  now: Date,
  given?: Partial<Options>,
): Promise<void> => publishEdition(destination, await readEdition(out, newspaper), now, given);

export const rollBack = (destination: Destination, now: Date, given?: Partial<Options>): Promise<void> =>
  carryOut(destination, [], (found) => rollingBack(found, now), options(given));

/** The evening of the n-th day, counted from an edition's. */
export const evening = (day: number): Date => new Date(Date.UTC(2026, 10, 20 + day, 21));
