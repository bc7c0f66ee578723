import type { Page } from "@playwright/test";
import { SCREENS } from "./pages";
import { expect, ON_DESKTOP, open, test } from "./test";

/*
 * What has the focus is outlined and never covered, by the sticky header least of all, and coming to it changes nothing
 * (WCAG 2.2, 2.4.7, 2.4.11 and 3.2.1).
 */

const WINDOWS = [
  { width: 390, height: 720 },
  { width: 1280, height: 720 },
];

/** More stops than any page has. */
const MOST = 400;

/** The element with the focus, and whether any part of it can be seen with an outline; nothing where the page is through. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
    );
    const seen = parts.some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      // A switch for listeners alone has its label for a face.
      return there && (element.contains(there) || there.closest("label")?.contains(element));
    });
    // The controls within a film are the browser's, and outlined by it.
    const outlined =
      element.matches("video") ||
      [element, element.closest("label")].some(
        (one) =>
          one && getComputedStyle(one).outlineStyle !== "none" && parseFloat(getComputedStyle(one).outlineWidth) >= 2,
      );
    return {
      seen: seen && outlined,
      name: `${element.tagName} ${(element.getAttribute("aria-label") ?? element.textContent).trim()}`,
    };
  });

for (const { name, path } of SCREENS) {
  test(`${name}: every stop of the tab key is in view`, ON_DESKTOP, async ({ page }) => {
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await open(page, path);
      const address = page.url();
      const covered: string[] = [];
      let stops = 0;
      for (; stops < MOST; stops++) {
        await page.keyboard.press("Tab");
        const stop = await focused(page);
        if (!stop) break;
        if (!stop.seen) covered.push(stop.name);
      }
      expect(covered, `${size.width} px`).toEqual([]);
      expect(stops).toBeGreaterThan(10);
      expect(stops).toBeLessThan(MOST);
      expect(page.url()).toBe(address);
    }
  });
}

test("a stop that is covered would be found", ON_DESKTOP, async ({ page }) => {
  await page.goto("about:blank");
  await page.setContent("<button>Buscar</button><div>Uno</div>");
  await page.evaluate(() => {
    const lid = document.querySelector("div");
    lid?.style.setProperty("position", "fixed");
    lid?.style.setProperty("inset", "0");
  });
  await page.keyboard.press("Tab");
  expect(await focused(page)).toEqual({ seen: false, name: "BUTTON Buscar" });
});
