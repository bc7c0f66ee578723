import { readFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { writeGenerated } from "./files";
import { FACES, type Face } from "./fonts/faces";
import { measure, SAMPLE, standInFace } from "./fonts/measure";

/** What Spanish needs, with the neighbours' accents for names, and the signs of prices and charts. */
const GLYPHS =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("") +
  "áéíóúüñçàèòïâêîôûãõäëöÁÉÍÓÚÜÑÇÀÈÒÏÂÊÎÔÛÃÕÄËÖ·ºª¡¿«»“”‘’–—…€£−×±%‰²³′″½¼¾°©\u00a0\u202f→←↑↓";

const PACKAGES = "node_modules/@fontsource-variable";

/** The @font-faces of all that stands in for a face, in the order in which the stylesheet asks for them. */
async function standInsOf(original: Buffer, { axes, standIns }: Face): Promise<string[]> {
  const rules = standIns.cuts.map(async ({ use, weights, at }) => {
    const cut = await subsetFont(original, SAMPLE, { targetFormat: "sfnt", variationAxes: { ...axes, wght: at } });
    const measures = measure(cut);
    const descriptors = `font-weight: ${weights};${use === "italic" ? " font-style: italic;" : ""}`;
    return standIns.families.map(({ name, ...family }) => {
      const standIn = family[use];
      return standIn ? standInFace(`${standIns.prefix}-${name}`, descriptors, standIn, measures) : "";
    });
  });
  return (await Promise.all(rules)).flat();
}

/**
 * Cuts the packages' fonts to what the newspaper prints and writes them to `.generated/fonts`,
 * and what stands in for them until they have come to `.generated/stand-ins.css`.
 */
export async function makeFonts(root: string): Promise<void> {
  const rules: string[] = [];
  for (const face of FACES) {
    const original = await readFile(path.join(root, PACKAGES, face.from));
    const cut = await subsetFont(original, GLYPHS, { targetFormat: "woff2", variationAxes: face.axes });
    await writeGenerated(root, `fonts/${face.to}`, cut);
    rules.push(...(await standInsOf(original, face)));
  }
  await writeGenerated(root, "stand-ins.css", rules.join(""));
}
