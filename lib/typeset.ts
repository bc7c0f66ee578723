const NBSP = "\u00a0";

/** The small numbers that Spanish style writes out: «siete votos» is counted as «7 votos» is. */
const WORDS = "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce";

/** The space after a number, before what it counts: «26 días», «18,46 €». */
const COUNTED = new RegExp(`(?<![\\p{L}\\p{N}])(\\d(?:[\\d.,:]*\\d)?|${WORDS}) ([\\p{L}]+|[€%])`, "giu");

/** More characters than this without a space might be wider than a narrow column, and a word would break. */
const LONGEST = 13;

/** The space between a preposition of one letter and the number after it: «a 18,46». */
const TO_NUMBER = /(?<![\p{L}\p{N}])([aeouy]) (?=[+−]?\d)/giu;

/** The space before a last word so short that it would stand alone on the last line, after one that is not long. */
const LAST_WORD = /(?<=(?:^|\s)\S{1,9}) (?=\S{1,4}[.»?!]*$)/u;

/** A headline as printed: a number stays with what it counts, and no short word is left alone on the last line. */
export const typeset = (text: string): string =>
  text
    .replace(COUNTED, (words, number: string, noun: string) =>
      words.length <= LONGEST ? `${number}${NBSP}${noun}` : words,
    )
    .replace(TO_NUMBER, `$1${NBSP}`)
    .replace(LAST_WORD, NBSP);
