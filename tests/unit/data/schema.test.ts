import { z } from "zod";
import { linesOf } from "@/lib/finding";
import { parseContent } from "@/schema/parse";
import { pathText } from "@/schema/path-text";
import { declarationOf, type Shape as PictureShape } from "@/schema/declared";
import { editionSchema } from "@/schema/edition";
import { homeSchema } from "@/schema/home";
import { newspaperSchema } from "@/schema/newspaper";
import { ownPageSchema } from "@/schema/own-page";
import { headline, picture } from "@/schema/primitives";
import { definitions, pageKeys, schemaOf } from "@/schema/sections";
import { paper } from "@/paper/paper";
import { BOUNDS, FORMS, LINE, NEEDED, OPTIONAL, ROLES, USUAL, WORDS } from "./bounds";
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

/** How a list that is too long or too short is refused. */
const OUT = /entradas? y (?:caben|necesita)/;

test.each(files)(
  "each list of data/%s.ts holds as many as the table says, and no more or fewer",
  (key, schema, page) => {
    const file = `data/${key}.ts`;
    const isOut = (path: Path, value: unknown) =>
      refusalOf(file, schema, withValue(page, path, value)).some(
        (line) => line.startsWith(`${file}: ${pathText(path)}:`) && OUT.test(line),
      );
    const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    const wrong = fieldsIn(shape, page).flatMap(({ shape: { maxItems }, path, value }) => {
      // Of a list that is left out there is no entry to fill it with.
      if (maxItems === undefined || !Array.isArray(value) || value.length === 0) return [];
      const field = named(key, path);
      const [least, most] = boundsOf(field);
      // An empty list may be one that is left out.
      const beyond = [most + 1, ...(least > 1 ? [least - 1] : [])];
      return [
        ...[least, most].filter((size) => isOut(path, sized(value, size))).map((size) => `${field} refuses ${size}`),
        ...beyond.filter((size) => !isOut(path, sized(value, size))).map((size) => `${field} takes ${size}`),
      ];
    });
    expect(wrong).toEqual([]);
  },
);

/* Every field that a schema knows, whether this newspaper says anything in it or not. */

type Known = { field: string; schema: z.core.$ZodType };

/** What a schema was made of: without what its value may be instead, and what is made of it when it is read. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return bare(schema.unwrap());
  return schema instanceof z.ZodPipe ? bare(schema.in) : schema;
}

function* fieldsOf(field: string, schema: z.core.$ZodType): Generator<Known> {
  const inner = bare(schema);
  yield { field, schema };
  if (inner instanceof z.ZodObject)
    for (const [name, own] of Object.entries<z.core.$ZodType>(inner.shape)) yield* fieldsOf(`${field}.${name}`, own);
  if (inner instanceof z.ZodArray) yield* fieldsOf(`${field}[]`, inner.element);
  if (inner instanceof z.ZodTuple) for (const one of inner.def.items.slice(0, 1)) yield* fieldsOf(`${field}[]`, one);
  if (inner instanceof z.ZodRecord) yield* fieldsOf(`${field}[]`, inner.valueType);
}

const known: readonly Known[] = [
  ...fieldsOf("edition", editionSchema),
  ...fieldsOf("newspaper", newspaperSchema),
  ...fieldsOf("own", ownPageSchema),
  ...pageKeys.flatMap((key) => [...fieldsOf(key, schemaOf(key))]),
];

/** The rows of a table that are a field's, and names of the table that are no field's. */
function rowsOf<Row>(rows: readonly Row[], namesIn: (row: Row) => readonly string[]) {
  const names = rows.flatMap(namesIn);
  const used = new Set(known.map(({ field }) => longestOf(field, names)));
  const rowsFor = (field: string) => rows.filter((row) => namesIn(row).includes(longestOf(field, names)));
  return { rowsFor, unused: names.filter((name) => !used.has(name)) };
}

const jsonOf = (schema: z.core.$ZodType): Shape =>
  z.toJSONSchema(bare(schema), { io: "input", unrepresentable: "any" });

const takes = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

/** What a text or a figure takes and refuses against its bounds. */
function boundFaults({ field, schema }: Known, least: number, most: number): string[] {
  const isFigure = bare(schema) instanceof z.ZodNumber;
  const value = (size: number) => sized(isFigure ? 0 : "", size);
  const beyond = [most + 1, ...(isFigure || least > 0 ? [least - 1] : [])];
  return [
    ...[least, most].filter((size) => !takes(schema, value(size))).map((size) => `${field} refuses ${size}`),
    ...beyond.filter((size) => takes(schema, value(size))).map((size) => `${field} takes ${size}`),
  ];
}

test("every text, figure and list has the bounds of the table, and every row of it is some field's", () => {
  const { rowsFor, unused } = rowsOf(BOUNDS, ([, , fields]) => fields);
  const wrong = known.flatMap((own) => {
    const { field, schema } = own;
    const { type, pattern, minItems, maxItems, maxLength } = jsonOf(schema);
    const [[least, most] = LINE] = rowsFor(field);
    if (maxItems !== undefined) {
      const declares = declarationOf(schema).least ?? least;
      const right = (minItems ?? 0) === least && maxItems === most && declares === least;
      return right ? [] : [`${field} holds ${minItems} to ${maxItems} entries`];
    }
    const isText = maxLength !== undefined && pattern === undefined;
    // Of a day's series any figure may be one.
    const isFigure = (type === "number" || type === "integer") && !field.endsWith("series[]");
    return isText || isFigure ? boundFaults(own, least, most) : [];
  });
  expect([wrong, unused]).toEqual([[], []]);
});

