import { existsSync } from "node:fs";
import path from "node:path";
import { error, type Finding } from "@/lib/finding";
import { pageKeys } from "@/schema/sections";

/** Sections that the newspaper leaves out and whose page is still there: nothing would lead to it. */
export const leftOutFindings = (root: string, leftOut: readonly string[]): Finding[] =>
  leftOut.flatMap((key, index) =>
    pageKeys.some((one) => one === key) && existsSync(path.join(root, "app", key))
      ? [error(`data/newspaper.ts: leftOut[${index}]`, `borra también su página: la carpeta app/${key}`)]
      : [],
  );
