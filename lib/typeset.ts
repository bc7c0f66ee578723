import { MONTHS } from "./calendar";
import { NUMBER_WORDS } from "./number-words";
import { NBSP } from "./spaces";

/**
 * More characters than this are not held together. A headline stands in boxes of every width, its lines evened out: measured
 * in all of them, ties as long as this cost no line, and longer ones made piles with a first line of a third of the box.
 */
const LONGEST = 8;

/** A figure, and what it counts: «26 días», «18,46 €». */
const COUNTED = /(?<![\p{L}\p{N}])\d(?:[\d.,:]*\d)? (?:\p{L}+|[€%])/gu;

/** The space between a figure and its unit: «18,46 €», «62 °C», «4,6 M€», «110 km/h». */
const MEASURED =
  /(?<=\d) (?=(?:[€%‰]|°C|M€|km|m|cm|mm|ha|kg|g|t|l|h|min|s|W|kW|MW|GW|kWh|MWh|GWh|MB|GB|TB)(?![\p{L}\p{N}]))/gu;

/** The space between a day and its month: «3 de diciembre». */
const DATED = new RegExp(`(?<=(?<![\\p{L}\\p{N}])\\d{1,2}) (?=de (?:${MONTHS.join("|")})(?!\\p{L}))`, "gu");

/** What hangs at the end of a line: articles and the shortest prepositions, and small numbers, which Spanish style writes out. */
export const LEANING = [
  "a",
  "al",
  "con",
  "del",
  "e",
  "el",
  "en",
  "la",
  "las",
  "lo",
  "los",
  "o",
  "u",
  "un",
  "una",
  "y",
  ...NUMBER_WORDS,
];

const ARTICLES = ["el", "la", "las", "los", "un", "una"];

/** Every figure with what it counts, as long as both are short. */
const joinCounted = (text: string): string =>
  text.replace(COUNTED, (words) => (words.length <= LONGEST ? words.replace(" ", NBSP) : words));

/** Whether a word hangs at the end of a line without the next; an article after «de» stays with that: «Noche de las / Fábricas». */
function leans(word: string, before: string | undefined, next: string): boolean {
  const small = word.toLowerCase();
  if (ARTICLES.includes(small) && before?.toLowerCase() === "de") return false;
  return LEANING.includes(small) || (small === "de" && ARTICLES.includes(next.toLowerCase()));
}

/** A headline as printed: its lines break by sense, and no word of four letters or less is left alone on the last one. */
export const typeset = (text: string): string =>
  joinCounted(text)
    .split(" ")
    .reduceRight((rest, word, at, words) => {
      const [next = ""] = rest.split(" ", 1);
      const joins = leans(word, words[at - 1], next) || rest.length <= 4;
      return `${word}${joins && word.length + 1 + next.length <= LONGEST ? NBSP : " "}${rest}`;
    });

/** The space before a last word that might stand alone on the last line, where neither it nor the one before it is long. */
const LAST_SPACE = /(?<=(?:^|\s)\S{1,9}) (?=\S{1,9}$)/u;

/** Every figure with its unit, and a day with its month: what is the least that any text holds together. */
export const joinMeasured = (text: string): string => text.replace(MEASURED, NBSP).replace(DATED, NBSP);

/**
 * A text below a headline as printed, whose figures stay with their units already: no short word is left alone on the last
 * line. More that holds together would leave holes, for its lines are evened out.
 */
export const typesetPassage = (text: string): string => text.replace(LAST_SPACE, NBSP);
