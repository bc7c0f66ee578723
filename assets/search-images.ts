import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { inTurn } from "../adapter/progress";
import type { SearchImage } from "../lib/search-images";
import { site } from "../lib/site";
import { cachedBitmap, publish, type BitmapKind } from "./bitmaps";
import { hash, writeGenerated, writeWhole } from "./files";
import { inColours, readMark } from "./mark";
import { addressOf, pictureHash } from "./pictures/address";

/**
 * Google asks for bitmaps of at least 1200 pixels («Article structured data», images), and
 * takes no SVG there. PNG with a palette is what flat planes weigh least in, and the one
 * of its formats that film carousels take too.
 */
const WIDTH = 1200;

/** Change it with what is done to a picture, so that no old bitmap is taken from the cache. */
const RECIPE = `png-palette-1 sharp-${sharp.versions.sharp}`;

/** A photograph as PNG would weigh ten times as much; search engines and feed readers take JPEG as gladly. */
const PHOTOGRAPH = { quality: 80, mozjpeg: true } as const;

const PAPER = "#fbfaf7";

/** The mark on paper, with a quarter of its side around it. */
async function logo(root: string): Promise<Buffer> {
  const mark = await readMark(root, site.mark);
  const [from, side] = [-mark.side / 4, mark.side * 1.5];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="${from} ${from} ${side} ${side}"><path fill="${PAPER}" d="M${from} ${from}h${side}v${side}h-${side}z"/>${inColours(mark, "#12284c", "#d9892b")}</svg>`,
  );
}

/** A drawing at the width itself, so that its edges are sharp. */
async function wideDrawing(source: Buffer): Promise<Buffer> {
  const { width } = await sharp(source).metadata();
  return sharp(source, { density: Math.min((72 * WIDTH) / width, 2400) })
    .resize({ width: WIDTH })
    .flatten({ background: PAPER })
    .png({ palette: true, effort: 10, compressionLevel: 9, dither: 0 })
    .toBuffer();
}

/** A photograph upright, never enlarged. */
const widePhotograph = (source: Buffer): Promise<Buffer> =>
  sharp(source)
    .autoOrient()
    .resize({ width: WIDTH, withoutEnlargement: true })
    .flatten({ background: PAPER })
    .toColourspace("srgb")
    .jpeg(PHOTOGRAPH)
    .toBuffer();

/**
 * Publishes a picture's bitmap beside its other files: pages that name both say the longest part of the address
 * twice, which compresses best. The name is made from all that decides what it shows.
 * @returns its path within the site
 */
async function publishBeside(root: string, begin: string, recipe: string, bitmap: Buffer, kind: BitmapKind) {
  const src = `${begin}-${hash(recipe).slice(0, 4)}.${kind}`;
  await writeWhole(path.join(root, "public", src), bitmap);
  return src;
}

async function makeImage(root: string, image: string): Promise<SearchImage> {
  const source = image === site.mark ? await logo(root) : await readFile(path.join(root, "data/pictures", image));
  const drawn = image === site.mark || image.endsWith(".svg");
  const kind = drawn ? "png" : "jpg";
  const make = () => {
    if (image === site.mark) return sharp(source).png({ palette: true }).toBuffer();
    return drawn ? wideDrawing(source) : widePhotograph(source);
  };
  const recipe = drawn ? RECIPE : `${RECIPE} ${JSON.stringify(PHOTOGRAPH)}`;
  const bitmap = await cachedBitmap(root, hash(source, recipe, String(WIDTH)), make, kind);
  const { width, height } = await sharp(bitmap).metadata();
  const src =
    image === site.mark
      ? await publish(root, "search/marca", bitmap)
      : await publishBeside(root, addressOf(image, pictureHash(image, source)), recipe, bitmap, kind);
  return { src: `/${src.slice(1)}`, width, height, bytes: bitmap.length };
}

/**
 * Makes the bitmaps that the pages' graphs name, and the list lib/search-images.ts reads.
 * @param images below data/pictures, and the mark's name
 */
export async function makeSearchImages(root: string, images: readonly string[]): Promise<void> {
  const files: Record<string, SearchImage> = {};
  await inTurn("Imágenes para los buscadores", [...new Set(images)].sort(), async (image) => {
    files[image] = await makeImage(root, image);
  });
  await writeGenerated(root, "search-images.json", `${JSON.stringify(files, null, 1)}\n`);
}
