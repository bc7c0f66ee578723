/** Signs that would not be seen in a terminal, or turn its line round. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\p{Co}\u007f-\u009f]/gu;

/** A value of a data file as an editor would recognise it, on one line, visible and not too long. */
export function shown(value: unknown): string {
  if (value === undefined) return "nada";
  const text = JSON.stringify(value).replace(
    UNSEEN,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  );
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
