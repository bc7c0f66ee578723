import sharp, { type Sharp } from "sharp";
import { tintOf, type Tint } from "./colour";
import { rightsIn, signed } from "./rights";
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

/**
 * A photograph's file, to be decoded as browsers do: what they show is shown, whatever else its telephone has written in it;
 * what is cut off or broken is refused once it is decoded.
 */
export const opened = (original: Buffer): Sharp => sharp(original, { failOn: "error" });

/** A photograph as the camera was held, in 8-bit sRGB, on a ground where it was transparent, without metadata. */
export const upright = (original: Buffer, ground = "#fff"): Sharp =>
  opened(original).autoOrient().flatten({ background: ground }).toColourspace("srgb");

/**
 * Encodes a photograph in every width and format that browsers are offered.
 * @param original a JPEG, PNG, WebP or AVIF
 * @throws Error if it cannot be decoded to its end
 */
export async function makePhotograph(original: Buffer): Promise<MadePhotograph> {
  const { data, info } = await upright(original).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = sharp(data, { raw: { width, height, channels } });
  const rights = await rightsIn(original);
  const files = new Map<string, Buffer>();
  const widths = widthsFor(width);
  for (const step of widths) {
    const resized = signed(pixels.clone().resize({ width: step }), step, rights);
    files.set(`-${step}.avif`, await resized.clone().avif(AVIF).toBuffer());
    files.set(`-${step}.webp`, await resized.clone().webp(WEBP).toBuffer());
  }
  const fallback = pixels.clone().resize({ width: Math.min(width, FALLBACK_WIDTH) });
  files.set(".jpg", await signed(fallback, width, rights).jpeg(JPEG).toBuffer());
  return { width, height, widths, tint: await tintOf(pixels), files };
}
