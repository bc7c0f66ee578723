import { NAMES_FILE, type Dictionary } from "../../../data/check/spelling/dictionary";
import type { Passage } from "./passages";

/** Whether the page says that a passage is Spanish, of whatever region. */
export const isSpanish = ({ lang }: Passage): boolean => /^es\b/.test(lang);

/** A line for each unknown word: which, where, and what to do. */
export function spellingFaults(passages: readonly Passage[], { unknownWords, nearest }: Dictionary): string[] {
  const said = passages.flatMap(({ file, text }) => unknownWords(text).map((word) => ({ file, text, word })));
  const once = new Map(said.map((item) => [`${item.word} ${item.file}`, item]));
  return [...once.values()].map(({ file, text, word }) => {
    const near = nearest(word).join(", ");
    return `out/${file}: «${word}» is in no dictionary, in «${text.slice(0, 90)}». A mistake${near && ` (${near})`}? Mend it. A name? Add it to ${NAMES_FILE}`;
  });
}
