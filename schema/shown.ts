/** Signs that would not be seen in a terminal, or turn its line round. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\p{Co}\u007f-\u009f]/gu;

/** A value as JSON, or what it is where it is code's, which JSON has no words for: a function, a record within itself. */
function written(value: unknown): string {
  if (typeof value === "bigint" || typeof value === "function" || typeof value === "symbol") return String(value);
  try {
    // Within a list there is a word for everything.
    return JSON.stringify([value]).slice(1, -1);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/** A value of a data file as an editor would recognise it, on one line, visible and not too long. */
export function shown(value: unknown): string {
  if (value === undefined) return "nada";
  const text = written(value).replace(
    UNSEEN,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  );
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
