import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { RefusedContent } from "../../schema/define";
import type { Contents } from "./fields";
import { error, type Finding } from "./finding";
import { sourceFaults } from "./source";

/** Imports a data file by its absolute path. */
export type Import = (file: string) => Promise<unknown>;

/** What the data files hold, as far as they can be read, and what is wrong with the files themselves. */
export type Loaded = {
  /** Every data file there is, readable or not. */
  files: readonly string[];
  contents: Contents;
  findings: readonly Finding[];
};

/** What a data file gives to the pages: the one thing it exports. */
const exported = (module: unknown): unknown =>
  typeof module === "object" && module !== null ? Object.values(module)[0] : undefined;

/**
 * Reads every data file below `root`, each by itself, so that a mistake in one hides none in another.
 * @throws Error if there is no folder `data`
 */
export async function loadContents(root: string, load: Import): Promise<Loaded> {
  const folder = path.join(root, "data");
  const names = (await readdir(folder)).filter((name) => /\.(ts|txt)$/.test(name)).sort();
  const contents = new Map<string, unknown>();
  const findings: Finding[] = [];
  for (const name of names) {
    const file = `data/${name}`;
    const { stops, slips } = await sourceFaults(file, await readFile(path.join(folder, name)));
    findings.push(...stops, ...slips);
    if (stops.length > 0 || !name.endsWith(".ts")) continue;
    try {
      contents.set(file, exported(await load(path.join(folder, name))));
    } catch (failure) {
      if (failure instanceof RefusedContent) {
        contents.set(file, failure.content);
        findings.push(...failure.mistakes.map(({ where, says }) => error(where, says)));
      } else
        findings.push(
          error(file, `no se puede cargar (${failure instanceof Error ? failure.message : String(failure)})`),
        );
    }
  }
  return { files: names.map((name) => `data/${name}`), contents, findings };
}
