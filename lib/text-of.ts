/** A field of a record that is a text; empty if there is none. */
export function textOf(record: object, field: string): string {
  const value: unknown = Reflect.get(record, field);
  return typeof value === "string" ? value : "";
}
