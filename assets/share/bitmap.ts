import sharp from "sharp";
import type { BitmapKind } from "../bitmaps";

/** Bytes that no chat waits for: WhatsApp and others skip pictures that are much larger. */
const LIMIT = 120_000;

/** Tried in turn until one is light enough. Below the last a photograph shows its blocks. */
const QUALITIES = [86, 82, 78, 74, 70, 65, 60, 54, 48, 42] as const;

const tooHeavy = (bytes: number) => new Error(`pesaría ${bytes} bytes, se esperaban menos de ${LIMIT}`);

/** Flat planes: a palette holds all their colours. */
async function png(svg: Buffer, paper: string): Promise<Buffer> {
  const bitmap = await sharp(svg)
    .flatten({ background: paper })
    .png({ palette: true, effort: 10, compressionLevel: 9, dither: 0 })
    .toBuffer();
  if (bitmap.length >= LIMIT) throw tooHeavy(bitmap.length);
  return bitmap;
}

/** Colours at full resolution (4:4:4): letters on a coloured ground would fray with fewer. */
async function jpeg(svg: Buffer, paper: string): Promise<Buffer> {
  const drawn = sharp(await sharp(svg, { unlimited: true }).flatten({ background: paper }).png().toBuffer());
  let bytes = 0;
  for (const quality of QUALITIES) {
    const bitmap = await drawn.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
    if (bitmap.length < LIMIT) return bitmap;
    bytes = bitmap.length;
  }
  throw tooHeavy(bytes);
}

/**
 * A poster as a bitmap that chats take: PNG where its picture is drawn, JPEG where it is a photograph.
 * @param paper the colour behind what is transparent
 * @throws Error if it weighs 120 kB or more however it is packed
 */
export const bitmapOf = (svg: string, paper: string, kind: BitmapKind): Promise<Buffer> =>
  (kind === "png" ? png : jpeg)(Buffer.from(svg), paper);
