import type { Font, Glyph } from "fontkit";
import { LEANING } from "../../../lib/typeset";
import { drawn, EXTENDED } from "../fonts/characters";
import { packaged } from "../fonts/cut";
import { readFont } from "../fonts/read";
import { subset } from "../fonts/subset";

/*
 * Text as outlines: sharp would set it with whatever fonts the machine has, so the letters are drawn from the
 * newspaper's own, with their kerning. Sizes and lengths are pixels of the poster.
 */

/** Each face pinned to the instance a poster wants: display sizes are drawn finer than text. */
const FACES = {
  serif: { file: "newsreader/files/newsreader-{script}-opsz-normal.woff2", axes: { wght: 620, opsz: 60 } },
  italic: { file: "newsreader/files/newsreader-{script}-opsz-italic.woff2", axes: { wght: 560, opsz: 60 } },
  sans: { file: "schibsted-grotesk/files/schibsted-grotesk-{script}-wght-normal.woff2", axes: { wght: 700 } },
} as const;

export type Face = keyof typeof FACES;

/** A face comes in two files: the letters of Western Europe, and those beyond. */
type Typeface = { latin: Font; extended: Font };
export type Fonts = Record<Face, Typeface>;

async function load(root: string, face: Face, text: string): Promise<Typeface> {
  const options = { targetFormat: "sfnt", variationAxes: FACES[face].axes } as const;
  const read = async (script: "latin" | "latin-ext") =>
    // A file cut to nothing could not be read: all have a space.
    readFont(await subset(await packaged(root, FACES[face], script), `${text} `, options));
  return { latin: await read("latin"), extended: await read("latin-ext") };
}

/** The three faces, cut to the characters of a text. */
export const loadFonts = async (root: string, text: string): Promise<Fonts> => ({
  serif: await load(root, "serif", text),
  italic: await load(root, "italic", text),
  sans: await load(root, "sans", text),
});

/** A glyph, and how far the next stands from it, in ems. */
type Placed = { glyph: Glyph; unitsPerEm: number; advance: number };

const BEYOND = new RegExp(`([${EXTENDED}]+)`);

const placed = ({ latin, extended }: Typeface, text: string): Placed[] =>
  drawn(text)
    .split(BEYOND)
    .flatMap((part, index) => {
      const font = index % 2 === 0 ? latin : extended;
      const { glyphs, positions } = font.layout(part);
      const { unitsPerEm } = font;
      return glyphs.map((glyph, at) => ({
        glyph,
        unitsPerEm,
        advance: (positions[at]?.xAdvance ?? glyph.advanceWidth) / unitsPerEm,
      }));
    });

/** How wide a line is. @param tracking extra room after each letter, in ems */
export const widthOf = (face: Typeface, text: string, size: number, tracking = 0): number =>
  placed(face, text).reduce((sum, { advance }) => sum + advance + tracking, 0) * size;

/** The largest size, and the width at it, at which a line is no wider than it may be. */
export function fitted(face: Typeface, text: string, largest: number, width: number, tracking = 0) {
  const full = widthOf(face, text, largest, tracking);
  const scale = Math.min(1, width / full);
  return { size: largest * scale, width: full * scale };
}

/**
 * One line as SVG outlines, to be given a fill.
 * @param x where it begins
 * @param y its base line
 */
export function line(face: Typeface, text: string, size: number, x: number, y: number, tracking = 0): string {
  let pen = x;
  return placed(face, text)
    .map(({ glyph, unitsPerEm, advance }) => {
      const at = pen;
      const scale = size / unitsPerEm;
      const d = glyph.path.toSVG();
      pen += (advance + tracking) * size;
      if (!d) return "";
      const place = `translate(${at.toFixed(2)} ${y.toFixed(2)})`;
      return `<path transform="${place} scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${d}"/>`;
    })
    .join("");
}

/** Where a headline goes. */
export type Box = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The largest size it may have. */
  largest: number;
  /** Where in the box the lines stand; those in its middle are each in the middle too. */
  stand?: "top" | "middle" | "bottom";
};

const LEADING = 1.02;
const TRACKING = -0.012;

/** Words that lean on the next one too: on a page so many ties would leave holes, a poster only breaks elsewhere. */
const ALSO_LEANING = ["de", "desde", "más", "ni", "no", "para", "por", "que", "se", "sin", "solo", "su", "sus"];

/** What a line should not end in. */
const LEANS = new RegExp(`(?:^| )(?:${[...LEANING, ...ALSO_LEANING].join("|")})$`, "i");

/** Lines of a headline, and how unevenly they fill their width: 0 is best. */
type Broken = { lines: string[]; unevenness: number };

/**
 * Breaks a headline into so many lines that fill their width evenly.
 * @param fill how much of a line's width a text takes: 1 is all of it
 * @returns undefined if a line would be too long
 */
function brokenInto(count: number, words: readonly string[], fill: (text: string) => number): Broken | undefined {
  if (count === 0) return words.length === 0 ? { lines: [], unevenness: 0 } : undefined;
  let best: Broken | undefined;
  for (let end = 1; end <= words.length - count + 1; end++) {
    const text = words.slice(0, end).join(" ");
    const free = 1 - fill(text);
    if (free < 0) break;
    const rest = brokenInto(count - 1, words.slice(end), fill);
    const unevenness = free ** 2 + (LEANS.test(text) ? 0.12 : 0) + (rest?.unevenness ?? Infinity);
    if (rest && unevenness < (best?.unevenness ?? Infinity)) best = { lines: [text, ...rest.lines], unevenness };
  }
  return best;
}

/** How far below the largest size that fits one goes for lines that are better filled. */
const EVENNESS = 0.8;

/** The best size and lines, of those the box allows. @param widthIn of a text, in ems */
function bestLines(words: readonly string[], box: Box, widthIn: (text: string) => number) {
  let best = { lines: [...words], size: 0, worth: 0 };
  const largest = Math.min(box.largest, box.width / Math.max(...words.map(widthIn)));
  for (let size = largest; size > Math.max(best.worth, 4); size -= 2) {
    const room = Math.min(Math.floor(box.height / (size * LEADING)), words.length);
    for (let count = 1; count <= room; count++) {
      const broken = brokenInto(count, words, (text) => (widthIn(text) * size) / box.width);
      const worth = broken ? size * (1 - EVENNESS * Math.sqrt(broken.unevenness / count)) : 0;
      if (broken && worth > best.worth) best = { lines: broken.lines, size, worth };
    }
  }
  return best;
}

/**
 * Sets a headline large and in evenly filled lines: of the sizes its box allows, the one where both are best.
 * @returns SVG outlines, to be given a fill
 */
export function headline(face: Typeface, text: string, box: Box): string {
  const known = new Map<string, number>();
  const widthIn = (part: string) => {
    const width = known.get(part) ?? widthOf(face, part, 1, TRACKING);
    known.set(part, width);
    return width;
  };
  const { lines, size } = bestLines(text.split(" "), box, widthIn);
  const slack = box.height - lines.length * size * LEADING;
  const top = box.y + { top: 0, middle: slack / 2, bottom: slack }[box.stand ?? "top"] + size * 0.8;
  const indent = (part: string) => (box.stand === "middle" ? (box.width - widthIn(part) * size) / 2 : 0);
  return lines
    .map((part, index) => line(face, part, size, box.x + indent(part), top + index * size * LEADING, TRACKING))
    .join("");
}
