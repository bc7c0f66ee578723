import { readFile } from "node:fs/promises";
import path from "node:path";
import { error, type Finding } from "@/lib/finding";
import { entriesOf, unreadable } from "@/lib/folders";
import { Stop } from "@/lib/stop";
import type { Contents } from "../contents";
import type { Lines } from "./places";
import { readSource } from "./source";

/** What the data files hold, where in them, and what is wrong with how they are written. */
type Loaded = { contents: Contents; lines: Lines; findings: Finding[] };

/**
 * Reads every data file below `root`, each by itself, so that a mistake in one hides none in another; none of them is run.
 * @throws Stop if there is no folder `data`, or none that can be read
 */
export async function loadContents(root: string): Promise<Loaded> {
  const folder = path.join(root, "data");
  const entries = entriesOf(folder);
  if (entries.length === 0) throw new Stop("data: no existe o está vacía, y ahí está el periódico");
  // What else lies among the pages is theirs to say (own-pages/read.ts).
  const pages = entriesOf(path.join(folder, "paginas")).filter(({ kind }) => kind === "file");
  const all = [...entries.map(({ name }) => name), ...pages.map(({ name }) => `paginas/${name}`)];
  const names = all.filter((name) => /\.(ts|json|txt|md)$/.test(name)).sort();
  const contents = new Map<string, unknown>();
  const lines = new Map<string, number>();
  const findings: Finding[] = [];
  for (const name of names) {
    const file = `data/${name}`;
    const bytes = await readFile(path.join(folder, name)).catch(unreadable);
    if (typeof bytes === "string") {
      // Of a page that too is said where pages are read, which a build does without this.
      if (!name.startsWith("paginas/")) findings.push(error(file, bytes));
      contents.set(file, undefined);
      continue;
    }
    const source = await readSource(file, bytes);
    findings.push(...source.findings);
    for (const [where, line] of source.lines) lines.set(where, line);
    if (!/\.(txt|md)$/.test(name)) contents.set(file, source.content);
  }
  return { contents, lines, findings };
}
