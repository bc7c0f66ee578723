import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Field } from "./fields";
import { error, type Finding } from "./finding";

const ROOT = path.join(import.meta.dirname, "../..");

/** The anchors that parts of the pages have, read where they are written: `id="agenda"`, and the two of each tab. */
async function pageAnchors(): Promise<ReadonlySet<string>> {
  const files = await Promise.all(
    ["app", "components"].map(async (folder) =>
      (await readdir(path.join(ROOT, folder), { recursive: true }))
        .filter((name) => name.endsWith(".tsx"))
        .map((name) => readFile(path.join(ROOT, folder, name), "utf8")),
    ),
  );
  const anchors = (await Promise.all(files.flat())).flatMap((code) =>
    [...code.matchAll(/\bid(?:=|: )"([a-z0-9-]+)"/g)].map(([, anchor = ""]) => anchor),
  );
  return new Set(anchors.flatMap((anchor) => [anchor, `tab-${anchor}`, `titulo-${anchor}`]));
}

/** Records whose address would lead to a part of the page that has the same name. */
export async function anchorFindings(fields: readonly Field[]): Promise<Finding[]> {
  const anchors = await pageAnchors();
  return fields.flatMap(({ where, key, value }) =>
    key === "id" && typeof value === "string" && anchors.has(value)
      ? [error(where, `"${value}" es el nombre de una parte de la página: elige otro`)]
      : [],
  );
}
