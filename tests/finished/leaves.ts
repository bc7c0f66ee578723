/** A text or a figure of a record, and where it stands in it: `news[2].title`. */
export type Leaf = { path: string; value: string | number };

/** All the texts and figures of a record, in order. */
export function leaves(value: unknown, path = ""): Leaf[] {
  if (typeof value === "string" || typeof value === "number") return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => leaves(field, path ? `${path}.${name}` : name));
}
