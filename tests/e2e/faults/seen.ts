import { expect, type Page } from "@playwright/test";

/**
 * The texts a reader can see on the page, from first to last, below the fold too: in small
 * letters, without white space at the ends. Without the clocks and the ages of stories, which the reader's
 * day changes, and the sections' links, which are in the menu where there is no room or no style: links.ts has those.
 */
export const seenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const text = (node.textContent ?? "").replace(/\s+/g, " ").trim().toLowerCase();
      const parent = node.parentElement;
      if (!text || !parent || parent.closest("script, style, noscript, [data-island] time, time[data-at], #menu"))
        continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (range.getClientRects().length > 0) texts.push(text);
    }
    return texts;
  });

/** Those of the texts that are not there any more, or not as often. */
function lost(before: readonly string[], now: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const text of now) left.set(text, (left.get(text) ?? 0) + 1);
  return before.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}

/** Fails unless all that was seen on the undisturbed page is seen now, naming what is not. */
export async function expectAllSeen(page: Page, undisturbed: readonly string[]): Promise<void> {
  expect(undisturbed.length).toBeGreaterThan(20);
  await expect.poll(async () => lost(undisturbed, await seenTexts(page)), "what is seen no longer").toEqual([]);
}
