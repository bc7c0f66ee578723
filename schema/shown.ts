/** Signs that would not be seen in a terminal, or turn its line round, as JSON writes them. */
const escaped = (text: string) =>
  text.replace(
    /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\p{Co}\u007f-\u009f]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  );

function written(value: unknown): string {
  if (value instanceof Date) return "una fecha de JavaScript";
  if (typeof value === "function") return "una función";
  // NaN and Infinity have no JSON, and neither have the other kinds that are left.
  if (typeof value === "number" || typeof value === "bigint" || typeof value === "symbol") return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return "un registro que no se puede escribir";
  }
}

/** A value as an editor would recognise it, on one line, visible and not too long. */
export function shown(value: unknown): string {
  if (value === undefined) return "nada";
  const text = escaped(written(value));
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
