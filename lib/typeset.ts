const NBSP = "\u00a0";

/** A figure, and what it counts: «26 días», «18,46 €». */
const COUNTED = /(?<![\p{L}\p{N}])\d(?:[\d.,:]*\d)? (?:\p{L}+|[€%])/gu;

/** A text whose figures stay with what they count, where both are not longer than so many characters. */
const joinCounted = (text: string, longest: number): string =>
  text.replace(COUNTED, (words) => (words.length <= longest ? words.replace(" ", NBSP) : words));

/** More characters than this without a space might be wider than a narrow column of headlines, and a word would break. */
const LONGEST = 13;
/** The same in the smaller letters of what stands below a headline. */
const LONGEST_IN_TEXT = 18;

/** What hangs at the end of a line: articles, the shortest prepositions, and small numbers, which Spanish style writes out. */
const LEANING = new Set(
  "a al con del e el en la las lo los o u un una y dos tres cuatro cinco seis siete ocho nueve diez once doce".split(
    " ",
  ),
);

/** So short a word would stand alone on a headline's last line. */
const SHORT = 4;

/** A headline as printed: its lines break by sense, and no short word is left alone on the last one. */
export const typeset = (text: string): string =>
  joinCounted(text, LONGEST)
    .split(" ")
    .reduceRight((rest, word) => {
      const [next = ""] = rest.split(" ", 1);
      const joins = LEANING.has(word.toLowerCase()) || rest.length <= SHORT;
      return `${word}${joins && word.length + 1 + next.length <= LONGEST ? NBSP : " "}${rest}`;
    });

/** The space before a last word that might stand alone on the last line, where neither it nor the one before it is long. */
const LAST_SPACE = /(?<=(?:^|\s)\S{1,9}) (?=\S{1,9}$)/u;

/** A text below a headline as printed: figures stay with what they count, and no short word is left alone on the last line. */
export const typesetPassage = (text: string): string => joinCounted(text, LONGEST_IN_TEXT).replace(LAST_SPACE, NBSP);
