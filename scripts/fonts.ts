import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

/** What Spanish needs, with the neighbours' accents for names, and the signs of prices and charts. */
const GLYPHS =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("") +
  "áéíóúüñçàèòïâêîôûãõäëöÁÉÍÓÚÜÑÇÀÈÒÏÂÊÎÔÛÃÕÄËÖ·ºª¡¿«»“”‘’–—…€£−×±%‰²³′″½¼¾°©\u00a0\u202f→←↑↓";

const PACKAGES = "node_modules/@fontsource-variable";

/** Each face with the part of its axes the pages use; the optical size is fixed between text and display. */
const FACES = [
  {
    from: "newsreader/files/newsreader-latin-opsz-normal.woff2",
    to: "newsreader.woff2",
    axes: { wght: { min: 400, max: 700 }, opsz: 32 },
  },
  {
    from: "newsreader/files/newsreader-latin-opsz-italic.woff2",
    to: "newsreader-italic.woff2",
    axes: { wght: { min: 400, max: 600 }, opsz: 32 },
  },
  {
    from: "schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2",
    to: "schibsted-grotesk.woff2",
    axes: { wght: { min: 400, max: 800 } },
  },
] as const;

/** Cuts the packages' fonts to what the newspaper prints and writes them to `.generated/fonts`. */
export async function makeFonts(root: string): Promise<void> {
  const folder = path.join(root, ".generated/fonts");
  await mkdir(folder, { recursive: true });
  for (const face of FACES) {
    const original = await readFile(path.join(root, PACKAGES, face.from));
    const cut = await subsetFont(original, GLYPHS, { targetFormat: "woff2", variationAxes: face.axes });
    await writeFile(path.join(folder, face.to), cut);
  }
}
