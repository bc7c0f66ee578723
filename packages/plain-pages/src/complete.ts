import { copyFile, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { checkAddresses } from "./addresses";
import { Assets, ASSETS } from "./assets";
import { checkClientModules } from "./client-modules";
import { compressAll, isText } from "./compress";
import { filesIn, isForRuntime, isHidden, isNotFoundCopy, move, pageFile, write } from "./files";
import { writeHosting } from "./hosting";
import { buildIslands } from "./islands";
import type { Options } from "./options";
import { finishPage } from "./page";
import { putInPlace } from "./place";
import { together, type Sources } from "./policy";
import { inPlainWords, Problem } from "./problem";
import { Styles } from "./styles";
import { checkTypes } from "./types";

/** What Next says of the build that is to be finished (index.mjs). */
export type Build = {
  /** The project's folder. */
  root: string;
  /** Where the finished site belongs, and where the earlier one lies while it is replaced. */
  out: string;
  earlier: string;
  /** Next's build folder, `.next`. */
  dist: string;
  /** The sub-path, empty or such as `/periodico`. */
  base: string;
  /** The folder that Next names modules from: the project's, or one around it. */
  modulesRoot: string;
  /** Next's list of the files it has exported: each by its path within the export, and where it lies. */
  listed: readonly { id: string; filePath: string }[];
  options: Options;
};

type Exported = {
  /** Where Next's export lies, and where the finished site is made: beside each other, and not in its place. */
  from: string;
  to: string;
  /** Files for readers and crawlers, within the export; pages of Next's are named apart. */
  files: string[];
  pages: ReadonlySet<string>;
};

/**
 * Reads Next's list.
 * @returns the folder of the export, and its files within it
 * @throws Problem if nothing is listed, or in another form
 */
function readList(listed: Build["listed"]): { from: string; names: string[] } {
  const named = listed.map(({ id, filePath }) => ({ name: id.replace(/^[\\/]+/, ""), filePath }));
  const [first] = named;
  const from = first?.filePath.slice(0, -first.name.length - 1) ?? "";
  if (!first || named.some(({ name, filePath }) => path.join(from, name) !== filePath)) {
    throw new Problem(
      "next build",
      "does not list the files it has exported: see readList in complete.ts of plain-pages.",
    );
  }
  return { from, names: named.map(({ name }) => name.split(path.sep).join("/")).sort() };
}

/** Looks at what Next has exported, and clears the place where the finished site is made of it. */
async function readExport({ root, dist, listed }: Build): Promise<Exported> {
  const { from, names } = readList(listed);
  const to = path.join(dist, "finished");
  await rm(to, { recursive: true, force: true });
  const files = names.filter((file) => !isHidden(file) && !isNotFoundCopy(file));
  const own = new Set(await filesIn(path.join(root, "public")));
  const pages = new Set(files.filter((file) => file.endsWith(".html") && !own.has(file)));
  return { from, to, files, pages };
}

/** Leaves out the files of a folder whose names no text of the finished site holds. */
async function leaveOutUnnamed(to: string, folder: string): Promise<void> {
  const files = await filesIn(to);
  const texts = await Promise.all(files.filter(isText).map((file) => readFile(path.join(to, file), "utf8")));
  const unnamed = files.filter((file) => file.startsWith(`${folder}/`) && !texts.some((text) => text.includes(file)));
  for (const file of unnamed) await rm(path.join(to, file));
}

/** Fills the place of the finished site. */
type Making = (build: Build, exported: Exported) => Promise<void>;

/** Makes a site and compresses it; if the types are right as well, it takes the earlier one's place. */
async function deliver(build: Build, make: Making): Promise<void> {
  const { root, out, earlier, options } = build;
  const exported = await readExport(build);
  const { from, to, pages } = exported;
  const made = async () => {
    await make(build, exported);
    await compressAll(to, out);
    // `politica.html` beside `politica/index.html`: hosts that take the whole folder (GitHub Pages, Netlify, Cloudflare Pages)
    // answer `/politica` with it at once, and with the other after a redirect. They compress by themselves.
    for (const page of pages) {
      const file = pageFile(page, options.errorPages);
      if (file !== page) await copyFile(path.join(to, file), path.join(to, page));
    }
  };
  const ends = await Promise.allSettled([options.types && checkTypes(root, options.types), made()]);
  // The types first: they may be why the site cannot be made.
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  await putInPlace({ finished: to, out, earlier });
  await rm(from, { recursive: true });
}

const makeComparison: Making = async ({ options }, { from, to, files, pages }) => {
  for (const file of files) {
    const name = pages.has(file) ? pageFile(file, options.errorPages) : file;
    await move(path.join(from, file), path.join(to, name));
  }
  await options.more?.(to);
};

const makeSite: Making = async ({ root, dist, base, modulesRoot, options }, { from, to, files, pages }) => {
  const placesIslands = await checkClientModules(dist, root, modulesRoot, options);
  const assets = new Assets(from, base);
  const islands = await buildIslands(root, options);

  const styles = new Styles(assets, options.stylesApart, [...islands.code.values(), islands.notice.content]);
  const sources: Sources[] = [];
  for (const page of pages) {
    const source = await readFile(path.join(from, page), "utf8");
    const finished = await finishPage(page, source, { assets, styles, islands, options, placesIslands });
    await write(path.join(to, pageFile(page, options.errorPages)), finished.html);
    sources.push(finished.sources);
  }
  styles.checkMedia();
  for (const file of files) {
    if (!pages.has(file) && !isForRuntime(file, pages)) await move(path.join(from, file), path.join(to, file));
  }
  for (const [name, content] of assets.files) await write(path.join(to, ASSETS, name), content);
  await options.more?.(to);
  for (const folder of options.ifNamed ?? []) await leaveOutUnnamed(to, folder);
  await checkAddresses(to, { ...options, base });
  if (options.hosting) {
    const addressed = [...pages].filter((page) => pageFile(page, options.errorPages) !== page);
    const names = addressed.map((page) => page.replace(/\.html$/, ""));
    const site = { to, filled: path.join(root, options.hosting.to), base, address: options.address, pages: names };
    await writeHosting({ ...options.hosting, ...site }, together(sources));
  }
};

/**
 * With Next's runtime left in, for comparison: the same addresses, and files compressed as well.
 * @throws Problem if types do not fit, or the system does not let it
 */
export const keepRuntime = (build: Build): Promise<void> =>
  inPlainWords(build.root, () => deliver(build, makeComparison));

/**
 * Makes the finished site of Next's export: plain files that hold what a reader or
 * crawler asks for, and nothing else. Until it is whole, the earlier one stays in `out`.
 * @throws Problem if something of the site would be dead, refused or missing in the browser, types do not fit, or the
 * system does not let it
 */
export const finish = (build: Build): Promise<void> => inPlainWords(build.root, () => deliver(build, makeSite));
