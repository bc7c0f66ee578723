import { boxesOf, named, shared, shownTexts, window, type Box } from "./texts";

/** Pixels that a line may be out of its box: a title's first letter stands a little to the left, to look flush. */
const SLACK = 2;

/** The box a text is set in: its nearest ancestor that is one. */
function boxOf(element: Element): Element | undefined {
  for (let one: Element | null = element; one; one = one.parentElement)
    if (!/^(inline|contents|table-row|ruby)$/.test(getComputedStyle(one).display)) return one;
  return undefined;
}

/** The words that stick out of their box sideways, or out of the page, and how far the page scrolls sideways. */
export function sticking(): string[] {
  const root = document.documentElement;
  const sideways = root.scrollWidth - innerWidth;
  const known = new Map<Element, Box>();
  const found = sideways > 0 ? [`the page scrolls ${sideways} px sideways`] : [];
  for (const text of shownTexts()) {
    const element = text.parentElement;
    // The labels of a drawing have the drawing for their place.
    if (!element || element.closest("svg")) continue;
    const box = boxOf(element)?.getBoundingClientRect();
    const seen = window(element, known);
    // Where letters are set apart the last one is followed by its space.
    const spacing = Math.max(0, parseFloat(getComputedStyle(element).letterSpacing) || 0);
    for (const line of boxesOf(text)) {
      const part = shared(line, seen);
      // What only listeners get is in a box of one pixel.
      if (!box || part.right - part.left < SLACK || part.bottom - part.top < SLACK) continue;
      const excess = Math.max(box.left - line.left, line.right - spacing - box.right);
      if (excess > SLACK) found.push(`${named(text.data)} is ${excess.toFixed(0)} px out of its box`);
      else if (seen.left === -Infinity && (line.left < -SLACK || line.right > innerWidth + SLACK))
        found.push(`${named(text.data)} is out of the page`);
    }
  }
  return found;
}
