import { z } from "zod";

/*
 * What can be printed. Markup is: the pages escape it. What nobody sees while typing is not: it comes in by copying,
 * hides or turns round what a reader gets, and some of it has no place in XML (the feed) at all.
 */

const NO_BREAK_SPACE = "\u00a0";

/** The space between a figure and what it counts. */
const UNIT = /(\d) (?=[%‰€]|millones|euros|(?:M€|GW|MW|kWh|km|kg|°C|h|min|s|m|t)(?![\p{L}\d]))/gu;

/** How a text is printed: editors type plain spaces; a figure must not be torn from its unit at a line's end. */
export function typeset(text: string): string {
  return text.normalize("NFC").replace(UNIT, `$1${NO_BREAK_SPACE}`);
}

/** Lines and paragraphs of Unicode's own (Zl, Zp) break a line as the control characters (Cc) do. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Halves of a character, code points that are none, a font's private ones, and the sign for a failed decoding. */
const BROKEN = /[\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\ufffd]/u;

/** Zero-width and direction marks, fillers, tags; but for the soft hyphen and the selectors of a sign's look (☀). */
const INVISIBLE = /(?![\u00ad\ufe0e\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** More marks on a letter than any language writes run into the lines above and below. */
const STACKED = /\p{M}{4,}/u;

/** No line of a phone holds more, and no word that a newspaper prints is longer. */
const LONGEST_WORD = 45;

const PAIRS = [
  ["«", "»"],
  ["“", "”"],
] as const;

const codePoint = (character = "") =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** The first mark that is closed before it was opened, or never. */
function unpaired(text: string): string | undefined {
  for (const [opening, closing] of PAIRS) {
    let open = 0;
    for (const character of text) {
      if (character === opening) open++;
      if (character === closing && --open < 0) return closing;
    }
    if (open > 0) return opening;
  }
  return undefined;
}

/** Why a line of prose cannot be printed, in the words that follow it in a message; `longest` in characters. */
function faultIn(text: string, longest: number): string | undefined {
  if (!/\S/.test(text)) return "está vacío";
  if (CONTROL.test(text)) return "tiene un salto de línea, un tabulador u otro signo que no se imprime";
  const [broken] = BROKEN.exec(text) ?? [];
  if (broken) return `tiene un signo roto, ${codePoint(broken)}: se esperaba una letra o un signo corriente`;
  const [invisible] = INVISIBLE.exec(text) ?? [];
  if (invisible) return `tiene un signo invisible, ${codePoint(invisible)}: vuelve a teclear esas palabras`;
  if (STACKED.test(text) || /^\p{M}/u.test(text)) return "tiene tildes o marcas que no están sobre una letra";
  if (/^\s|\s$/.test(text)) return "empieza o acaba con un espacio";
  if (text.length > longest) return `tiene ${text.length} caracteres y caben ${longest}`;
  const word = text.split(/[\s\u00ad-]+/).find((part) => part.length > LONGEST_WORD);
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
    .transform(typeset);
