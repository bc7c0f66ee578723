import type { Font } from "fontkit";
import type { Face, StandIn } from "./faces";
import { readFont } from "./read";
import { subset } from "./subset";

/** Newspaper prose to measure fonts by: the widths in stand-ins.json are those of these very words. */
export const SAMPLE =
  "La subasta del pescado abre a las cinco de la mañana, y quien compra sabe que el precio lo pone el mar. El Ayuntamiento de Cáceres aprueba la reforma de la plaza; los vecinos piden más árboles, menos coches y una biblioteca. «No hay prisa», dijo Inés Quiroga, concejala de Cultura, tras la votación del jueves. Un pueblo de Teruel estrena línea de autobús. La exportación de vino creció un doce por ciento en otoño, según el informe que publica hoy el Ministerio de Agricultura. Guía para jóvenes: cómo leer una nómina, qué exigir al casero y dónde reclamar.";

/** How long a face sets the sample, in its own units, as it is sent: no space is kerned (kern.ts). */
export const lengthIn = (face: Font): number =>
  SAMPLE.split(/( )/).reduce((length, word) => length + face.layout(word).advanceWidth, 0);

const percent = (share: number, digits: number) => `${(share * 100).toFixed(digits)}%`;

/**
 * The @font-face of a stand-in that is brought to the width of a face, at one weight, and its reach over and under the line.
 * That reach moves no line but its letters: said in whole percents by half a pixel in the largest headline, by two in a poster's day.
 */
function standInFace(family: string, descriptors: string, standIn: StandIn, face: Font): string {
  const em = face.unitsPerEm;
  const scale = lengthIn(face) / em / SAMPLE.length / standIn.width;
  const sources = standIn.local.map((name) => `local("${name}")`).join(", ");
  return `@font-face {
  font-family: "${family}";
  ${descriptors}
  src: ${sources};
  size-adjust: ${percent(scale, 1)};
  ascent-override: ${percent(face.ascent / em / scale, 0)};
  descent-override: ${percent(-face.descent / em / scale, 0)};
  line-gap-override: 0%;
}
`;
}

/**
 * The @font-faces of all that stands in for a face, in the order in which the stylesheet asks for them.
 * @param file the face's package
 */
export async function standInFaces(file: Buffer, { family, axes, features, italic, standIns }: Face): Promise<string> {
  const rules = standIns.cuts.map(async ({ use, weights, at }) => {
    const options = { targetFormat: "sfnt", variationAxes: { ...axes, wght: at }, keepFeatures: features } as const;
    const font = readFont(await subset(file, SAMPLE, options));
    const descriptors = `font-weight: ${weights};${italic ? " font-style: italic;" : ""}`;
    return standIns.families.map(({ name, ...cuts }) => {
      const standIn = cuts[use];
      return standIn ? standInFace(`${family}-${name}`, descriptors, standIn, font) : "";
    });
  });
  return (await Promise.all(rules)).flat().join("");
}
