import type { Page } from "@playwright/test";
import { expect, HAS, ON_DESKTOP, open, SCREENS, test } from "./test";

/*
 * What has the focus is outlined and never covered, by the sticky header least of all, and coming to it changes nothing
 * (WCAG 2.2, 2.4.7, 2.4.11 and 3.2.1).
 */

/** More stops than any page has. */
const MOST = 400;

/** The element with the focus in some part, by its words, and what is wrong with how it shows; nothing where that is through. */
const focused = (page: Page, around: string) =>
  page.evaluate((part) => {
    const element = document.activeElement;
    if (!element || element === document.body || !element.closest(part)) return undefined;
    const { left, width, ...box } = element.getBoundingClientRect().toJSON() as DOMRect;
    // Of what is taller than the screen a part is in view.
    const top = Math.max(0, box.top);
    const height = Math.min(innerHeight, box.bottom) - top;
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
    const name = `${element.tagName} ${(element.getAttribute("aria-label") ?? element.textContent).trim()}`;
    return [...(seen ? [] : [`${name} is covered`]), ...(outlined ? [] : [`${name} has no outline`])];
  }, around);

test.describe.configure({ mode: "parallel" });

for (const width of [390, 1280])
  test(`every stop of the Tab key is in view and outlined at ${width} px`, ON_DESKTOP, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    for (const [index, { name, path }] of SCREENS.entries()) {
      // Header and footer are every page's: on the others one skips the one, and stops at the other.
      await open(page, index === 0 ? path : `${path}#contenido`);
      const address = page.url();
      const faults: string[] = [];
      let stops = 0;
      for (; stops < MOST; stops++) {
        await page.keyboard.press("Tab");
        const stop = await focused(page, index === 0 ? "body" : "main");
        if (!stop) break;
        faults.push(...stop);
      }
      expect.soft(faults, name).toEqual([]);
      expect(stops).toBeGreaterThan(0);
      expect(stops).toBeLessThan(MOST);
      expect.soft(page.url()).toBe(address);
    }
  });

test("what gets the focus in a row that one pushes sideways comes wholly into view", ON_DESKTOP, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "./");
  const controls = page.locator('main section[tabindex="0"]').locator("a, button");
  if (HAS.eventLinks) expect(await controls.count()).toBeGreaterThan(0);
  for (const control of await controls.all()) {
    // As the Tab key brings it: with its outline.
    await page.keyboard.press("Shift");
    await control.focus();
    await expect.soft(control).toBeInViewport({ ratio: 0.99 });
  }
});

test("every link of Opinión is underlined while one points at it", ON_DESKTOP, async ({ page }) => {
  await open(page, "opinion");
  for (const link of await page.getByRole("main").getByRole("link").all()) {
    const underline = () => link.evaluate((part) => getComputedStyle(part).textDecorationColor);
    const before = await underline();
    await link.hover();
    await expect.poll(underline, await link.innerText()).not.toBe(before);
  }
});
