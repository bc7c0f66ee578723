import { z } from "zod";

/*
 * What can be printed. Markup is: the pages escape it, so it is read as it was typed. What
 * nobody sees while typing is not: it comes in by copying, hides or turns round what a
 * reader gets, and some of it has no place in XML (the feed) at all.
 */

const NO_BREAK_SPACE = "\u00a0";

/** Editors type plain spaces; a figure must not be torn from its unit at a line's end. */
function typeset(text: string): string {
  return text.normalize("NFC").replace(/(\d) (?=[%€]|M€|GW|MW|km|kg|°C|millones|euros)/g, `$1${NO_BREAK_SPACE}`);
}

/** Lines and paragraphs of Unicode's own (Zl, Zp) break a line as the control characters (Cc) do. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Halves of a character, code points that are none, a font's private ones, and the sign for a failed decoding. */
const BROKEN = /[\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\ufffd]/u;

/**
 * Zero-width and direction marks, fillers, tags. The soft hyphen is a typographer's, the
 * variation selectors (Mn) choose between the two looks of a sign such as ☀.
 */
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

/**
 * Why a line of prose cannot be printed, in the words that follow it in a message; nothing if it can.
 * @param longest in characters
 */
export function faultIn(text: string, longest: number): string | undefined {
  if (!/\S/.test(text)) return "is empty";
  if (CONTROL.test(text)) return "has a control character or a line break";
  const [broken] = BROKEN.exec(text) ?? [];
  if (broken) return `has a broken character, ${codePoint(broken)}: a plain letter or sign was expected`;
  const [invisible] = INVISIBLE.exec(text) ?? [];
  if (invisible) return `has an invisible character, ${codePoint(invisible)}: type the words anew`;
  if (STACKED.test(text) || /^\p{M}/u.test(text)) return "has marks that stand on no letter of their own";
  if (/^\s|\s$/.test(text)) return "begins or ends with a space";
  if (text.length > longest) return `has ${text.length} characters, at most ${longest} were expected`;
  const word = text.split(/[\s\u00ad-]+/).find((part) => part.length > LONGEST_WORD);
  if (word) return `has a word of ${word.length} letters, at most ${LONGEST_WORD} were expected`;
  const mark = unpaired(text);
  return mark && `has a quotation mark without its pair: ${mark}`;
}

const checked = (fault: (text: string) => string | undefined) =>
  z
    .string()
    .superRefine((value, context) => {
      const message = fault(value);
      if (message) context.addIssue({ code: "custom", message });
    })
    .transform(typeset);

/** One line of prose, typeset, not longer than so many characters. */
export const prose = (longest: number) => checked((text) => faultIn(text, longest));

/** The same, or nothing at all. */
export const proseOrNothing = (longest: number) =>
  checked((text) => (text === "" ? undefined : faultIn(text, longest)));

/** The same, between two lengths in characters. */
export const proseBetween = (shortest: number, longest: number) =>
  checked((text) =>
    text.trim() && text.length < shortest
      ? `has ${text.length} characters, at least ${shortest} were expected`
      : faultIn(text, longest),
  );
