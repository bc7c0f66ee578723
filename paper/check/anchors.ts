import { ANCHORS } from "@/lib/anchors";
import { error, type Finding } from "@/lib/finding";
import type { Field } from "./fields";

/** The names that parts of the pages have, and the two that each tab has besides. */
const TAKEN: ReadonlySet<string> = new Set(ANCHORS.flatMap((anchor) => [anchor, `tab-${anchor}`, `titulo-${anchor}`]));

/** Records whose address would lead to a part of the page that has the same name. */
export const anchorFindings = (fields: readonly Field[]): Finding[] =>
  fields.flatMap(({ where, key, value }) =>
    key === "id" && typeof value === "string" && TAKEN.has(value)
      ? [error(where, `"${value}" es el nombre de una parte de la página: elige otro`)]
      : [],
  );
