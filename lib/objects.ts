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
