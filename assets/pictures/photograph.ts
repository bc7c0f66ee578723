import sharp from "sharp";
import { tintOf, type Tint } from "./colour";
import { unreadable } from "./inspect";
import { AVIF, FALLBACK_WIDTH, JPEG, WEBP, WIDTHS } from "./settings";

/** A photograph made ready: what the pages need to know of it, and its files by the end of their names. */
export type MadePhotograph = {
  width: number;
  height: number;
  widths: number[];
  tint: Tint;
  files: Map<string, Buffer>;
};

/** The steps below a photograph's own width, and that width: nothing is ever enlarged. */
export function widthsFor(width: number): number[] {
  const top = Math.min(width, WIDTHS.at(-1) ?? width);
  return [...WIDTHS.filter((step) => step < top / 1.05), top];
}

/** Decodes once: upright, in 8-bit sRGB, on white where it was transparent, without metadata. */
async function decode(original: Buffer) {
  const options = { resolveWithObject: true } as const;
  try {
    return await sharp(original)
      .autoOrient()
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer(options);
  } catch (error) {
    throw unreadable(error);
  }
}

/**
 * Encodes a photograph in every width and format that browsers are offered.
 * @param original a JPEG, PNG, WebP or AVIF
 * @throws Error if it cannot be decoded to its end
 */
export async function makePhotograph(original: Buffer): Promise<MadePhotograph> {
  const { data, info } = await decode(original);
  const { width, height, channels } = info;
  const pixels = sharp(data, { raw: { width, height, channels } });
  const files = new Map<string, Buffer>();
  const widths = widthsFor(width);
  for (const step of widths) {
    const resized = pixels.clone().resize({ width: step });
    files.set(`-${step}.avif`, await resized.clone().avif(AVIF).toBuffer());
    files.set(`-${step}.webp`, await resized.clone().webp(WEBP).toBuffer());
  }
  files.set(
    ".jpg",
    await pixels
      .clone()
      .resize({ width: Math.min(width, FALLBACK_WIDTH) })
      .jpeg(JPEG)
      .toBuffer(),
  );
  return { width, height, widths, tint: await tintOf(pixels), files };
}
