import { readFile } from "node:fs/promises";
import path from "node:path";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";

/*
 * Headlines as outlines: sharp would set text with whatever fonts the machine has, so
 * the letters are drawn from the newspaper's own, with their kerning.
 */

const PACKAGES = "node_modules/@fontsource-variable";

/** Each face pinned to the instance a poster wants: display sizes are drawn finer than text. */
const FACES = {
  serif: { file: "newsreader/files/newsreader-latin-opsz-normal.woff2", axes: { wght: 620, opsz: 60 } },
  italic: { file: "newsreader/files/newsreader-latin-opsz-italic.woff2", axes: { wght: 560, opsz: 60 } },
  sans: { file: "schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2", axes: { wght: 700 } },
} as const;

export type Face = keyof typeof FACES;
export type Fonts = Record<Face, Font>;

async function load(root: string, face: Face, text: string): Promise<Font> {
  const { file, axes } = FACES[face];
  const original = await readFile(path.join(root, PACKAGES, file));
  const font = create(await subsetFont(original, text, { targetFormat: "sfnt", variationAxes: axes }));
  if (!("layout" in font)) throw new Error(`${file} is a collection of fonts, one was expected`);
  return font;
}

/** The three faces, cut to the characters of a text. */
export async function loadFonts(root: string, text: string): Promise<Fonts> {
  const [serif, italic, sans] = await Promise.all([
    load(root, "serif", text),
    load(root, "italic", text),
    load(root, "sans", text),
  ]);
  return { serif, italic, sans };
}

/** Widths in ems: the same line is tried at many sizes. */
const widths = new WeakMap<Font, Map<string, number>>();

/** The width of a line in pixels. */
export function widthOf(font: Font, text: string, size: number, tracking = 0): number {
  const known = widths.get(font) ?? new Map<string, number>();
  widths.set(font, known);
  const ems = known.get(text) ?? font.layout(text).advanceWidth / font.unitsPerEm;
  known.set(text, ems);
  return (ems + tracking * text.length) * size;
}

/**
 * One line as SVG outlines.
 * @param x where it begins, in pixels
 * @param y its base line
 * @param tracking extra room after each letter, in ems
 */
export function line(font: Font, text: string, size: number, x: number, y: number, tracking = 0): string {
  const scale = size / font.unitsPerEm;
  let pen = x;
  const { glyphs, positions } = font.layout(text);
  return glyphs
    .map((glyph, index) => {
      const position = positions[index];
      const at = pen;
      pen += (position?.xAdvance ?? glyph.advanceWidth) * scale + (index < glyphs.length - 1 ? tracking * size : 0);
      const d = glyph.path.toSVG();
      return d
        ? `<path transform="translate(${at.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${d}"/>`
        : "";
    })
    .join("");
}

/** Words that lean on the next one: a line should not end in them. */
const LEANING = new Set(
  "a al con de del desde e el en la las lo los más ni no o para por que se sin solo su sus un una y".split(" "),
);

/**
 * Breaks a headline into so many lines that fill their width evenly.
 * @returns undefined if a word or a line is too long for it
 */
function breakInto(words: readonly string[], lines: number, fits: (text: string) => number): string[] | undefined {
  if (lines === 1) {
    const text = words.join(" ");
    return fits(text) <= 1 ? [text] : undefined;
  }
  let best: { cost: number; broken: string[] } | undefined;
  for (let end = 1; end <= words.length - lines + 1; end++) {
    const head = words.slice(0, end).join(" ");
    if (fits(head) > 1) break;
    const rest = breakInto(words.slice(end), lines - 1, fits);
    if (!rest) continue;
    const broken = [head, ...rest];
    const cost = raggedness(broken, fits);
    if (!best || cost < best.cost) best = { cost, broken };
  }
  return best?.broken;
}

function raggedness(broken: readonly string[], fits: (text: string) => number): number {
  return broken.reduce((cost, text, index) => {
    const leans = index < broken.length - 1 && LEANING.has(text.slice(text.lastIndexOf(" ") + 1).toLowerCase());
    return cost + (1 - fits(text)) ** 2 + (leans ? 0.12 : 0);
  }, 0);
}

/** Where a headline goes, in pixels; a line's width may depend on its height, as in a circle. */
export type Box = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The largest size tried. */
  largest: number;
  align?: "start" | "middle";
  /** Where in the box the lines stand. */
  stand?: "top" | "middle" | "bottom";
};

const LEADING = 1.02;
const TRACKING = -0.012;

/** In pixels; in what is smaller nobody reads it in a chat. */
const SMALLEST = 30;

/** How far below the largest size that fits one goes for lines that are better filled. */
const EVENNESS = 0.8;

/** The best size and lines for these words, of those the box allows; undefined if they do not fit even small. */
function bestLines(font: Font, words: readonly string[], box: Box): { size: number; broken: string[] } | undefined {
  let best: { worth: number; size: number; broken: string[] } | undefined;
  for (let size = box.largest; size >= SMALLEST; size -= 2) {
    if (best && size < best.worth) break;
    const fits = (part: string) => widthOf(font, part, size, TRACKING) / box.width;
    const room = Math.min(Math.floor(box.height / (size * LEADING)), words.length);
    for (let lines = 1; lines <= room; lines++) {
      const broken = breakInto(words, lines, fits);
      const worth = broken ? size * (1 - EVENNESS * Math.sqrt(raggedness(broken, fits) / lines)) : 0;
      if (broken && (!best || worth > best.worth)) best = { worth, size, broken };
    }
  }
  return best;
}

/** Why a headline does not fit, and how long one like it may be. */
function tooLong(font: Font, words: readonly string[], box: Box): Error {
  for (let many = words.length - 1; many > 0; many--) {
    const fitting = words.slice(0, many);
    if (bestLines(font, fitting, box))
      return new Error(
        `«${words.join(" ")}» tiene ${words.join(" ").length} caracteres y aquí caben unos ${fitting.join(" ").length}`,
      );
  }
  return new Error(`«${words.join(" ")}» no cabe: hay una palabra demasiado larga`);
}

/**
 * Sets a headline large and in evenly filled lines: of the sizes its box allows, the one
 * where both are best.
 * @returns SVG outlines, to be given a fill
 * @throws Error if it does not fit even small, saying how long it may be
 */
export function headline(font: Font, text: string, box: Box): string {
  const words = text.split(" ");
  const best = bestLines(font, words, box);
  if (!best) throw tooLong(font, words, box);
  return setLines(font, best.broken, best.size, box);
}

function setLines(font: Font, lines: readonly string[], size: number, box: Box): string {
  const step = size * LEADING;
  const slack = box.height - step * lines.length;
  const top = box.y + { top: 0, middle: slack / 2, bottom: slack }[box.stand ?? "top"];
  return lines
    .map((text, index) => {
      const free = box.width - widthOf(font, text, size, TRACKING);
      const x = box.x + (box.align === "middle" ? free / 2 : 0);
      return line(font, text, size, x, top + step * index + size * 0.8, TRACKING);
    })
    .join("");
}
