/** Every record of a page's content, those within others too, in the order of their fields. */
export function* recordsIn(value: unknown): Generator<object> {
  if (typeof value !== "object" || value === null) return;
  yield value;
  for (const child of Object.values(value)) yield* recordsIn(child);
}

const creditOf = (record: object): string[] =>
  "credit" in record && typeof record.credit === "string" ? [record.credit] : [];

/** Who took the photographs of a page's content, each once, in the order of its records. */
export const creditsOf = (records: unknown): string[] => [...new Set([...recordsIn(records)].flatMap(creditOf))];
