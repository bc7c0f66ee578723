import { lackingIn } from "../fonts/characters";
import type { Field } from "../../../paper/check/fields";
import { error, type Finding } from "../../../lib/finding";
import { proseIn } from "../../../paper/check/prose";

/** A character as an editor sees it and can look for it. */
const named = (character: string) =>
  `«${character}» (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")})`;

/** Characters that the newspaper's fonts lack: Greek, Cyrillic, Chinese, emoji. Posters would leave them out. */
export const letterFindings = (fields: readonly Field[]): Finding[] =>
  proseIn(fields).flatMap(({ where, value }) => {
    const word = value.split(/\s/).find((part) => lackingIn(part).length > 0);
    if (word === undefined) return [];
    // Of what cannot be seen the schema has spoken.
    const lacking = lackingIn(word).filter((character) => !/\p{Cf}/u.test(character));
    if (lacking.length === 0) return [];
    const advice = lacking.some((character) => /\p{L}/u.test(character))
      ? "escríbelo con letras latinas"
      : "dilo con palabras";
    const says = `«${word}» lleva lo que las letras del periódico no tienen, ${lacking.map(named).join(", ")}: ${advice}`;
    return [error(where, says)];
  });
