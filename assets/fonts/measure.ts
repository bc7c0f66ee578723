import type { Face, StandIn } from "./faces";
import { readFont } from "./read";
import { subset } from "./subset";

/** Newspaper prose to measure fonts by: the widths in stand-ins.json are those of these very words. */
export const SAMPLE =
  "La subasta del pescado abre a las cinco de la mañana, y quien compra sabe que el precio lo pone el mar. El Ayuntamiento de Cáceres aprueba la reforma de la plaza; los vecinos piden más árboles, menos coches y una biblioteca. «No hay prisa», dijo Inés Quiroga, concejala de Cultura, tras la votación del jueves. Un pueblo de Teruel estrena línea de autobús. La exportación de vino creció un doce por ciento en otoño, según el informe que publica hoy el Ministerio de Agricultura. Guía para jóvenes: cómo leer una nómina, qué exigir al casero y dónde reclamar.";

/** What of a face its stand-ins must match: the sample's width in em a letter, and its reach over and under the line in em. */
type Measures = { width: number; ascent: number; descent: number };

/**
 * Measures a face with one weight, in any format but WOFF2 with axes.
 * @throws Error if the file is no single font
 */
function measure(file: Buffer): Measures {
  const font = readFont(file);
  const em = font.unitsPerEm;
  return {
    width: font.layout(SAMPLE).advanceWidth / em / SAMPLE.length,
    ascent: font.ascent / em,
    descent: -font.descent / em,
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** The @font-face of a stand-in that is brought to a face's measures. */
function standInFace(family: string, descriptors: string, standIn: StandIn, face: Measures): string {
  const scale = face.width / standIn.width;
  const sources = standIn.local.map((name) => `local("${name}")`).join(", ");
  return `@font-face {
  font-family: "${family}";
  ${descriptors}
  src: ${sources};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(face.ascent / scale)};
  descent-override: ${percent(face.descent / scale)};
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
    const measures = measure(await subset(file, SAMPLE, options));
    const descriptors = `font-weight: ${weights};${italic ? " font-style: italic;" : ""}`;
    return standIns.families.map(({ name, ...cuts }) => {
      const standIn = cuts[use];
      return standIn ? standInFace(`${family}-${name}`, descriptors, standIn, measures) : "";
    });
  });
  return (await Promise.all(rules)).flat().join("");
}
