import type { Font } from "fontkit";
import { SPANISH } from "./characters";
import type { Face } from "./faces";
import { gposOf } from "./gpos";
import { kindOf, visibleKerning, type Letter } from "./kerning";
import { kerningOf, type Kerning } from "./pairs";
import { tableOf } from "./sfnt";
import { readFont } from "./read";
import { subset } from "./subset";

/** Letters that some faces join to one glyph; it is kerned as they are. */
const JOINED = ["fi", "fl", "ff", "ffi", "ffl"];

/** The face with one weight and its own kerning; its glyphs have the numbers they have in the cut of all weights. */
const atWeight = (file: Buffer, { axes, features }: Face, wght: number) =>
  subset(file, SPANISH, {
    targetFormat: "sfnt",
    variationAxes: { ...axes, wght },
    keepFeatures: ["kern", ...features],
  });

/** The glyphs that text is set with, each once: some fonts draw two characters with one. */
function lettersOf(font: Font): Letter[] {
  const letters = new Map<number, Letter>();
  for (const sign of Array.from(SPANISH).concat(JOINED)) {
    const [glyph, another] = font.layout(sign).glyphs;
    if (glyph && !another && !letters.has(glyph.id))
      letters.set(glyph.id, { glyph: glyph.id, kind: kindOf(sign), sign });
  }
  return [...letters.values()];
}

function ownKerning({ name }: Face, cut: Buffer): Kerning {
  const gpos = tableOf(cut, "GPOS");
  if (!gpos) throw new Error(`${name}: its file has no kerning`);
  return kerningOf(gpos);
}

/**
 * The GPOS table of a face: its kerning at the weights that are printed, as one for all.
 * @param file the package's
 */
export async function kernTable(file: Buffer, face: Face): Promise<Buffer> {
  const cuts = await Promise.all(face.weights.map((weight) => atWeight(file, face, weight)));
  const [any] = cuts;
  if (!any) throw new Error(`${face.name}: no weight is printed`);
  const font = readFont(any);
  const kernings = cuts.map((cut) => ownKerning(face, cut));
  return gposOf(visibleKerning(lettersOf(font), kernings, font.unitsPerEm));
}
