import { expect } from "./test";

/** Those of the texts that a page does not print. */
export const missing = (printed: string, texts: readonly string[]) =>
  texts.filter((text) => !printed.includes(text.replace(/\s+/g, " ").trim()));

/** Fails unless the page prints all the texts, naming those it does not. */
export const prints = (printed: string, texts: readonly string[]) => expect(missing(printed, texts)).toEqual([]);

/** Fails unless the texts stand on the page one after the other. */
export function printsInOrder(printed: string, texts: readonly string[]): void {
  let from = 0;
  for (const text of texts) {
    const at = printed.indexOf(text.replace(/\s+/g, " ").trim(), from);
    expect(at, `«${text}» after the others`).toBeGreaterThanOrEqual(0);
    from = at + 1;
  }
}
