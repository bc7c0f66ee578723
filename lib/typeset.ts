const NBSP = "\u00a0";

/** The small numbers that Spanish style writes out: «siete votos» is counted as «7 votos» is. */
const WORDS = "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce";

/** The space after a number, before what it counts: «26 días», «18,46 €». */
const COUNTED = new RegExp(`(?<![\\p{L}\\p{N}])(\\d[\\d.,:]*|${WORDS}) (?=\\p{L}|[€%])`, "giu");

/** The space between a preposition of one letter and the number after it: «a 18,46». */
const TO_NUMBER = /(?<![\p{L}\p{N}])([aeouy]) (?=[+−]?\d)/giu;

/** The space before a last word so short that it would stand alone on the last line. */
const LAST_WORD = / (?=\S{1,4}[.»?!]*$)/u;

/**
 * A headline or a sentence as it is printed: a number stays on the line of what it counts, and no short word is left alone
 * on the last one. Only spaces change, into no-break spaces.
 */
export const typeset = (text: string): string =>
  text.replace(TO_NUMBER, `$1${NBSP}`).replace(COUNTED, `$1${NBSP}`).replace(LAST_WORD, NBSP);
