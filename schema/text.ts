import { z } from "zod";
import { NBSP } from "@/lib/spaces";
import { joinMeasured } from "@/lib/typeset";
import { wordsIn } from "@/lib/words";
import { declared } from "./declared";
import { UNPRINTABLE } from "./unprintable";

/*
 * What can be printed. Markup is: the pages escape it. What nobody sees while typing is not: it comes in by copying,
 * hides or turns round what a reader gets, and some of it has no place in XML (the feed) at all.
 */

/** «EE. UU.» and «S. A.» in one piece, and «n.º 5» and «pág. 5» too. */
function joinAbbreviations(text: string): string {
  // Few texts have any, and words take time to find.
  if (!/\p{L}\. ?\p{L}{1,2}\.|[.º] \d/u.test(text)) return text;
  const figures = wordsIn(text).flatMap(({ word, from, to }) => {
    if (/\. /.test(word)) return [[from, to] as const];
    return /[.º]$/.test(word) && /^ \d/.test(text.slice(to)) ? [[from, to + 1] as const] : [];
  });
  return figures.reduce(
    (joined, [from, to]) => joined.slice(0, from) + joined.slice(from, to).replaceAll(" ", NBSP) + joined.slice(to),
    text,
  );
}

/** How a text is printed: editors type plain spaces; what belongs together must not be torn apart at a line's end. */
export const joinUnits = (text: string): string => joinAbbreviations(joinMeasured(text));

/** No line of a phone holds more, and no word that a newspaper prints is longer. */
const LONGEST_WORD = 45;

/** The first mark that is closed before it was opened, or never. */
function unpaired(text: string): string | undefined {
  const marks = text.replace(/[^«»“”]/gu, "");
  const left = marks.replace(/«»|“”/g, "");
  return left === marks ? marks[0] : unpaired(left);
}

const codePoint = (character = "") =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Why a line of prose cannot be printed, in the words that follow it in a message; `longest` in characters. */
function faultIn(text: string, longest: number): string | undefined {
  for (const { pattern, says } of UNPRINTABLE) {
    const found = pattern.exec(text);
    if (found) return says.replace("U+…", codePoint(found[0]));
  }
  if (text.length > longest) return `tiene ${text.length} caracteres y caben ${longest}`;
  const word = text.split(/[\s-]+/).find((part) => part.length > LONGEST_WORD);
  if (word) return `tiene una palabra de ${word.length} letras y caben ${LONGEST_WORD}`;
  const mark = unpaired(text);
  return mark && `tiene una comilla sin su pareja: ${mark}`;
}

/** A text in which such a rule finds no fault; what the rule returns follows the text in a message. */
export const faultless = (fault: (text: string) => string | undefined) =>
  z.string().superRefine((text, context) => {
    const message = fault(text);
    if (message) context.addIssue({ code: "custom", message });
  });

/** One line of prose, typeset, between two lengths in characters; where the shortest is 0 it may be left empty. */
export const prose = (longest: number, shortest = 1) =>
  faultless((text) => {
    if (text === "" && shortest === 0) return undefined;
    const short = text.trim() !== "" && text.length < shortest;
    return short ? `tiene ${text.length} caracteres y necesita al menos ${shortest}` : faultIn(text, longest);
  })
    // For whoever reads in the schema how long a text may be.
    .meta({ minLength: shortest, maxLength: longest })
    .transform(joinUnits)
    .register(declared, { text: true });
