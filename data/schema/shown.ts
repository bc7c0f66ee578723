/** Signs that would not be seen in a terminal, or turn its line round, as JSON writes them. */
const escaped = (text: string) =>
  text.replace(
    /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\p{Co}\u007f-\u009f]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  );

function json(value: object | null): string {
  try {
    return JSON.stringify(value);
  } catch {
    return "un registro que no se puede escribir";
  }
}

function written(value: unknown): string {
  switch (typeof value) {
    case "string":
      return JSON.stringify(value);
    case "object":
      return value instanceof Date ? "una fecha de JavaScript" : json(value);
    // NaN and Infinity have no JSON, the others neither.
    case "number":
    case "bigint":
    case "boolean":
    case "symbol":
      return String(value);
    default:
      return "una función";
  }
}

/** A value as an editor would recognise it, on one line, visible and not too long. */
export function shown(value: unknown): string {
  if (value === undefined) return "nada";
  const text = escaped(written(value));
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
