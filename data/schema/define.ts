import type { z } from "zod";
import { nearest } from "./nearest";
import { shown } from "./shown";

type Path = readonly PropertyKey[];

/** `parties[2].percentage` for `["parties", 2, "percentage"]`; the page itself is named `(page)`. */
export function pathText(path: Path): string {
  const joined = path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
  return joined || "(page)";
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === "object" && value !== null ? Reflect.get(value, part) : undefined),
    data,
  );
}

/** The types of zod as an editor calls them. */
const NOUNS: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  object: "a record",
};

/** What the formats that zod knows by name look like. */
const FORMATS: Readonly<Record<string, string>> = {
  date: "is not a real date, one such as 2026-11-21 was expected",
  datetime: "is not a real instant with its offset, one such as 2026-11-20T19:10:00+01:00 was expected",
};

/** What a list, a text or a figure has too much or too little of. */
function outOfBounds(value: unknown, issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): string {
  const big = issue.code === "too_big";
  const bound = big ? issue.maximum : issue.minimum;
  if (issue.origin !== "array") return `${shown(value)} is ${big ? "more" : "less"} than ${bound}`;
  if (issue.exact) return `has ${big ? "more" : "fewer"} than the ${bound} it must have`;
  return `has ${Array.isArray(value) ? value.length : 0} entries, at ${big ? "most" : "least"} ${bound} were expected`;
}

/** What is wrong and what was expected, in words; zod's own sentence where it is already clear. */
function reason(issue: z.core.$ZodIssue, data: unknown): string {
  const value = valueAt(data, issue.path);
  switch (issue.code) {
    case "too_big":
    case "too_small":
      return outOfBounds(value, issue);
    case "invalid_type": {
      const noun = NOUNS[issue.expected] ?? issue.expected;
      return value === undefined ? `is missing, ${noun} was expected` : `${shown(value)} is not ${noun}`;
    }
    case "invalid_value": {
      const allowed = issue.values.map((one) => JSON.stringify(one)).join(", ");
      return value === undefined
        ? `is missing, one of ${allowed} was expected`
        : `${shown(value)} is not one of ${allowed}`;
    }
    case "invalid_format":
      return `${shown(value)} ${FORMATS[issue.format] ?? issue.message}`;
    case "unrecognized_keys":
      return issue.message;
    default:
      // A rule of the schema's own: a whole list or record would only bury what it says.
      return typeof value === "object" && value !== null ? issue.message : `${shown(value)} ${issue.message}`;
  }
}

/** Names the fields that nobody knows, and those that were probably meant: only here does zod show the schema. */
const unknownFields: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== "unrecognized_keys") return undefined;
  const definition = issue.inst?._zod.def;
  const shape: unknown = definition && "shape" in definition ? definition.shape : undefined;
  const known = typeof shape === "object" && shape !== null ? Object.keys(shape) : [];
  const fields = issue.keys.map((key) => {
    const meant = nearest(key, known);
    return meant ? `${key} (did you mean ${meant}?)` : key;
  });
  return `has a field that is not known here: ${fields.join(", ")}`;
};

/**
 * Checks a page's data when its file is loaded and gives it typed.
 * @param file the file as an editor knows it, such as `data/politica.ts`
 * @throws Error with one line for each mistake: file, path, what is wrong, what was expected
 */
export function defineData<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(data, { error: unknownFields });
  if (result.success) return result.data;
  throw new Error(
    result.error.issues.map((issue) => `${file}: ${pathText(issue.path)}: ${reason(issue, data)}`).join("\n"),
  );
}
