import { error, warning, type Finding } from "../../../lib/finding";
import { plainWords } from "../../../lib/words";
import type { Shape } from "../../../schema/declared";
import type { NamedFile } from "../../../schema/named-files";
import { codeHash, kept } from "../cache";
import { CODECS, filmFile } from "../media";
import { isBlank, sizeOfPhotograph } from "./photograph";
import { oneLine, readOriginal } from "./originals";

/* The files that records name, as they lie on the disk. */

const MAX_BYTES = 40_000_000;

/** How far a drawing's sides may be from those of its place before much of it is cut off. */
const CUT = 0.02;

type Size = { width: number; height: number; owners?: string };

async function sizeOfDrawing(original: Buffer): Promise<Size> {
  const { makeVector } = await import("../pictures/vector");
  const { svg, width, height } = makeVector(original.toString("utf8"));
  if (await isBlank(svg)) throw new Error("es un dibujo vacío: no pinta nada");
  return { width, height };
}

/** The measures of a picture that can be shown. It is looked at only once: that takes longest. */
async function sizeOf(root: string, name: string): Promise<Size> {
  const original = await readOriginal(root, "data/pictures", name, MAX_BYTES);
  const drawn = name.endsWith(".svg");
  const measure = drawn ? sizeOfDrawing : sizeOfPhotograph;
  const from = ["looked at", await codeHash(), drawn ? "drawing" : "photograph", original];
  return JSON.parse(String(await kept(root, from, async () => JSON.stringify(await measure(original))))) as Size;
}

/** Drawings are cut to the ratio of their place, and should be made for it; photographs are taken as they come. */
function drawingInPlace(
  { width, height }: Size,
  { ratio: [across, down], exact, or }: Shape,
): Finding["says"] | undefined {
  const wider = width / height / (across / down) - 1;
  if (Math.abs(wider) <= CUT || (or && wider > 0 === (or === "wider"))) return undefined;
  return exact
    ? `mide ${width} × ${height}, se esperaba un cuadrado`
    : `mide ${width} × ${height} y sale recortado a ${across}:${down}`;
}

/** Whose a photograph is by its file, where its record has nobody or somebody else. */
function creditFault(owners = "", credit = ""): string | undefined {
  const words = plainWords(credit);
  if (!owners || plainWords(owners).some((word) => word.length > 2 && words.includes(word))) return undefined;
  return `es de «${owners}», según el archivo${credit ? `, y credit dice «${credit}»` : ": dilo en credit"}`;
}

/** Whether a picture can be shown in its place. @throws Error saying in Spanish why it cannot */
async function pictureFindings(
  root: string,
  { where, name, shape, credit }: NamedFile & { kind: "picture" },
): Promise<Finding[]> {
  const size = await sizeOf(root, name);
  if (name.endsWith(".svg")) {
    const says = drawingInPlace(size, shape);
    const found = shape.exact ? error : warning;
    return says ? [found(where, `data/pictures/${name} ${says}`)] : [];
  }
  if (size.width < shape.minWidth)
    throw new Error(
      `mide ${size.width} px de ancho, se esperaban al menos ${shape.minWidth} px para una imagen que se muestra a ${shape.ratio.join(":")}`,
    );
  const says = creditFault(size.owners, credit);
  return says ? [warning(where, `data/pictures/${name} ${says}`)] : [];
}

/** The files that a record names, and what a look at each finds. */
const looksAt = (root: string, file: NamedFile): [file: string, look: () => Promise<Finding[]>][] =>
  file.kind === "picture"
    ? [[`data/pictures/${file.name}`, () => pictureFindings(root, file)]]
    : CODECS.map((codec) => [
        `data/videos/${file.name}.${codec.ending}`,
        () => filmFile(root, file.name, codec).then(() => []),
      ]);

/**
 * Pictures and films that are missing, broken, without anything on them, too small or too large.
 * @param root the folder that holds `data`
 */
export async function fileFindings(root: string, files: readonly NamedFile[]): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const named of files)
    for (const [file, look] of looksAt(root, named))
      found.push(...(await look().catch((failure: unknown) => [error(named.where, `${file} ${oneLine(failure)}`)])));
  return found;
}
