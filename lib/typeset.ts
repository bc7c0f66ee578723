const NBSP = "\u00a0";

/** More characters than this without a space might be wider than a narrow column of headlines, and a word would break. */
const LONGEST = 13;

/** The small numbers that Spanish style writes out: «siete votos» is counted as «7 votos» is. */
const WORDS = "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce";

/** A number, and what it counts: «26 días», «18,46 €». */
const COUNTED = new RegExp(`(?<![\\p{L}\\p{N}])(?:\\d(?:[\\d.,:]*\\d)?|${WORDS}) (?:\\p{L}+|[€%])`, "giu");

/** A text whose numbers stay with what they count, where both are not longer than so many characters. */
export const joinCounted = (text: string, longest: number): string =>
  text.replace(COUNTED, (words) => (words.length <= longest ? words.replace(" ", NBSP) : words));

/** Articles, and words of one or two letters, which hang at the end of a line. */
const LEANING = new Set("a e el en la las lo los o u un una y".split(" "));

/** The space before a last word so short that it would stand alone on the last line, after one that is not long. */
const LAST_WORD = /(?<=(?:^|\s)\S{1,9}) (?=\S{1,4}[.»?!]*$)/u;

/** A headline as printed: its lines break by sense, and no short word is left alone on the last one. */
export const typeset = (text: string): string =>
  joinCounted(text, LONGEST)
    .replace(LAST_WORD, NBSP)
    .split(" ")
    .reduceRight((rest, word) => {
      const [next = ""] = rest.split(" ", 1);
      const leans = LEANING.has(word.toLowerCase()) && word.length + 1 + next.length <= LONGEST;
      return `${word}${leans ? NBSP : " "}${rest}`;
    });
