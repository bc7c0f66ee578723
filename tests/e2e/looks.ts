import { expect, type Page } from "@playwright/test";
import axeCore, { type RunOptions } from "axe-core";
import { paper } from "../../paper/paper";

/* What tests ask of a page as it stands: what is printed over something else, cut off, seen, or against axe's rules. */

/**
 * `overlap`: texts over one another. `stick`: words out of their box. `cut`: words that their box hides. `edge`: words at the
 * window's edge.
 */
export type Look = "overlap" | "stick" | "cut" | "edge";

/** What is wrong with the page's texts where they stand, in words, and how far the page scrolls sideways. */
export const faultsOf = (page: Page, ...asked: Look[]): Promise<string[]> =>
  page.evaluate((looks) => {
    type Box = { left: number; top: number; right: number; bottom: number };
    /** A font's box is higher than its letters, and lines of large type stand closer than it: so much of it is air. */
    const AIR = 0.23;
    /** Pixels that letters may share with others, as italics lean, and that a line may be out of its box, to look flush. */
    const SLACK = 2;

    const shared = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const isThere = ({ left, top, right, bottom }: Box) => right - left > SLACK && bottom - top > SLACK;
    const meet = (one: Box, other: Box) => isThere(shared(one, other));
    /** What an element and its ancestors make of its texts. */
    type Place = { seen: Box; across: boolean; down: boolean; floats: boolean; box: Element };
    const known = new Map<Element, Place>();
    const root: Place = {
      seen: { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity },
      across: false,
      down: false,
      floats: false,
      box: document.body,
    };
    /**
     * What is let be seen of an element, whether one may scroll across or down to the rest, or it comes by itself, whether it may lie over other text by design
     * while one scrolls, and the box that its lines are set in.
     */
    const placeOf = (element: Element): Place => {
      const before = known.get(element);
      if (before) return before;
      const { overflowX, overflowY, clipPath, display, position } = getComputedStyle(element);
      const isBox = !/^(inline|contents|table-row|ruby)$/.test(display);
      const outer = element === document.body || !element.parentElement ? root : placeOf(element.parentElement);
      const cuts = element !== document.body && isBox && (overflowX !== "visible" || clipPath !== "none");
      const found = {
        seen: cuts ? shared(outer.seen, element.getBoundingClientRect()) : outer.seen,
        across: outer.across || /auto|scroll/.test(overflowX) || element.getAnimations().length > 0,
        down: outer.down || /auto|scroll/.test(overflowY),
        floats: outer.floats || /^(fixed|sticky)$/.test(position),
        box: isBox ? element : outer.box,
      };
      known.set(element, found);
      return found;
    };
    const named = (text: string) => `«${text.replace(/\s+/g, " ").trim().slice(0, 40)}»`;

    const found: string[] = [];
    const say = (look: string, what: string) => {
      if (looks.includes(look as (typeof looks)[number])) found.push(what);
    };
    const sideways = document.documentElement.scrollWidth - innerWidth;
    if (sideways > 0) found.push(`the page scrolls ${sideways} px sideways`);
    if (looks.length === 0) return found;
    const lines: { text: string; element: Element; box: Box }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const [element, text] = [node.parentElement, node.textContent ?? ""];
      if (!element || !text.trim() || element.closest("script, style, noscript, template, title")) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { seen, across, down, floats, box: around } = placeOf(element);
      const box = around.getBoundingClientRect();
      // Where letters are set apart the last one is followed by its space.
      const spacing = Math.max(0, parseFloat(getComputedStyle(element).letterSpacing) || 0);
      // What only listeners get is in a box of one pixel.
      const forListeners = Math.min(seen.right - seen.left, seen.bottom - seen.top) <= SLACK;
      for (const line of range.getClientRects()) {
        if (line.width <= 1 || line.height <= 1 || forListeners) continue;
        const air = line.height * AIR;
        const letters = { left: line.left, top: line.top + air, right: line.right, bottom: line.bottom - air };
        const part = shared(letters, seen);
        const isCut =
          (part.bottom - part.top < (letters.bottom - letters.top) * 0.7 && !down) ||
          (part.right - part.left < line.width * 0.7 && !across);
        if (isCut) say("cut", `${named(text)} is cut off`);
        const margin = Math.min(line.left, innerWidth - line.right);
        if (margin <= 0 && !across && !floats) say("edge", `${named(text)} stands at the window's edge`);
        if (!isThere(part)) continue;
        if (!floats) lines.push({ text, element, box: part });
        // The labels of a drawing have the drawing for their place.
        const out = !element.closest("svg") ? Math.max(box.left - line.left, line.right - spacing - box.right) : 0;
        if (out > SLACK) say("stick", `${named(text)} is ${out.toFixed(0)} px out of its box`);
      }
    }
    if (!looks.includes("overlap")) return found;
    lines.sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (other.box.top > one.box.bottom) break;
        if (meet(one.box, other.box)) found.push(`${named(one.text)} and ${named(other.text)} overlap`);
      }
    for (const picture of document.querySelectorAll("img, video")) {
      if (!picture.checkVisibility()) continue;
      for (const { text, element, box } of lines) {
        if (!(element.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
        if (!meet(box, picture.getBoundingClientRect())) continue;
        const { left, top, right, bottom } = shared(box, picture.getBoundingClientRect());
        const before = scrollY;
        scrollBy({ top: (top + bottom) / 2 - innerHeight / 2, behavior: "instant" });
        const painted = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2 - (scrollY - before));
        scrollTo({ top: before, behavior: "instant" });
        const [over, under] = [painted.indexOf(picture), painted.indexOf(element)];
        if (over !== -1 && (under === -1 || over < under))
          found.push(`${named(text)} is covered by ${picture.getAttribute("alt") ?? picture.tagName}`);
      }
    }
    return found;
  }, asked);