test.each([
  ["a".repeat(45), undefined],
  ["a".repeat(46), "tiene una palabra de 46 letras y caben 45"],
  [`${"franco-".repeat(7)}español`, undefined],
])("of a headline the word %s is refused with %p", (word, says) => {
  const { data, error } = headline.safeParse(`Abre ${word} en marzo`);
  expect([error?.issues[0]?.message, data !== undefined]).toEqual([says, says === undefined]);
});

/** The words among which a field chooses; none where it may say anything. */
function wordsOf(schema: z.core.$ZodType): readonly unknown[] {
  const inner = bare(schema);
  if (inner instanceof z.ZodEnum) return inner.options;
  return inner instanceof z.ZodLiteral ? [...inner.values] : [];
}

test("every field that chooses among words has those of the table", () => {
  const { rowsFor, unused } = rowsOf(WORDS, ([fields]) => fields);
  const wrong = known.flatMap(({ field, schema }) => {
    const words = wordsOf(schema);
    const [, expected = []] = rowsFor(field)[0] ?? [];
    return words.join() === expected.join() || words[0] === true ? [] : [`${field}: ${words.join()}`];
  });
  expect([wrong, unused]).toEqual([[], []]);
});

test("every field with a form of its own takes what the table says, and refuses the like", () => {
  const { rowsFor, unused } = rowsOf(FORMS, ({ fields }) => fields);
  const wrong = known.flatMap(({ field, schema }) => {
    const [row] = rowsFor(field);
    const { pattern } = jsonOf(schema);
    if (!row) return pattern === undefined ? [] : [`${field} has no row`];
    if (!(bare(schema) instanceof z.ZodString || pattern !== undefined)) return [];
    return [
      ...row.takes.filter((text) => !takes(schema, text)).map((text) => `${field} refuses ${text}`),
      ...row.refuses.filter((text) => takes(schema, text)).map((text) => `${field} takes ${text}`),
    ];
  });
  expect([wrong, unused]).toEqual([[], []]);
});

test("figures are unusual beyond what the table says", () => {
  const { rowsFor, unused } = rowsOf(USUAL, ([, , fields]) => fields);
  const wrong = known.flatMap(({ field, schema }) => {
    const { usual } = declarationOf(schema);
    const rows = rowsFor(field);
    if (rows.length === 0) return usual === undefined ? [] : [`${field} has no row`];
    return rows.flatMap(([least, most, , of = ""]) => {
      const own = typeof usual === "function" ? usual(of) : usual;
      return own?.least === least && own.most === most ? [] : [`${field} ${of}: ${own?.least} to ${own?.most}`];
    });
  });
  expect([wrong, unused]).toEqual([[], []]);
});

const shapeText = ({ ratio, minWidth, exact, or }: PictureShape) =>
  [`${ratio.join(":")} of ${minWidth}`, or && `or ${or}`, exact && "exact"].filter(Boolean).join(", ");

const withArticle = (noun: string) => `${/^[aeio]/.test(noun) ? "an" : "a"} ${noun}`;

test("every field says of itself what the table says", () => {
  const { rowsFor, unused } = rowsOf(ROLES, ([, fields]) => fields);
  const wrong = known.flatMap(({ field, schema }) => {
    const { record, refersTo, file, is, stale } = declarationOf(schema);
    const says = [
      ...(record ? [withArticle(record)] : []),
      ...(refersTo ? [`of ${withArticle(refersTo)}`] : []),
      ...(file ? [file.kind === "film" ? "a film" : shapeText(file.shape)] : []),
      ...(is ? [is] : []),
      ...(stale ? [`old: ${stale.level}`] : []),
    ].join(", ");
    const [expected = ""] = rowsFor(field)[0] ?? [];
    return says === expected ? [] : [`${field} is «${says}», not «${expected}»`];
  });
  expect([wrong, unused]).toEqual([[], []]);
});

test("no record takes a field that nobody reads", () => {
  const lax = known.filter(({ schema }) => {
    const inner = bare(schema);
    return inner instanceof z.ZodObject && !(inner.def.catchall instanceof z.ZodNever);
  });
  expect(lax.map(({ field }) => field)).toEqual([]);
});

test("a record may be without the fields of the table, and needs all others", () => {
  const wrong = known.flatMap(({ field, schema }) => {
    // A page has its file, and a list its entries; that a place wants a flag is its record's rule, tried above.
    if (!field.includes(".") || /\[\]$|(?:hot\.isHot|urgent\.isUrgent)$/.test(field)) return [];
    return takes(schema, undefined) === isOptional(field) ? [] : [field];
  });
  expect(wrong).toEqual([]);
});

test("a picture that is missing is told as one, whatever its field is called", () => {
  const schema = z.strictObject({ sello: picture("square").refine(() => true), lema: headline });
  expect(linesOf(parseContent("data/x.ts", schema, {}).findings).split("\n")).toEqual([
    "data/x.ts: sello: falta: se esperaba una imagen de data/pictures como economia/puerto.svg",
    "data/x.ts: lema: falta: se esperaba un texto",
  ]);
});
