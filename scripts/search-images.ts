import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { SearchImage } from "../lib/search-images";
import { LOGO } from "../lib/structured/newsroom";
import { cachedBitmap, hash, publish, writeList } from "./bitmaps";
import { markShapes } from "./mark";

/**
 * Google asks for bitmaps of at least 1200 pixels («Article structured data», images), and
 * takes no SVG there. PNG with a palette is what flat planes weigh least in, and the one
 * of its formats that film carousels take too.
 */
const WIDTH = 1200;

/** Change it with what is done to a picture, so that no old bitmap is taken from the cache. */
const RECIPE = `png-palette-1 sharp-${sharp.versions.sharp}`;

const PAPER = "#fbfaf7";

/** The mark on paper, with room around it. */
const logo = () =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="-8 -8 48 48"><path fill="${PAPER}" d="M-8-8h48v48H-8z"/>${markShapes("#12284c", "#d9892b")}</svg>`,
  );

/** A vector is drawn at the width itself, so that its edges are sharp. */
async function wide(source: Buffer): Promise<Buffer> {
  const { width, format } = await sharp(source).metadata();
  const vector = format === "svg";
  return sharp(source, vector ? { density: Math.min((72 * WIDTH) / width, 2400) } : {})
    .rotate()
    .resize({ width: WIDTH, withoutEnlargement: !vector })
    .flatten({ background: PAPER })
    .png({ palette: true, effort: 10, compressionLevel: 9, dither: vector ? 0 : 1 })
    .toBuffer();
}

async function makeImage(root: string, image: string): Promise<SearchImage> {
  const source = image === LOGO ? logo() : await readFile(path.join(root, "data/pictures", image));
  const bitmap = await cachedBitmap(root, hash(source, RECIPE, String(WIDTH)), () =>
    image === LOGO ? sharp(source).png({ palette: true }).toBuffer() : wide(source),
  );
  const { width, height } = await sharp(bitmap).metadata();
  const src = await publish(root, `search/${image.replace(/\.\w+$/, "")}`, bitmap);
  return { src: `/${src.slice(1)}`, width, height, bytes: bitmap.length };
}

/**
 * Makes the bitmaps that the pages' graphs name, and the list lib/search-images.ts reads.
 * @param images below data/pictures, and the mark's name
 */
export async function makeSearchImages(root: string, images: readonly string[]): Promise<void> {
  const files: Record<string, SearchImage> = {};
  for (const image of [...new Set(images)].sort()) files[image] = await makeImage(root, image);
  await writeList(root, "search-images.json", files);
}
