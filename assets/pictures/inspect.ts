import sharp, { type Metadata } from "sharp";
import type { Place } from "./places";
import { MAX_PIXELS } from "./settings";

const READABLE = "se esperaba un JPEG, PNG, WebP o AVIF entero";

/** Why a library gave up, on one line. */
export const oneLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).trim().replace(/\s*\n\s*/g, "; ");

/** The error for a photograph that its decoder gives up on. */
export const unreadable = (error: unknown) => new Error(`no se puede leer (${oneLine(error)}), ${READABLE}`);

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
  if (!["jpeg", "png", "webp", "avif"].includes(format)) throw new Error(`por dentro es ${format}, ${READABLE}`);
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS) {
    const megapixels = Math.ceil((width * height) / 1e6);
    throw new Error(
      `tiene ${megapixels} megapíxeles (${width} × ${height}), se esperaban ${MAX_PIXELS / 1e6} como mucho`,
    );
  }
  if (width < place.minWidth) {
    throw new Error(
      `mide ${width} px de ancho, se esperaban al menos ${place.minWidth} px para una imagen que se muestra a ${place.ratio.join(":")}`,
    );
  }
  return { width, height };
}
