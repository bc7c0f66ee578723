/** A line of a text as it stands in the window, in pixels. */
export type Line = { text: string; element: Element; box: Box };

export type Box = { left: number; top: number; right: number; bottom: number };

/** What two boxes share; its sides are the wrong way round where that is nothing. */
export const shared = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** What an element's ancestors, and itself, let be seen of it. */
export function window(element: Element, known: Map<Element, Box>): Box {
  const before = known.get(element);
  if (before) return before;
  const parent = element.parentElement;
  const outer = parent && parent !== document.body ? window(parent, known) : EVERYWHERE;
  const { overflowX, clipPath, display } = getComputedStyle(element);
  const cuts = (overflowX !== "visible" || clipPath !== "none") && !/^(inline|contents)$/.test(display);
  const seen = cuts ? shared(outer, element.getBoundingClientRect()) : outer;
  known.set(element, seen);
  return seen;
}

const UNREAD = "script, style, noscript, template, title, select";

/** The page's texts that are displayed, node by node, whether they are in view or not. */
export function shownTexts(): Text[] {
  const found: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent || node.data.trim() === "" || parent.closest(UNREAD)) continue;
    if (parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) found.push(node);
  }
  return found;
}

/** The boxes of a text's lines, each as wide as its words and as high as its font. */
export function boxesOf(text: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
}

/** What messages call a text. */
export const named = (text: string): string => `«${text.replace(/\s+/g, " ").trim().slice(0, 40)}»`;
