import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { decodeTrie, editDistance, type ITrie } from "cspell-trie-lib";
import { plain } from "@/lib/plain";
import { wordsIn } from "@/lib/words";
import { isDerived } from "./derived";
import { LACKING } from "./lacking";

/** The newsroom's own list: a word a line, remarks after `#`. */
export const NAMES_FILE = "data/nombres.txt";

/** The words of RLA-ES, the dictionary of LibreOffice and Firefox, in the form that cSpell packs it. */
function readSpanish(): ITrie {
  const folder = path.dirname(createRequire(path.resolve("package.json")).resolve("@cspell/dict-es-es"));
  return decodeTrie(new Uint8Array(gunzipSync(readFileSync(path.join(folder, "Spanish.trie.gz")))));
}

/** The words of the newsroom's list. */
export const readNames = (text: string): Set<string> =>
  new Set(plain(text).replace(/#.*/g, "").split(/\s+/).filter(Boolean));

const first = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** What no dictionary has: figures, abbreviations with their point or raised letter, and «XV». */
const IN_NONE = /[\p{N}.ºª]|^[IVXLCDM]+$/u;

/** Where words are joined: «franco-español», «l’Eixample», #AceiteDeJaén. */
const SEAM = /[-’]|(?<=\p{Ll})(?=\p{Lu})/u;

/** editDistance counts a hundred for a letter more, less or other. */
const TWO_LETTERS = 200;

/** The Spanish dictionary with a newspaper's own names, as data/nombres.txt has them. */
export function dictionaryWith(names: ReadonlySet<string>) {
  const spanish = readSpanish();
  const has = (word: string) => names.has(word) || spanish.has(word) || LACKING.has(word);
  /** Whether it is written so. A capital may stand for a small letter, as in sentences; «españa» is a mistake. */
  const isKnown = (word: string): boolean => {
    const lower = word.toLowerCase();
    const forms = [word];
    if (word === first(lower)) forms.push(lower);
    // A line in capitals.
    if (word === word.toUpperCase()) forms.push(lower, first(lower));
    return forms.some((form) => has(form) || (form === lower && isDerived(form, has)));
  };
  /** The words of a text that are unknown; of those that are joined, the parts. A part of one letter is an elided article. */
  const unknownWords = (text: string): string[] =>
    wordsIn(text).flatMap(({ word }) => {
      if (IN_NONE.test(word) || isKnown(word)) return [];
      return word.split(SEAM).filter((part) => part.length > 1 && !IN_NONE.test(part) && !isKnown(part));
    });
  /** The words that one may have been meant for: names that differ in two letters at most, and the dictionary's nearest. */
  const nearest = (word: string): string[] => [
    ...[...names].filter((name) => word.length > 4 && editDistance(word, name) <= TWO_LETTERS),
    ...spanish.suggest(word, { numSuggestions: 3, ignoreCase: false }),
  ];
  return { unknownWords, nearest };
}

/** What knows how words are written. */
export type Dictionary = ReturnType<typeof dictionaryWith>;
