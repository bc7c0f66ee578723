import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { filesIn, put } from "./files";
import { finishPage, NEXT_INLINE, type Finished, type Site } from "./page";

/* A corrected letter changes a page or two: the others are as an earlier build has finished them. */

/** A finished page as it is kept: also what `assets/` had from it that no page before had asked for. */
type Kept = { finished: Finished; added: string[]; taken: Site["assets"]["taken"] };

/** What says which versions of its packages a project has. */
const LOCKS = ["package-lock.json", "npm-shrinkwrap.json", "pnpm-lock.yaml", "yarn.lock", "bun.lock"];

/** The runtime's scripts. */
const NOT_FOR_PAGES = /\.js(\.map)?$/;

/** Every file of a folder that may change a finished page, by its name and content. */
async function contentsOf(folder: string): Promise<(string | Buffer)[]> {
  const files = (await filesIn(folder)).filter((file) => !NOT_FOR_PAGES.test(file));
  const contents = await Promise.all(files.map((file) => readFile(path.join(folder, file))));
  return contents.flatMap((content, index) => [files[index] ?? "", content]);
}

/** A hash of parts that may hold anything. */
function hashOf(parts: readonly (string | Buffer)[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(`${part.length}\0`).update(part);
  return sum.digest("hex");
}

/** An exported page without the runtime's scripts, which page.ts removes, and whose names and order are others in each build. */
const withoutRuntime = (source: string, { assets }: Site): string =>
  source
    .replace(/<link rel="preload" as="script"[^>]*>/g, "")
    .replace(/<script\b([^>]*)>(.*?)<\/script>/gs, (script, attributes: string, text: string) => {
      const [, src] = /\bsrc="([^"]*)"/.exec(attributes) ?? [];
      const known = src === undefined ? NEXT_INLINE.test(text.trim()) : assets.isExported(src);
      return known && !/\btype=/.test(attributes) ? "" : script;
    });

/** A hash of all that a finished page follows from, but the page itself; undefined if a project does not lock its packages. */
async function recipeOf(root: string, { assets, islands, options, placesIslands }: Site): Promise<string | undefined> {
  const locks = (await Promise.all(LOCKS.map((lock) => readFile(path.join(root, lock)).catch(() => [])))).flat();
  if (locks.length === 0) return undefined;
  const [code, exported] = await Promise.all([
    contentsOf(import.meta.dirname),
    contentsOf(path.join(assets.out, "_next")),
  ]);
  const rest = { base: assets.base, options, placesIslands, islands: { ...islands, code: [...islands.code] } };
  return hashOf([...locks, ...code, ...exported, JSON.stringify(rest)]);
}

/**
 * Finishes pages (page.ts), or gives what an earlier build has made of the same.
 * @param root the project's folder
 * @param pages the exported pages by their files, in the order in which they are finished
 * @param kept where finished pages stay for the next build; what this one does not use goes
 * @throws Problem as `finishPage` does; then nothing is kept of that page
 */
export async function finishPages(
  root: string,
  pages: ReadonlyMap<string, string>,
  site: Site,
  kept: string,
): Promise<Map<string, Finished>> {
  const { assets } = site;
  const recipe = await recipeOf(root, site);
  const before = new Set(await filesIn(kept));
  const used = new Set<string>();
  const keep = async (name: string, content: string | Uint8Array) => {
    if (!before.has(name)) await put(path.join(kept, name), content);
    used.add(name);
  };
  const recall = async (name: string): Promise<Finished | undefined> => {
    if (!before.has(name)) return undefined;
    const { finished, added, taken } = JSON.parse(await readFile(path.join(kept, name), "utf8")) as Kept;
    const contents = new Map<string, Buffer>();
    for (const asset of added) contents.set(asset, await readFile(path.join(kept, "assets", asset)));
    assets.restore(contents, taken);
    for (const one of [name, ...added.map((asset) => `assets/${asset}`)]) used.add(one);
    return finished;
  };
  const make = async (name: string | undefined, file: string, source: string): Promise<Finished> => {
    const there = new Set(assets.files.keys());
    const finished = await finishPage(file, source, site);
    if (name === undefined) return finished;
    const added = [...assets.files].filter(([asset]) => !there.has(asset));
    for (const [asset, content] of added) await keep(`assets/${asset}`, content);
    const page: Kept = { finished, added: added.map(([asset]) => asset), taken: assets.taken };
    // Last, so that all it names is there.
    await keep(name, JSON.stringify(page));
    return finished;
  };

  const all = new Map<string, Finished>();
  for (const [file, source] of pages) {
    // What the pages before have asked for decides what this one adds, and which of two equal files names both.
    const from = [file, withoutRuntime(source, site), JSON.stringify([[...assets.files.keys()], assets.taken])];
    const name = recipe && `${hashOf([recipe, ...from])}.json`;
    all.set(file, (name && (await recall(name))) || (await make(name, file, source)));
  }
  for (const name of before) if (!used.has(name)) await rm(path.join(kept, name));
  return all;
}
