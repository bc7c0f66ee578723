import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Finding } from "@/lib/finding";
import type { Contents } from "../contents";
import type { Place, Places } from "./places";
import { readSource } from "./source";

/** What the data files hold, where in them, and what is wrong with how they are written. */
type Loaded = { contents: Contents; places: Places; findings: Finding[] };

/**
 * Reads every data file below `root`, each by itself, so that a mistake in one hides none in another; none of them is run.
 * @throws Error if there is no folder `data`
 */
export async function loadContents(root: string): Promise<Loaded> {
  const folder = path.join(root, "data");
  const pages = await readdir(path.join(folder, "paginas")).catch((): string[] => []);
  const all = [...(await readdir(folder)), ...pages.map((name) => `paginas/${name}`)];
  const names = all.filter((name) => /\.(ts|json|txt|md)$/.test(name)).sort();
  const contents = new Map<string, unknown>();
  const places = new Map<string, Place>();
  const findings: Finding[] = [];
  for (const name of names) {
    const file = `data/${name}`;
    const source = await readSource(file, await readFile(path.join(folder, name)));
    findings.push(...source.findings);
    for (const [where, place] of source.places) places.set(where, place);
    if (!/\.(txt|md)$/.test(name)) contents.set(file, source.content);
  }
  return { contents, places, findings };
}
