import type { Field } from "./fields";
import { warning, type Finding } from "./finding";
import { textOf } from "./records";

/** Entries of the most read that have more views than the one above them. */
export function mostReadFindings(fields: readonly Field[]): Finding[] {
  const views = new Map<string, number>();
  for (const { key, value, record } of fields)
    if (key === "views" && typeof value === "number") views.set(textOf(record, "id"), value);
  const entries = fields.flatMap(({ where, key, value }) =>
    key === "story" && typeof value === "string" && / mostRead\[\d+\]\.story$/.test(where)
      ? [{ where, views: views.get(value) ?? 0 }]
      : [],
  );
  return entries.flatMap((entry, index) => {
    const above = entries[index - 1];
    return above && entry.views > above.views
      ? [warning(entry.where, `tiene ${entry.views} lecturas, más que la anterior (${above.views})`)]
      : [];
  });
}
