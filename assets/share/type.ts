import type { Font } from "fontkit";
import { drawn, EXTENDED } from "../fonts/characters";
import { packaged } from "../fonts/cut";
import { readFont } from "../fonts/read";
import { subset } from "../fonts/subset";

/*
 * Headlines as outlines: sharp would set text with whatever fonts the machine has, so
 * the letters are drawn from the newspaper's own, with their kerning.
 */

/** Each face pinned to the instance a poster wants: display sizes are drawn finer than text. */
const FACES = {
  serif: { file: "newsreader/files/newsreader-{script}-opsz-normal.woff2", axes: { wght: 620, opsz: 60 } },
  italic: { file: "newsreader/files/newsreader-{script}-opsz-italic.woff2", axes: { wght: 560, opsz: 60 } },
  sans: { file: "schibsted-grotesk/files/schibsted-grotesk-{script}-wght-normal.woff2", axes: { wght: 700 } },
} as const;

export type Face = keyof typeof FACES;

/** A face comes in several files: a letter is drawn from the first that has it. */
export type Typeface = readonly Font[];
export type Fonts = Record<Face, Typeface>;

async function load(root: string, face: Face, text: string): Promise<Typeface> {
  const { file, axes } = FACES[face];
  const scripts = Array.from(text).some((character) => EXTENDED.includes(character))
    ? ["latin", "latin-ext"]
    : ["latin"];
  return Promise.all(
    scripts.map(async (script) => {
      const original = await packaged(root, file.replace("{script}", script));
      // A file cut to nothing could not be read: all have a space.
      return readFont(await subset(original, `${text} `, { targetFormat: "sfnt", variationAxes: axes }));
    }),
  );
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

/** A glyph, and how far the next stands from it, in ems. */
type Placed = { d: string; unitsPerEm: number; advance: number };

/** Lines as they were set before: the same one is tried at many sizes. */
const known = new WeakMap<Typeface, Map<string, Placed[]>>();

/** Parts of a text, each as long as one file has its letters. */
function runsOf(face: Typeface, text: string): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const character of drawn(text)) {
    const font = face.find((candidate) => candidate.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    if (!font) throw new Error(`«${character}» no está en las letras del periódico`);
    const run = runs.at(-1);
    if (run?.font === font) run.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function setRun({ font, text }: { font: Font; text: string }): Placed[] {
  const { glyphs, positions } = font.layout(text);
  const { unitsPerEm } = font;
  return glyphs.map((glyph, index) => ({
    d: glyph.path.toSVG(),
    unitsPerEm,
    advance: (positions[index]?.xAdvance ?? glyph.advanceWidth) / unitsPerEm,
  }));
}

function placed(face: Typeface, text: string): Placed[] {
  const lines = known.get(face) ?? new Map<string, Placed[]>();
  known.set(face, lines);
  const line = lines.get(text) ?? runsOf(face, text).flatMap(setRun);
  lines.set(text, line);
  return line;
}

/**
 * The width of a line in pixels.
 * @throws Error for a character that the face does not have
 */
export function widthOf(face: Typeface, text: string, size: number, tracking = 0): number {
  const ems = placed(face, text).reduce((sum, { advance }) => sum + advance, 0);
  return (ems + tracking * text.length) * size;
}

/**
 * One line as SVG outlines.
 * @param x where it begins, in pixels
 * @param y its base line
 * @param tracking extra room after each letter, in ems
 * @throws Error for a character that the face does not have
 */
export function line(face: Typeface, text: string, size: number, x: number, y: number, tracking = 0): string {
  let pen = x;
  return placed(face, text)
    .map(({ d, unitsPerEm, advance }) => {
      const at = pen;
      const scale = size / unitsPerEm;
      pen += (advance + tracking) * size;
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
function bestLines(face: Typeface, words: readonly string[], box: Box): { size: number; broken: string[] } | undefined {
  let best: { worth: number; size: number; broken: string[] } | undefined;
  for (let size = box.largest; size >= SMALLEST; size -= 2) {
    if (best && size < best.worth) break;
    const fits = (part: string) => widthOf(face, part, size, TRACKING) / box.width;
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
function tooLong(face: Typeface, words: readonly string[], box: Box): Error {
  for (let many = words.length - 1; many > 0; many--) {
    const fitting = words.slice(0, many);
    if (bestLines(face, fitting, box))
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
export function headline(face: Typeface, text: string, box: Box): string {
  const words = text.split(" ");
  const best = bestLines(face, words, box);
  if (!best) throw tooLong(face, words, box);
  return setLines(face, best.broken, best.size, box);
}

function setLines(face: Typeface, lines: readonly string[], size: number, box: Box): string {
  const step = size * LEADING;
  const slack = box.height - step * lines.length;
  const top = box.y + { top: 0, middle: slack / 2, bottom: slack }[box.stand ?? "top"];
  return lines
    .map((text, index) => {
      const free = box.width - widthOf(face, text, size, TRACKING);
      const x = box.x + (box.align === "middle" ? free / 2 : 0);
      return line(face, text, size, x, top + step * index + size * 0.8, TRACKING);
    })
    .join("");
}
