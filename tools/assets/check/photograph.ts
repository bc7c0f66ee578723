import sharp, { type Metadata } from "sharp";
import { opened } from "../pictures/photograph";
import { toldBy, type Told } from "../pictures/rights";

const MAX_PIXELS = 100_000_000;

const READABLE = "se esperaba un JPEG, PNG, WebP o AVIF";

/** HEIC is an AVIF's container with another codec; its brand stands at the file's beginning, whatever else is broken. */
const isHeic = (original: Buffer) => /^ftyphe[iv][cxms]$/.test(original.toString("latin1", 4, 12));

/** The head of a photograph, without decoding it. @throws Error if it is no photograph that browsers show */
async function headOf(original: Buffer): Promise<Metadata> {
  const heic = new Error("por dentro es HEIC, que los navegadores no muestran: expórtala como JPEG");
  if (isHeic(original)) throw heic;
  const metadata = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Error(`no se puede leer como imagen, ${READABLE}`);
    });
  const { format, compression } = metadata;
  if (format === "heif" && compression !== "av1") throw heic;
  if (!["jpeg", "png", "webp", "heif"].includes(format)) throw new Error(`por dentro es ${format}, ${READABLE}`);
  return metadata;
}

/**
 * What a picture shows, judged by a few of its pixels.
 * @throws Error if it cannot be decoded to its end
 */
async function look(original: Buffer): Promise<{ dark: boolean; clear: boolean; white: boolean }> {
  const { channels } = await opened(original)
    .resize({ width: 64, height: 64, fit: "inside" })
    .toColourspace("srgb")
    .ensureAlpha()
    .png()
    .toBuffer()
    .then((small) => sharp(small).stats());
  const most = channels.map(({ max }) => max);
  const white = channels.slice(0, 3).every(({ min }) => min > 247);
  return { dark: Math.max(...most.slice(0, 3)) < 8, clear: most[3] === 0, white };
}

/** Whether a drawing leaves no ink at all. */
export const isBlank = async (svg: string): Promise<boolean> => (await look(Buffer.from(svg))).clear;

/** What is found of a photograph that can be printed. */
type Looked = { width: number; height: number } & Told;

/**
 * Looks at a photograph, all of it.
 * @returns its width and height in pixels as it is seen, its EXIF orientation obeyed, and what its file tells of
 * whose it is
 * @throws Error saying in Spanish, after the file's name, why it cannot be printed
 */
export async function lookAtPhotograph(original: Buffer): Promise<Looked> {
  const { width, height } = (await headOf(original)).autoOrient;
  if (width * height > MAX_PIXELS)
    throw new Error(
      `tiene ${Math.ceil((width * height) / 1e6)} megapíxeles (${width} × ${height}), se esperaban ${MAX_PIXELS / 1e6} como mucho`,
    );
  const { dark, clear, white } = await look(original).catch(() => {
    throw new Error("está cortada o rota: le falta una parte del archivo; vuelve a copiarla o a exportarla");
  });
  if (clear) throw new Error("es transparente de lado a lado: no se vería nada");
  if (dark) throw new Error("es negra de lado a lado: comprueba que es la foto que querías");
  if (white) throw new Error("es blanca de lado a lado: comprueba que es la foto que querías");
  return { width, height, ...(await toldBy(original)) };
}
