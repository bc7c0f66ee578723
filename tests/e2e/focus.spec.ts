import type { Page } from "@playwright/test";
import { ringOf, type Box } from "./rings";
import { expect, HAS, ON_DESKTOP, open, SCREENS, test } from "./test";

/*
 * What has the focus shows it, in pixels that stand out from what was there before, and is never covered, by the sticky
 * header least of all; coming to it changes nothing (WCAG 2.2, 2.4.7, 2.4.11, 2.4.13 and 3.2.1).
 */

/** More stops than any page has. */
const MOST = 400;

/** Where the Tab key has stopped: its words, how it looks, and whether it is seen. */
type Stop = { name: string; look: string; seen: boolean };

/** The element with the focus in some part; nothing where that is through. */
const focused = (page: Page, around: string): Promise<Stop | undefined> =>
  page.evaluate((part) => {
    const element = document.activeElement;
    if (!element || element === document.body || !element.closest(part)) return undefined;
    // A switch for listeners alone has its label for a face.
    const face = (element.clientWidth <= 1 && element.closest("label")) || element;
    const { left, width, ...box } = face.getBoundingClientRect().toJSON() as DOMRect;
    // Of what is taller than the screen a part is in view.
    const top = Math.max(0, box.top);
    const height = Math.min(innerHeight, box.bottom) - top;
    const parts = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
    );
    const seen = parts.some(([x, y]) => face.contains(document.elementFromPoint(x, y)));
    const opaque = (one: Element | null): string => {
      if (!one) return "";
      const { backgroundColor } = getComputedStyle(one);
      return /^rgba\(.*, 0\)$/.test(backgroundColor) ? opaque(one.parentElement) : backgroundColor;
    };
    const { outlineColor, outlineOffset, boxShadow } = getComputedStyle(face);
    // What may cut the ring off.
    const cutting = [face.parentElement, face.parentElement?.parentElement].filter(
      (one) => one && getComputedStyle(one).overflow !== "visible",
    );
    const classes = [face, ...cutting].map((one) => `${one?.tagName}.${one?.getAttribute("class") ?? ""}`);
    const look = [...classes, outlineColor, outlineOffset, boxShadow, opaque(face), opaque(face.parentElement)].join(
      " ",
    );
    window.stops = [...(window.stops ?? []), { element, scrolled: scrollY }];
    const name = `${element.tagName} ${(element.getAttribute("aria-label") ?? element.textContent).trim()}`;
    return { name, look, seen };
  }, around);

declare global {
  interface Window {
    /** The elements that the Tab key has stopped at, in their order, and how far down the page each was. */
    stops?: { element: Element; scrolled: number }[];
  }
}

/**
 * Gives the focus back to an element that has had it, as the Tab key has: the front's head looks otherwise further down.
 * @returns where it stands now
 */
const focusAgain = (page: Page, at: number): Promise<Box> =>
  page.evaluate(async (index) => {
    const { element, scrolled } = window.stops?.[index] ?? {};
    if (scrolled === undefined || !(element instanceof HTMLElement || element instanceof SVGElement))
      throw new Error("it has never had the focus");
    scrollTo(0, scrolled);
    // What shows only so far down the page, as either of the front's logos, does so a frame or two after.
    do await new Promise(requestAnimationFrame);
    while (!element.checkVisibility({ visibilityProperty: true }));
    element.focus();
    const face = (element.clientWidth <= 1 && element.closest("label")) || element;
    const { x, y, width, height } = face.getBoundingClientRect();
    const top = Math.max(0, y);
    return { x, y: top, width, height: Math.min(innerHeight, y + height) - top };
  }, at);

/** The least thickness of a ring, in pixels; it has three, of which a row that one pushes, or a picture, may hide some. */
const LEAST = 1.5;

test.describe.configure({ mode: "parallel" });

/** Few screens each: they are gone through at once, and each in a slow machine's time too. */
const SHARES = [SCREENS.slice(0, 1), SCREENS.slice(1, 3), SCREENS.slice(3, 6), SCREENS.slice(6)];

for (const screens of SHARES)
  test(
    `every stop of the Tab key is in view, and shows: ${screens.map(({ name }) => name).join(", ")}`,
    ON_DESKTOP,
    async ({ page }) => {
      const browser = await page.context().newCDPSession(page);
      const looks = new Set<string>();
      for (const { name, path } of screens) {
        await page.setViewportSize({ width: 1280, height: 720 });
        await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
        // From where the Tab key begins: a page that is only gone to again keeps the place that has the focus.
        await page.goto("about:blank");
        // Header and footer are every page's: on the others one skips the one, and stops at the other.
        const isFirst = path === SCREENS[0]?.path;
        await open(page, isFirst ? path : `${path}#contenido`);
        const address = page.url();
        let at = 0;
        // Through the page on a desk, and back through it on a phone.
        for (const [key, width] of [
          ["Tab", 1280],
          ["Shift+Tab", 390],
        ] as const) {
          await page.setViewportSize({ width, height: 720 });
          await page.emulateMedia({ colorScheme: "light" });
          const faults: string[] = [];
          /** Of those that look alike, on grounds that do, at whatever width, one. */
          const measured: { at: number; name: string }[] = [];
          const first = at;
          for (; at < first + MOST; at++) {
            await page.keyboard.press(key);
            const stop = await focused(page, isFirst ? "body" : "main");
            if (!stop) break;
            if (!stop.seen) faults.push(`${stop.name} is covered`);
            if (looks.has(stop.look)) continue;
            looks.add(stop.look);
            measured.push({ at, name: stop.name });
          }
          expect.soft(page.url()).toBe(address);
          const stops = at - first;
          expect(stops).toBeGreaterThan(0);
          expect(stops).toBeLessThan(MOST);
          const last = at - 1;
          for (const colorScheme of ["light", "dark"] as const) {
            await page.emulateMedia({ colorScheme });
            for (const { at: one, name: stop } of measured) {
              const ring = await ringOf(page, browser, await focusAgain(page, one));
              if (ring < LEAST) faults.push(`${stop} shows ${ring.toFixed(1)} px of its focus: ${colorScheme}`);
            }
          }
          // Where the way back begins.
          await focusAgain(page, last);
          await page.keyboard.press(key);
          expect.soft(faults, `${name}, ${width} px`).toEqual([]);
        }
      }
    },
  );

test("what has the focus in the menu of small screens shows it", ON_DESKTOP, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const browser = await page.context().newCDPSession(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page, "politica");
    await page.getByRole("button", { name: "Abrir el menú" }).press("Enter");
    // Its closer, the present section, and one on either side.
    for (let at = 0; at < 4; at++) {
      const stop = await focused(page, "#menu");
      const ring = await ringOf(page, browser, await focusAgain(page, at));
      expect.soft(ring, `${stop?.name ?? "nothing"}: ${colorScheme}`).toBeGreaterThanOrEqual(LEAST);
      await focusAgain(page, at);
      await page.keyboard.press("Tab");
    }
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
