import { boxesOf, named, shared, shownTexts, window, type Box, type Line } from "./texts";

/** A font's box is higher than its letters, and lines of large type stand closer than it: this part is left out above and below. */
const AIR = 0.23;

/** Pixels that letters may share with others: italics lean, and engines round. */
const SLACK = 1.5;

/** Text that may lie over other text by design while one scrolls: it is fixed, or sticks. */
function floats(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement)
    if (/^(fixed|sticky|-webkit-sticky)$/.test(getComputedStyle(one).position)) return true;
  return false;
}

/** Every line that can be seen, as high as its letters. */
function lines(): Line[] {
  const known = new Map<Element, Box>();
  return shownTexts().flatMap((text) => {
    const element = text.parentElement;
    if (!element || floats(element)) return [];
    return boxesOf(text)
      .map(({ left, top, right, bottom, height }) => {
        const letters = { left, top: top + height * AIR, right, bottom: bottom - height * AIR };
        return { text: text.data, element, box: shared(letters, window(element, known)) };
      })
      .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);
  });
}

const meet = (one: Box, other: Box): boolean => {
  const { left, top, right, bottom } = shared(one, other);
  return right - left > SLACK && bottom - top > SLACK;
};

/** Texts that are printed over one another. */
function textOverText(all: readonly Line[]): string[] {
  const sorted = all.toSorted((one, other) => one.box.top - other.box.top);
  const found: string[] = [];
  for (const [index, one] of sorted.entries())
    for (const other of sorted.slice(index + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (meet(one.box, other.box)) found.push(`${named(one.text)} and ${named(other.text)} overlap`);
    }
  return found;
}

/** Whether a picture is painted over a text where the two meet. */
function covers(picture: Element, line: Line): boolean {
  const { left, top, right, bottom } = shared(line.box, picture.getBoundingClientRect());
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const before = scrollY;
  scrollBy({ top: y - innerHeight / 2, behavior: "instant" });
  const painted = document.elementsFromPoint(x, y - (scrollY - before));
  scrollTo({ top: before, behavior: "instant" });
  const [picturePlace, linePlace] = [painted.indexOf(picture), painted.indexOf(line.element)];
  return picturePlace !== -1 && (linePlace === -1 || picturePlace < linePlace);
}

/** Texts that a picture after them covers. */
function pictureOverText(all: readonly Line[]): string[] {
  const pictures = [...document.querySelectorAll("img, video")].filter((one) => one.checkVisibility());
  return pictures.flatMap((picture) => {
    const box = picture.getBoundingClientRect();
    return all
      .filter((line) => meet(line.box, box))
      .filter(({ element }) => element.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING)
      .filter((line) => covers(picture, line))
      .map(({ text }) => `${named(text)} is covered by ${picture.getAttribute("alt") ?? picture.tagName}`);
  });
}

/** What is printed over something else on the page, in words; nothing of what floats over the page is counted. */
export function overlaps(): string[] {
  const all = lines();
  return [...textOverText(all), ...pictureOverText(all)];
}
