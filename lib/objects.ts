/** A field of a record that is a text; empty if there is none. */
export function textOf(record: object, field: string): string {
  const value: unknown = Reflect.get(record, field);
  return typeof value === "string" ? value : "";
}

/** Every record and list within a value, each before those within it, in the order of their fields. */
export function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== "object" || value === null) return;
  yield value;
  for (const child of Object.values(value)) yield* objectsIn(child);
}

/** Whose the photographs of a page's content are, and of what, in the order of its records; a signed story says its own itself. */
export const creditsOf = (records: unknown): { credit: string; of: string }[] =>
  [...objectsIn(records)].flatMap((record) => {
    const of = textOf(record, "title") || textOf(record, "name") || textOf(record, "politician");
    const isSigned = textOf(record, "author") && textOf(record, "time");
    const illustration: unknown = Reflect.get(record, "illustration");
    const pictures = [isSigned ? {} : record, illustration instanceof Object ? illustration : {}];
    return pictures.map((picture) => ({ credit: textOf(picture, "credit"), of })).filter(({ credit }) => credit && of);
  });
