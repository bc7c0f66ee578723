import { inColours, type Mark } from "../mark";
import { group, rect } from "./shapes";
import { line, widthOf, type Fonts, type Typeface } from "./type";

/** Who speaks: the newspaper and, but on the front, the section. */
type Sender = { mark: Mark; name: string; section: string; fonts: Fonts };

/** Where a seal stands, in pixels; it is 48 high, or 58 where it needs two lines. */
type Place = { x: number; y: number; width: number };

const MARK = 48;
const WORD = { at: 62, size: 44, tracking: -0.02 };

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

/** Mark, name, a rule and the section's name, abreast. */
function abreast({ name, section, fonts }: Sender, { x, y }: Place, wordWidth: number, ink: string): string {
  const word = line(fonts.serif, name, WORD.size, x + WORD.at, y + 39, WORD.tracking);
  const end = x + WORD.at + wordWidth;
  const kicker = section ? line(fonts.sans, section, 28, end + 38, y + 38) : "";
  return group(ink, word + kicker) + (section ? rect(end + 18, y + 8, 2.5, 34, ink) : "");
}

/** The section's name under the newspaper's, each as small as it must be. */
function stacked({ name, section, fonts }: Sender, { x, y, width }: Place, ink: string): string {
  const left = x + WORD.at;
  const room = width - WORD.at;
  const word = fitted(fonts.serif, name, section ? 36 : WORD.size, room, WORD.tracking);
  const kicker = fitted(fonts.sans, section, 22, room);
  return group(
    ink,
    line(fonts.serif, name, word.size, left, y + (section ? 26 : 39), WORD.tracking) +
      line(fonts.sans, section, kicker.size, left, y + 52),
  );
}

/** The seal: mark and wordmark, and the section's name beside them, or below where both are too wide for the place. */
export function seal(sender: Sender, place: Place, ink: string, saffron: string): string {
  const { mark, name, section, fonts } = sender;
  const drawing = `<svg x="${place.x}" y="${place.y}" width="${MARK}" height="${MARK}" viewBox="${mark.viewBox}">${inColours(mark, ink, saffron)}</svg>`;
  const wordWidth = widthOf(fonts.serif, name, WORD.size, WORD.tracking);
  const whole = WORD.at + wordWidth + (section ? 38 + widthOf(fonts.sans, section, 28) : 0);
  return drawing + (whole <= place.width ? abreast(sender, place, wordWidth, ink) : stacked(sender, place, ink));
}
