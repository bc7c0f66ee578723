import { SPANISH } from "@/assets/fonts/characters";
import { packaged, spanishCut } from "@/assets/fonts/cut";
import type { Face } from "@/assets/fonts/faces";
import { readFont } from "@/assets/fonts/read";
import { subset } from "@/assets/fonts/subset";
import type { Font } from "fontkit";

const ROOT = process.cwd();

/** A face at one weight: as its package has it, and as it is sent. */
export type Both = { own: Font; sent: Font };

/** Reads both; what is sent must be unpacked and pinned first, for fontkit reads no WOFF2 with axes. */
export async function both(face: Face, wght: number): Promise<Both> {
  const targetFormat = "sfnt";
  // What is sent in one weight has no axis to be pinned.
  const pinned = typeof face.axes.wght === "number" ? {} : { variationAxes: { wght } };
  const [own, sent] = await Promise.all([
    subset(await packaged(ROOT, face.from.latin), SPANISH, { targetFormat, variationAxes: { ...face.axes, wght } }),
    subset(await spanishCut(ROOT, face), "", { targetFormat, keepAllGlyphs: true, ...pinned }),
  ]);
  return { own: readFont(own), sent: readFont(sent) };
}

const thousandths = (font: Font, units: number) => (units / font.unitsPerEm) * 1000;

/** How wide a text is set, in thousandths of an em. */
export const widthOf = (font: Font, text: string): number => thousandths(font, font.layout(text).advanceWidth);

/** By how much two letters are drawn together or apart, in thousandths of an em. */
export function kernOf(font: Font, pair: string): number {
  const { glyphs, positions } = font.layout(pair);
  return thousandths(
    font,
    positions.reduce((sum, { xAdvance }, index) => sum + xAdvance - (glyphs[index]?.advanceWidth ?? 0), 0),
  );
}
