import { inColours, type Mark } from "../mark";
import { group, rect } from "./shapes";
import { line, widthOf, type Fonts, type Typeface } from "./type";

/** Who speaks: the newspaper and, but on the front, the section. */
type Sender = { mark: Mark; name: string; section: string; fonts: Fonts };

/** Where a seal stands, in pixels: 48 high, 58 in two lines, 74 in three, for which there is room below it or, at a foot, above. */
type Place = { x: number; y: number; width: number; foot?: true };

const MARK = 48;
const WORD = { at: 62, size: 44, tracking: -0.02 };

/** In pixels: a name that would be smaller in one line is set in two, of at most a size that leaves them room. */
const LEGIBLE = 24;
const IN_TWO = 27;

/** The largest size, and the width at it, at which a line is no wider than it may be. */
export function fitted(
  face: Typeface,
  text: string,
  largest: number,
  width: number,
  tracking = 0,
): { size: number; width: number } {
  const full = widthOf(face, text, largest, tracking);
  const scale = Math.min(1, width / full);
  return { size: largest * scale, width: full * scale };
}

/** A name in one line as large as it may be, or in two of much the same width where it would be too small to read. */
export function nameLines(
  face: Typeface,
  name: string,
  largest: number,
  width: number,
): { lines: string[]; size: number } {
  const whole = fitted(face, name, largest, width, WORD.tracking);
  const words = name.split(" ");
  if (whole.size >= LEGIBLE || words.length === 1) return { lines: [name], size: whole.size };
  const widest = (lines: readonly string[]) =>
    Math.max(...lines.map((text) => widthOf(face, text, IN_TWO, WORD.tracking)));
  const lines = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")])
    .reduce((best, other) => (widest(other) < widest(best) ? other : best));
  return { lines, size: IN_TWO * Math.min(1, width / widest(lines)) };
}

/** Mark, name, a rule and the section's name, abreast. */
function abreast({ name, section, fonts }: Sender, { x, y }: Place, wordWidth: number, ink: string): string {
  const word = line(fonts.serif, name, WORD.size, x + WORD.at, y + 39, WORD.tracking);
  const end = x + WORD.at + wordWidth;
  const kicker = section ? line(fonts.sans, section, 28, end + 38, y + 38) : "";
  return group(ink, word + kicker) + (section ? rect(end + 18, y + 8, 2.5, 34, ink) : "");
}

/** The section's name under the newspaper's, each as small as it must be. */
function stacked(
  { section, fonts }: Sender,
  { x, y, width }: Place,
  lines: readonly string[],
  size: number,
  ink: string,
): string {
  const left = x + WORD.at;
  const [first, step] = lines.length > 1 ? [20, 25] : [section ? 26 : 39, 0];
  const kicker = fitted(fonts.sans, section, 22, width - WORD.at);
  const below = lines.length > 1 ? 70 : 52;
  return group(
    ink,
    lines.map((text, index) => line(fonts.serif, text, size, left, y + first + index * step, WORD.tracking)).join("") +
      line(fonts.sans, section, kicker.size, left, y + below),
  );
}

/** The seal: mark and wordmark, and the section's name beside them, or below where both are too wide for the place. */
export function seal(sender: Sender, place: Place, ink: string, saffron: string): string {
  const { mark, name, section, fonts } = sender;
  const wordWidth = widthOf(fonts.serif, name, WORD.size, WORD.tracking);
  const whole = WORD.at + wordWidth + (section ? 38 + widthOf(fonts.sans, section, 28) : 0);
  const { lines, size } = nameLines(fonts.serif, name, section ? 36 : WORD.size, place.width - WORD.at);
  // The mark stays where it is, so that the lines stand around its middle.
  const at = { ...place, y: place.y - (place.foot && lines.length > 1 ? 16 : 0) };
  const drawing = `<svg x="${place.x}" y="${place.y}" width="${MARK}" height="${MARK}" viewBox="${mark.viewBox}">${inColours(mark, ink, saffron)}</svg>`;
  return (
    drawing + (whole <= place.width ? abreast(sender, place, wordWidth, ink) : stacked(sender, at, lines, size, ink))
  );
}
