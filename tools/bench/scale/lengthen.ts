import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { LISTS } from "./sample";

/** Text with a change made; @throws Error if there is nothing to change. */
function changed(file: string, text: string, pattern: RegExp | string, by: string): string {
  const after = text.replace(pattern, by);
  if (after === text)
    throw new Error(`${file} has changed its form: tools/bench/scale/lengthen.ts no longer finds ${String(pattern)}`);
  return after;
}

/** Where the bounds of a data file stand. */
const schemaOf = (file: string) => file.replace("data/", "data/schema/");

const DEFINE = "data/schema/define.ts";

const CHECK = "schema.safeParse(data";

/** The schema of a data file without fixed lengths for its lists of stories. */
export function unbounded(file: string, schema: string): string {
  return (LISTS[file] ?? []).reduce(
    (text, list) =>
      changed(
        schemaOf(file),
        text,
        new RegExp(`\\b(${list}: z\\s*\\.array\\(\\w+\\)\\s*)\\.length\\(\\d+\\)`, "g"),
        "$1",
      ),
    schema,
  );
}

/** The check of the data, which lengthens them first. */
export const lengthening = (define: string, times: number): string =>
  `import { lengthened } from "../tools/bench/scale/sample";\n${changed(DEFINE, define, CHECK, `schema.safeParse(lengthened(file, data, ${times})`)}`;

/**
 * Makes a copy of the project print many times as many stories: its schema no longer
 * fixes how long the lists of stories are, and its data are lengthened before they are
 * checked, so each copy of a story passes every other rule.
 * @param root the project's own folder, which stays as it is
 * @param project the copy
 * @throws Error if the schema or the check are no longer what this knows
 */
export async function lengthenProject(root: string, project: string, times: number): Promise<void> {
  const original = (file: string) => readFile(path.join(root, file), "utf8");
  for (const file of Object.keys(LISTS)) {
    const schema = schemaOf(file);
    await writeFile(path.join(project, schema), unbounded(file, await original(schema)));
  }
  await writeFile(path.join(project, DEFINE), lengthening(await original(DEFINE), times));
}
