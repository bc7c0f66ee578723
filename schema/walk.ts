import { z } from "zod";

/** A value of a file's content with the schema that describes it, and the record that it is a field of. */
export type Described = {
  schema: z.core.$ZodType;
  value: unknown;
  path: readonly PropertyKey[];
  record: unknown;
};

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === "object" && value !== null ? Object.entries(value) : [];

/** Every value of a content, each before those within it, in its own order; its schema may have refused it. */
export function* walk(
  schema: z.core.$ZodType,
  value: unknown,
  path: readonly PropertyKey[] = [],
  record: unknown = value,
): Generator<Described> {
  if (value === undefined) return;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    yield* walk(schema.unwrap(), value, path, record);
    return;
  }
  yield { schema, value, path, record };
  if (schema instanceof z.ZodArray) {
    for (const [index, entry] of entriesOf(value)) yield* walk(schema.element, entry, [...path, Number(index)], entry);
  } else if (schema instanceof z.ZodObject) {
    const fields: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
    for (const [key, field] of entriesOf(value)) {
      const described = fields[key];
      if (described) yield* walk(described, field, [...path, key], value);
    }
  }
}
