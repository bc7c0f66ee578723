import { existsSync } from "node:fs";
import path from "node:path";
import { definitions } from "../../schema/sections/sections";
import { error, type Finding } from "./finding";

/** Sections that the newspaper leaves out and that there are not, or whose page is still there: nothing would lead to it. */
export const leftOutFindings = (root: string, leftOut: readonly string[]): Finding[] =>
  leftOut.flatMap((key, index) => {
    const where = `data/newspaper.ts: leftOut[${index}]`;
    if (!(key in definitions))
      return [error(where, `«${key}» no es ninguna sección: son ${Object.keys(definitions).join(", ")}`)];
    return existsSync(path.join(root, "app", key))
      ? [error(where, `borra también su página: la carpeta app/${key}`)]
      : [];
  });
