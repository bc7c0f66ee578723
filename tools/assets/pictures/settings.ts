import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { hash, hashedName } from "../files";

/**
 * The widths a photograph is offered in, in pixels. Each is at most 1.27 times the
 * one before, so that a browser never has to take more than that too much; the
 * first is for a podcast's cover at 1×, the last for the whole of 1280 px at 2×.
 */
export const WIDTHS = [
  76, 96, 120, 150, 184, 228, 280, 344, 424, 520, 640, 784, 960, 1176, 1440, 1760, 2160, 2600,
] as const;

/** What browsers without AVIF and WebP get: one JPEG, not wider than this. */
export const FALLBACK_WIDTH = 1176;

// One step more effort takes five times as long for a percent or two.
export const AVIF = { quality: 52, effort: 3, chromaSubsampling: "4:2:0" } as const;
export const WEBP = { quality: 76, effort: 4, smartSubsample: true } as const;
export const JPEG = { quality: 78, mozjpeg: true } as const;

/** All that decides, besides the original itself, what comes out: a change of any of it makes photographs anew. */
const PHOTO_SETTINGS = JSON.stringify({ version: 3, WIDTHS, FALLBACK_WIDTH, AVIF, WEBP, JPEG, sharp: sharp.versions });

/** How drawings are minified. */
export const SVGO = { multipass: true, floatPrecision: 2 } as const;

const SVGO_PACKAGE = path.join(path.dirname(createRequire(import.meta.url).resolve("svgo")), "../package.json");

/** Read, not imported: all of svgo takes longer to load than every drawing to look up that was made before. */
const { version: svgo } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(SVGO_PACKAGE, "utf8")));

/** The same for drawings. */
const DRAWING_SETTINGS = JSON.stringify({ version: 1, svgo, ...SVGO });

/** A hash of everything that a picture's files are made from: the original and what is done to it. */
export const pictureHash = (image: string, original: Buffer): string =>
  hash(image.endsWith(".svg") ? DRAWING_SETTINGS : PHOTO_SETTINGS, original);

/**
 * `/media/economia/puerto.1a2b3c4d`: the beginning of the addresses of a picture's files.
 * @param image its path below data/pictures
 * @param made the hash of what they are made from
 */
export function addressOf(image: string, made: string): string {
  const { dir, name } = path.posix.parse(image);
  return path.posix.join("/media", dir, hashedName(name, made));
}
