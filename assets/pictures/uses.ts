/** A field of a record that names a file, with its path for messages: `data/economia.ts: news[2].image`. */
export type Use = {
  record: string;
  name: string;
  /** What it lies beneath, as a selector. */
  beneath?: string;
  /** What must stay in view: per cent from the left and from the top. */
  focus?: { x: number; y: number };
};

/** The fields of the schema that name a picture. */
export const PICTURE_FIELDS: ReadonlySet<string> = new Set(["image", "poster", "logo", "cover"]);
/** The fields of the schema that name a film of data/videos. */
export const FILM_FIELDS: ReadonlySet<string> = new Set(["video"]);

/** The record's focus, where it has one; its schema has looked at the figures. */
function focusOf(record: object): Pick<Use, "focus"> {
  const focus: unknown = "focus" in record ? record.focus : undefined;
  if (typeof focus !== "object" || focus === null || !("x" in focus) || !("y" in focus)) return {};
  return { focus: { x: Number(focus.x), y: Number(focus.y) } };
}

/**
 * Every file that a page's data names in one of these fields.
 * @param file the data file as an editor knows it, such as `data/economia.ts`
 */
export function usesIn(file: string, value: unknown, fields: ReadonlySet<string>, at = ""): Use[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const path = Array.isArray(value) ? `${at}[${key}]` : at ? `${at}.${key}` : key;
    return fields.has(key) && typeof child === "string"
      ? [{ record: `${file}: ${path}`, name: child, ...focusOf(value) }]
      : usesIn(file, child, fields, path);
  });
}
