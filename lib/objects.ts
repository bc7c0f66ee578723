import { textOf } from "./text-of";

/** Every record and list within a value, each before those within it, in the order of their fields. */
export function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== "object" || value === null) return;
  yield value;
  for (const child of Object.values(value)) yield* objectsIn(child);
}

/** Who took the photographs of a page's content, each once, in the order of its records. */
export const creditsOf = (records: unknown): string[] => [
  ...new Set([...objectsIn(records)].map((record) => textOf(record, "credit")).filter(Boolean)),
];
