import { z } from "zod";
import { linesOf } from "@/lib/finding";
import { parseContent } from "@/schema/parse";
import { pathText } from "@/schema/path-text";
import { editionSchema } from "@/schema/edition";
import { homeSchema } from "@/schema/home";
import { newspaperSchema } from "@/schema/newspaper";
import { headline } from "@/schema/primitives";
import { definitions } from "@/schema/sections";
import { paper } from "@/paper/paper";
import { BOUNDS, LINE, NEEDED, OPTIONAL } from "./bounds";
import { withValue, type Path } from "./spoilt";

/*
 * Every field of every kind of record, left out, of another type and beyond its bounds: the refusal
 * names the file and the field, in Spanish. What people do wrong by hand is in mistakes.test.ts.
 */

type Shape = z.core.JSONSchema.JSONSchema;
type Field = { shape: Shape; path: Path; value: unknown };
type Spoilt = { what: string; path: Path; value: unknown };

const files: readonly (readonly [string, z.ZodType, unknown])[] = [
  ["edition", editionSchema, paper.edition],
  ["newspaper", newspaperSchema, paper.newspaper],
  ["home", homeSchema, paper.pages.home],
  ...paper.sections.map(({ key }) => [key, definitions[key].schema, paper.pages[key]] as const),
];

/** The longest of some names that is a field's, which tells most about it. */
const longestOf = (field: string, names: readonly string[]): string =>
  names
    .filter((name) => field === name || field.endsWith(`.${name}`))
    .toSorted((one, other) => other.length - one.length)[0] ?? "";

/** A field's bounds by the table; what is not in it is a line of text. */
function boundsOf(field: string): readonly [least: number, most: number] {
  const name = longestOf(
    field,
    BOUNDS.flatMap(([, , fields]) => fields),
  );
  const [least, most] = BOUNDS.find(([, , fields]) => fields.includes(name)) ?? LINE;
  return [least, most];
}

/** Whether a record may be without a field, by the table. */
const isOptional = (field: string) => longestOf(field, OPTIONAL).length > longestOf(field, NEEDED).length;

/** What a field of a file is called in the table: `economia.news[].title`. */
const named = (key: string, path: Path) => `${key}.${pathText(path).replace(/\[\d+\]/g, "[]")}`;

/** A text, a figure or a list of such a size. */
function sized(value: unknown, size: number): unknown {
  if (Array.isArray(value)) return Array.from({ length: size }, () => value[0] as unknown);
  return typeof value === "string"
    ? "a ".repeat(size).slice(0, Math.max(0, size - 1)) + "a".repeat(Math.min(size, 1))
    : size;
}

/** One value that a field cannot have of each kind. */
function faultsOf({ shape, path }: Field): Spoilt[] {
  const faults: [string, unknown][] = [
    ["another type", shape.type === "string" ? 7 : "no"],
    ["nothing", undefined],
  ];
  if (shape.enum) faults.push(["none of the list", "ninguno"]);
  if (shape.pattern) faults.push(["no such form", "¿?"]);
  if (shape.minLength) faults.push(["an empty text", ""]);
  return faults.map(([what, spoilt]) => ({ what, path, value: spoilt }));
}

/** Every field of a record, and of the first record of each list in it, as the schema has it in JSON Schema's words. */
function fieldsIn(shape: Shape | boolean | undefined, value: unknown, path: Path = []): Field[] {
  if (typeof shape !== "object" || value === undefined) return [];
  const own = path.length > 0 ? [{ shape, path, value }] : [];
  if (Array.isArray(value)) {
    const entry = shape.prefixItems?.[0] ?? (Array.isArray(shape.items) ? undefined : shape.items);
    return [...own, ...fieldsIn(entry, value[0], [...path, 0])];
  }
  const fields = Object.entries(shape.properties ?? {});
  return [
    ...own,
    ...fields.flatMap(([key, inner]) => fieldsIn(inner, Reflect.get(Object(value), key), [...path, key])),
  ];
}

/** Whether a field has bounds that can be tried. */
function isBounded({ shape, value }: Field): boolean {
  // Of a list that is left out there is no entry to fill it with.
  if (Array.isArray(value) && value.length === 0) return false;
  // A whole number has JavaScript's own bounds where the schema gives none.
  const figure = shape.minimum !== undefined && shape.minimum > -1e15;
  return figure || shape.maxLength !== undefined || shape.maxItems !== undefined;
}

/** What an editor reads of a file, line by line. */
const refusalOf = (file: string, schema: z.ZodType, page: unknown): string[] =>
  linesOf(parseContent(file, schema, page).findings)
    .split("\n")
    .filter(Boolean);

const ENGLISH = /invalid|expected|too (big|small|long|short)|undefined|\[object/i;

test.each(files)(
  "the records of data/%s.ts hold as they are, and none with a field spoilt or lost",
  (key, schema, page) => {
    const file = `data/${key}.ts`;
    expect(refusalOf(file, schema, page)).toEqual([]);
    const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    const spoilt = fieldsIn(shape, page).flatMap(faultsOf);
    expect(spoilt.length).toBeGreaterThan(3);
    const wrong = spoilt.filter(({ what, path, value }) => {
      const lines = refusalOf(file, schema, withValue(page, path, value));
      const refusals = lines.filter((line) => line.startsWith(`${file}: ${pathText(path)}`));
      const mayBe = value === undefined && isOptional(named(key, path));
      // What is of another type is not also too long or too short.
      const twice = what === "another type" && refusals.length > 1;
      return refusals.length > 0 === mayBe || twice || lines.some((line) => ENGLISH.test(line));
    });
    expect(wrong.map(({ what, path }) => `${pathText(path)}: ${what}`)).toEqual([]);
  },
);

/** How a size that is out of bounds is refused. */
const OUT = / es (?:más|menos) de |caracteres y (?:caben|necesita)|entradas? y (?:caben|necesita)|está vacío/;

test.each(files)("each field of data/%s.ts holds what the table says, and nothing beyond", (key, schema, page) => {
  const file = `data/${key}.ts`;
  const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const isOut = (path: Path, value: unknown) =>
    refusalOf(file, schema, withValue(page, path, value)).some(
      (line) => line.startsWith(`${file}: ${pathText(path)}:`) && OUT.test(line),
    );
  const wrong = fieldsIn(shape, page).flatMap((bounded) => {
    if (!isBounded(bounded)) return [];
    const { path, value } = bounded;
    const field = named(key, path);
    const [least, most] = boundsOf(field);
    // Steps of figures with decimals are smaller; an empty text or list may be one that is left out.
    const beyond = [most + 1, ...(least > 1 || typeof value === "number" ? [least - 1] : [])];
    return [
      ...[least, most].filter((size) => isOut(path, sized(value, size))).map((size) => `${field} refuses ${size}`),
      ...beyond.filter((size) => !isOut(path, sized(value, size))).map((size) => `${field} takes ${size}`),
    ];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ["a".repeat(45), undefined],
  ["a".repeat(46), "tiene una palabra de 46 letras y caben 45"],
  [`${"franco-".repeat(7)}español`, undefined],
])("of a headline the word %s is refused with %p", (word, says) => {
  const { data, error } = headline.safeParse(`Abre ${word} en marzo`);
  expect([error?.issues[0]?.message, data !== undefined]).toEqual([says, says === undefined]);
});
