import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Assets, ASSETS } from "./assets";
import { readClientModules } from "./client-modules";
import { compress, isText } from "./compress";
import { filesIn, isForRuntime, move, pageFile, removeEmptyFolders, removeFiles } from "./files";
import { writeHosting } from "./hosting";
import { buildIslands } from "./islands";
import { finishPage } from "./page";
import { together, type Sources } from "./policy";

export type Build = {
  /** The project's folder. */
  root: string;
  /** Next's build folder, `.next`. */
  dist: string;
  /** The exported site, `out`. */
  out: string;
  /** The folder adapter/client. */
  client: string;
  /** The sub-path, empty or such as `/periodico`. */
  base: string;
};

/** The pages Next has exported: HTML that does not come from public as it is, and is not a copy. */
async function exportedPages({ root, out }: Build): Promise<string[]> {
  const own = await filesIn(path.join(root, "public"));
  return (await filesIn(out)).filter(
    (file) => file.endsWith(".html") && !own.includes(file) && !file.startsWith("_not-found"),
  );
}

async function compressAll(out: string): Promise<void> {
  for (const file of await filesIn(out)) if (isText(file)) await compress(path.join(out, file));
}

/** With Next's runtime left in, for comparison: the same addresses, and files compressed as well. */
export async function keepRuntime(build: Build): Promise<void> {
  const { out } = build;
  const files = await filesIn(out);
  await removeFiles(
    out,
    files.filter((file) => file.startsWith("_not-found")),
  );
  for (const page of await exportedPages(build)) await move(out, page, pageFile(page));
  await removeEmptyFolders(out);
  await compressAll(out);
}

/**
 * Makes the finished site of Next's export: plain files that hold what a reader or
 * crawler asks for, and nothing else.
 * @throws Problem if something of the site would be dead or refused in the browser
 */
export async function finish(build: Build): Promise<void> {
  const { root, dist, out, client, base } = build;
  const pages = await exportedPages(build);
  const assets = new Assets(out, base);
  const site = {
    assets,
    modules: await readClientModules(dist, root),
    islands: await buildIslands(root, client),
  };

  const sources: Sources[] = [];
  for (const page of pages) {
    const finished = await finishPage(page, await readFile(path.join(out, page), "utf8"), site);
    await writeFile(path.join(out, page), finished.html);
    sources.push(finished.sources);
  }

  const files = await filesIn(out);
  await removeFiles(
    out,
    files.filter((file) => isForRuntime(file, pages)),
  );
  await rm(path.join(out, "_next"), { recursive: true, force: true });
  for (const page of pages) await move(out, page, pageFile(page));
  await removeEmptyFolders(out);
  await mkdir(path.join(out, ASSETS), { recursive: true });
  for (const [name, content] of assets.files) await writeFile(path.join(out, ASSETS, name), content);
  await compressAll(out);
  await writeHosting(build, together(sources));
}
