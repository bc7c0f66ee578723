import { expect, type Page } from "@playwright/test";

/** The headings and links of the page, seen, that something else lies over, by their words. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hidden: string[] = [];
    /** Far enough from the window's edges, where the header and the strip are. */
    const inMidWindow = ({ top, bottom }: DOMRect) => top > innerHeight / 4 && bottom < (innerHeight * 3) / 4;
    for (const element of document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, h4, p, a)")) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // Words for screen readers alone are a pixel high.
      if (element.offsetHeight <= 1 || !element.textContent.trim()) continue;
      if (!inMidWindow(element.getBoundingClientRect()))
        element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const box = element.getClientRects()[0];
      if (!box || box.right < 0 || box.left > innerWidth) continue;
      const top = document.elementFromPoint(box.left + Math.min(box.width / 2, 20), box.top + box.height / 2);
      if (!top || !(element.contains(top) || top.contains(element))) hidden.push(element.textContent.trim());
    }
    return hidden;
  });

/** Fails if the page scrolls sideways, or text lies under something else. */
export async function expectLayout(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess, `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  expect(await covered(page), `covered at ${width} px`).toEqual([]);
}
