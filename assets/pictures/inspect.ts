import sharp, { type Metadata } from "sharp";
import type { Place } from "./places";
import { MAX_PIXELS } from "./settings";

const READABLE = "a whole JPEG, PNG, WebP or AVIF was expected";

/** Why a library gave up, on one line. */
export const oneLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).trim().replace(/\s*\n\s*/g, "; ");

/** The error for a photograph that its decoder gives up on. */
export const unreadable = (error: unknown) => new Error(`cannot be read (${oneLine(error)}), ${READABLE}`);

/** The format told by the content, whatever the name says; HEIC is an AVIF's container with another codec. */
function formatOf({ format, compression }: Metadata): string {
  if (format === "heif") return compression === "av1" ? "avif" : "heic";
  return format;
}

/**
 * Looks at a photograph's head, without decoding it.
 * @returns its width and height in pixels as it is seen, its EXIF orientation obeyed
 * @throws Error if it is not a photograph, too large to decode or too small for its place
 */
export async function inspect(original: Buffer, place: Place): Promise<{ width: number; height: number }> {
  const metadata = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw unreadable(error);
    });
  const format = formatOf(metadata);
  if (!["jpeg", "png", "webp", "avif"].includes(format)) throw new Error(`is ${format} inside, ${READABLE}`);
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS) {
    const megapixels = Math.ceil((width * height) / 1e6);
    throw new Error(`has ${megapixels} megapixels (${width} × ${height}), at most ${MAX_PIXELS / 1e6} was expected`);
  }
  if (width < place.minWidth) {
    throw new Error(
      `is ${width} px wide, at least ${place.minWidth} px was expected for a picture shown at ${place.ratio.join(":")}`,
    );
  }
  return { width, height };
}
