/** Every record of a page's content, those within others too, in the order of their fields. */
export function* recordsIn(value: unknown): Generator<object> {
  if (typeof value !== "object" || value === null) return;
  yield value;
  for (const child of Object.values(value)) yield* recordsIn(child);
}
