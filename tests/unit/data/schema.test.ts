import { z } from "zod";
import { linesOf } from "@/lib/finding";
import { parseContent } from "@/schema/parse";
import { pathText } from "@/schema/path-text";
import { editionSchema } from "@/schema/edition";
import { homeSchema } from "@/schema/home";
import { newspaperSchema } from "@/schema/newspaper";
import { definitions } from "@/schema/sections";
import { paper } from "@/paper/paper";
import { withValue, type Path } from "./spoilt";

/*
 * Every field of every kind of record, left out, of another type and beyond its bounds: the refusal
 * names the file and the field, in Spanish. What people do wrong by hand is in mistakes.test.ts.
 */

type Shape = z.core.JSONSchema.JSONSchema;
type Spoilt = { what: string; path: Path; value: unknown };

const files: readonly (readonly [string, z.ZodType, unknown])[] = [
  ["edition", editionSchema, paper.edition],
  ["newspaper", newspaperSchema, paper.newspaper],
  ["home", homeSchema, paper.pages.home],
  ...paper.sections.map(({ key }) => [key, definitions[key].schema, paper.pages[key]] as const),
];

/** One value that a field cannot have of each kind. */
function faultsOf(shape: Shape, path: Path, value: unknown, isRequired: boolean): Spoilt[] {
  const faults: [string, unknown][] = [["another type", shape.type === "string" ? 7 : "siete"]];
  if (isRequired) faults.push(["nothing", undefined]);
  if (shape.enum) faults.push(["none of the list", "ninguno"]);
  if (shape.pattern) faults.push(["no such form", "¿?"]);
  if (shape.maxLength !== undefined) faults.push(["a text too long", "a ".repeat(shape.maxLength) + "a"]);
  if (shape.minLength) faults.push(["an empty text", ""]);
  // A whole number has JavaScript's own bounds where the schema gives none.
  if (shape.maximum !== undefined && shape.maximum < 1e15) faults.push(["a figure too high", shape.maximum + 1]);
  if (shape.minimum !== undefined && shape.minimum > -1e15) faults.push(["a figure too low", shape.minimum - 1]);
  if (Array.isArray(value)) {
    if (shape.maxItems !== undefined) faults.push(["a list too long", Array(shape.maxItems + 1).fill(value[0])]);
    // One that may be left out may be empty.
    const short = value.slice(0, Math.max(0, (shape.minItems ?? 0) - 1));
    if (shape.minItems && (isRequired || short.length > 0)) faults.push(["a list too short", short]);
  }
  return faults.map(([what, spoilt]) => ({ what, path, value: spoilt }));
}

/** All that can be wrong with a record's fields, and with those of the first record of each list in it. */
function spoiltIn(shape: Shape | boolean | undefined, value: unknown, path: Path, isRequired: boolean): Spoilt[] {
  if (typeof shape !== "object" || value === undefined) return [];
  const own = path.length > 0 ? faultsOf(shape, path, value, isRequired) : [];
  if (Array.isArray(value)) {
    const entry = shape.prefixItems?.[0] ?? (Array.isArray(shape.items) ? undefined : shape.items);
    return [...own, ...(value.length > 0 ? spoiltIn(entry, value[0], [...path, 0], true) : [])];
  }
  const fields = Object.entries(shape.properties ?? {}).flatMap(([key, inner]) =>
    spoiltIn(inner, Reflect.get(Object(value), key), [...path, key], shape.required?.includes(key) ?? false),
  );
  return [...own, ...fields];
}

/** What an editor reads of a file, line by line. */
const refusalOf = (file: string, schema: z.ZodType, page: unknown): string[] =>
  linesOf(parseContent(file, schema, page).findings)
    .split("\n")
    .filter(Boolean);

const ENGLISH = /invalid|expected|too (big|small|long|short)|undefined|\[object/i;

test.each(files)("the records of data/%s.ts hold as they are, and none with a field spoilt", (key, schema, page) => {
  const file = `data/${key}.ts`;
  expect(refusalOf(file, schema, page)).toEqual([]);
  const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const spoilt = spoiltIn(shape, page, [], true);
  expect(spoilt.length).toBeGreaterThan(3);
  const unsaid = spoilt.filter(({ path, value }) => {
    const lines = refusalOf(file, schema, withValue(page, path, value));
    const named = lines.some((line) => line.startsWith(`${file}: ${pathText(path)}`));
    return !named || lines.some((line) => ENGLISH.test(line));
  });
  expect(unsaid.map(({ what, path }) => `${pathText(path)}: ${what}`)).toEqual([]);
});
