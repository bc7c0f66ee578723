import { z } from "zod";
import { declarationOf } from "./declared";
import { dayMeant, figureMeant, instantMeant, wholeMeant } from "./meant";
import { EXPECTED } from "./picture-name";
import { nearest, orMeant } from "./nearest";
import { shown } from "./shown";

/* What zod finds, as an editor reads it after the file and the field. */

/** The types of zod as an editor calls them. */
const NOUNS: Readonly<Record<string, string>> = {
  string: "un texto",
  number: "un número",
  int: "un número entero",
  boolean: "true ni false",
  array: "una lista",
  tuple: "una lista",
  object: "un registro entre llaves",
  record: "un registro entre llaves",
};

/** What a list, a text or a figure has too much or too little of. */
function outOfBounds(value: unknown, issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): string {
  const big = issue.code === "too_big";
  const bound = big ? issue.maximum : issue.minimum;
  if (issue.origin !== "array") return `${shown(value)} es ${big ? "más" : "menos"} de ${bound}`;
  const many = Array.isArray(value) ? value.length : 0;
  return `tiene ${many} ${many === 1 ? "entrada" : "entradas"} y ${big ? "caben" : "necesita al menos"} ${bound}`;
}

/** The one text that a record holds, where only the text belongs. */
function textWithin(value: unknown): string | undefined {
  const texts = Object.values(value instanceof Object ? value : {}).filter((one) => typeof one === "string");
  return texts.length === 1 ? texts[0] : undefined;
}

function wrongType(value: unknown, expected: string): string {
  const noun = NOUNS[expected] ?? expected;
  if (value === undefined) return `falta: se esperaba ${noun.replace(" ni ", " o ")}`;
  if (expected === "number" || expected === "int") {
    const meant = expected === "int" ? wholeMeant(value) : figureMeant(value);
    if (meant) return `${shown(value)} ${meant}`;
  }
  const text = expected === "string" ? textWithin(value) : undefined;
  return `${shown(value)} no es ${noun}${text === undefined ? "" : `: ¿${shown(text)}?`}`;
}

function notAmong(value: unknown, values: readonly unknown[]): string {
  const allowed = values.map((one) => JSON.stringify(one)).join(", ");
  const expected = values.length > 1 ? `uno de ${allowed}` : allowed;
  if (value === undefined) return `falta: se esperaba ${expected}`;
  if (values.length < 2) return `${shown(value)} no es ${allowed}`;
  const known = values.filter((one) => typeof one === "string");
  return `${shown(value)} no es ninguno de ${allowed}${typeof value === "string" ? orMeant(value, known) : ""}`;
}

function wrongFormat(value: unknown, issue: z.core.$ZodIssueInvalidStringFormat): string {
  if (issue.format === "date") return `${shown(value)} no es un día que exista: ${dayMeant(value)}`;
  if (issue.format === "datetime") return `${shown(value)} no es un día y una hora que existan: ${instantMeant(value)}`;
  return `${shown(value)} ${issue.message}`;
}

const NO_PICTURE = `falta: ${EXPECTED}`;

/** What is wrong and what was expected, in words. */
export function reason(issue: z.core.$ZodIssue, data: unknown): string {
  const value: unknown = z.core.util.getElementAtPath(data, issue.path.map(String));
  switch (issue.code) {
    case "too_big":
    case "too_small":
      return outOfBounds(value, issue);
    case "invalid_type":
      return issue.message === NO_PICTURE ? NO_PICTURE : wrongType(value, issue.expected);
    case "invalid_value":
      return notAmong(value, issue.values);
    case "invalid_format":
      return wrongFormat(value, issue);
    default:
      // A rule of the schema's own: a whole list or record would only bury what it says.
      return typeof value === "object" && value !== null ? issue.message : `${shown(value)} ${issue.message}`;
  }
}

/** What needs the schema, which zod shows only here: whether what is missing is a picture, and which fields nobody knows and were probably meant. */
export const bySchema: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "invalid_type" && issue.input === undefined && issue.inst instanceof z.core.$ZodType)
    return declarationOf(issue.inst).file?.kind === "picture" ? NO_PICTURE : undefined;
  if (issue.code !== "unrecognized_keys") return undefined;
  const definition = issue.inst?._zod.def;
  const shape: unknown = definition && "shape" in definition ? definition.shape : undefined;
  const known = typeof shape === "object" && shape !== null ? Object.keys(shape) : [];
  const fields = issue.keys.map((key) => {
    const meant = nearest(key, known);
    return meant ? `${key} (¿querías decir ${meant}?)` : key;
  });
  return `tiene ${fields.length > 1 ? "campos que no existen" : "un campo que no existe"}: ${fields.join(", ")}`;
};
