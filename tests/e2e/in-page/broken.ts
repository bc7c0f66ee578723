import { named, shownTexts } from "./texts";

const WORD = /[\p{L}\p{N}]+/gu;

/** Longer words may be parted at the end of a line. */
const LONGEST = 12;

/** The short words of headings whose letters stand on two lines: they are set larger than their column. */
export function broken(): string[] {
  const found: string[] = [];
  for (const text of shownTexts()) {
    if (!text.parentElement?.closest("h1, h2, h3")) continue;
    for (const { 0: word, index } of text.data.matchAll(WORD)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (word.length <= LONGEST && lines.size > 1) found.push(`${named(word)} is broken`);
    }
  }
  return found;
}
