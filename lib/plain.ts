/*
 * Text as somebody types it, whatever program it was copied from. Word, web pages, PDFs and Macs put signs in it that look
 * like those of a keyboard, or like nothing, and are others: what is compared with a name, searched for a fault or broken
 * into lines would miss them.
 */

/** Ligatures of old fonts (Unicode's Alphabetic Presentation Forms), and Catalan's l with its dot: each is two letters. */
const TOGETHER = /[\ufb00-\ufb06\u013f\u0140]/g;

/** Seen by nobody: byte order marks, and the places where a word may be parted. The pages find those by themselves. */
const UNSEEN = /[\ufeff\u00ad]/g;

/** Spaces that are wider, narrower, or part no line; where Spanish wants one of these it is set when it is printed (schema/text.ts). */
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/** Points that stand for that of «Marcel·lí». */
const MIDDLE_DOT = /(?<=l)[\u2022\u2027\u2219\u22c5](?=l)/giu;

/** What stands for an apostrophe between two letters: typewriters', accents, marks of minutes, quotation marks. */
const APOSTROPHE = /(?<=[\p{L}\p{M}])['`\u00b4\u02bc\u2018\u201b\u2032\uff07](?=\p{L})/gu;

/** A source, such as that of Markdown, whose marks and spaces are a keyboard's; the words in it are left as they are. */
export const plainSpaces = (source: string): string =>
  source
    .replace(/\ufeff/g, "")
    .replace(/\r\n?/g, "\n")
    .replace(SPACES, " ");

/**
 * A text with a keyboard's spaces, hyphens and apostrophes, each accented letter as one character (NFC), and nothing that
 * is not seen. Making it plain again changes nothing.
 */
export const plain = (text: string): string =>
  text
    .replace(UNSEEN, "")
    .replace(TOGETHER, (letters) => letters.normalize("NFKC"))
    .normalize("NFC")
    .replace(SPACES, " ")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/\u2012/g, "–")
    .replace(/\u2015/g, "—")
    .replace(MIDDLE_DOT, "·")
    .replace(APOSTROPHE, "’");
