import { z } from "zod";
import { declarationOf, type Declared, type Kind } from "./declared";

/** What a schema says of each field of a record. */
type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** The record that a value is a field of; the content itself, for what is none's. */
export type Owner = {
  value: object;
  shape: Shape;
  kind: Kind | undefined;
  /** Whether it is an entry of a list. */
  isEntry: boolean;
};

/** A value of a file's content with the schema that describes it, and what that declares. */
export type Described = {
  schema: z.core.$ZodType;
  says: Declared;
  value: unknown;
  path: readonly PropertyKey[];
  owner: Owner;
};

/** The schema itself, of a value that may be missing. */
const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrapped(schema.unwrap()) : schema;

const shapeOf = (schema: z.core.$ZodType): Shape => (schema instanceof z.ZodObject ? schema.shape : {});

/** What a list's schema says of one of its entries. */
function entryOf(schema: z.core.$ZodType, at: number): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodArray) return schema.element;
  return schema instanceof z.ZodTuple ? schema.def.items[at] : undefined;
}

/** The schema of a field. What every object has, such as toString, is none. */
const fieldOf = (shape: Owner["shape"], key: string) => (Object.hasOwn(shape, key) ? shape[key] : undefined);

function collect(described: Described, found: Described[]): void {
  found.push(described);
  const { schema, says, value, path, owner } = described;
  if (typeof value !== "object" || value === null) return;
  const inList = schema instanceof z.ZodArray || schema instanceof z.ZodTuple;
  const shape = shapeOf(schema);
  const own = {
    value,
    shape,
    kind: says.record,
    isEntry: typeof path.at(-1) === "number",
  };
  for (const [key, part] of Object.entries(value) as [string, unknown][]) {
    const field = inList ? entryOf(schema, Number(key)) : fieldOf(shape, key);
    if (!field || part === undefined) continue;
    const inner = unwrapped(field);
    collect(
      {
        schema: inner,
        says: declarationOf(inner),
        value: part,
        path: [...path, inList ? Number(key) : key],
        owner: inList ? owner : own,
      },
      found,
    );
  }
}

/** Every value of a content, each before those within it, in its own order; its schema may have refused it. */
export function walk(schema: z.core.$ZodType, value: unknown): Described[] {
  if (value === undefined) return [];
  const root = unwrapped(schema);
  const owner = { value: Object(value) as object, shape: shapeOf(root), kind: undefined, isEntry: false };
  const found: Described[] = [];
  collect({ schema: root, says: declarationOf(root), value, path: [], owner }, found);
  return found;
}