/**
 * The texts a reader can see on the page, from first to last, below the fold too, in small letters. Without the clocks
 * and the ages of stories, which the reader's day changes, and the sections' links, which may be in the menu.
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

/** Fails unless all that was seen on the undisturbed page is seen now, naming what is not. */
export async function expectAllSeen(page: Page, undisturbed: readonly string[]): Promise<void> {
  expect(undisturbed.length).toBeGreaterThan(20);
  const lost = async () => {
    const now = await seenTexts(page);
    return undisturbed.filter((text) => {
      const at = now.indexOf(text);
      if (at !== -1) now.splice(at, 1);
      return at === -1;
    });
  };
  await expect.soft.poll(lost, "what is seen no longer").toEqual([]);
}

declare global {
  interface Window {
    /** Where axe's own script leaves itself in a page. */
    axe?: typeof axeCore;
  }
}

/**
 * What axe is asked: all its rules, or those that depend on how a page is painted; the others ask for elements and names.
 * That a paragraph is no heading it guesses from how long it is beside the next: of the sample, where it guesses right.
 */
const RULES = {
  all: { rules: { "p-as-heading": { enabled: paper.newspaper.sample } } },
  painted: { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block", "target-size"] } },
} as const satisfies Record<string, RunOptions>;

/**
 * What axe finds wrong: its rule and the element, one a line. Its script, of half a megabyte, is read once by each page.
 * @param part the part of the page to look at, where not all of it
 */
export async function axe(page: Page, rules: keyof typeof RULES, part?: string): Promise<string[]> {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ([selector, settings]) => {
      if (!window.axe) throw new Error("axe is not there");
      const { violations, passes } = await window.axe.run(selector ?? document, {
        resultTypes: ["violations"],
        ...settings,
      });
      if (passes.length === 0) throw new Error("axe has looked at nothing");
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
    },
    [part, RULES[rules]] as const,
  );
}
