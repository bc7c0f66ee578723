import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { put } from "../../lib/disk";
import type { SearchImage } from "../../lib/share";
import { site } from "../../paper/site";
import { kept } from "./cache";
import { hash, publish, writeGenerated } from "./files";
import { inColours, readMark } from "./mark";
import { upright } from "./pictures/photograph";
import { originOf, rightsIn, signed } from "./pictures/rights";
import { addressOf, pictureHash } from "./pictures/settings";
import { colourIn, readTokens, type Tokens } from "./tokens";

/**
 * Google asks for bitmaps of at least 1200 pixels («Article structured data», images), and
 * takes no SVG there. PNG with a palette is what flat planes weigh least in, and the one
 * of its formats that film carousels take too.
 */
const WIDTH = 1200;

/** Change it with what is done to a picture: it is part of the addresses, and of what the bitmaps are kept under. */
const RECIPE = `png-palette-1 sharp-${sharp.versions.sharp}`;

/** A photograph as PNG would weigh ten times as much; search engines and feed readers take JPEG as gladly. */
const PHOTOGRAPH = { quality: 80, mozjpeg: true } as const;

/** The mark on paper, with a quarter of its side around it. */
async function logo(root: string, tokens: Tokens): Promise<SearchImage> {
  const mark = await readMark(root, site.mark);
  const from = -mark.side / 4;
  const side = mark.side * 1.5;
  const ground = `<path fill="${colourIn(tokens, "paper")}" d="M${from} ${from}h${side}v${side}h-${side}z"/>`;
  const shapes = inColours(mark, colourIn(tokens, "night"), colourIn(tokens, "saffron"));
  const box = `${from} ${from} ${side} ${side}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="${box}">${ground}${shapes}</svg>`;
  const bitmap = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  return described(await publish(root, "search/marca", bitmap), bitmap);
}

const described = (src: string, bitmap: Buffer): SearchImage => ({ src: `/${src.slice(1)}`, bytes: bitmap.length });

/** A drawing at the width itself, so that its edges are sharp. */
async function wideDrawing(source: Buffer, paper: string): Promise<Buffer> {
  const { width } = await sharp(source).metadata();
  return sharp(source, { density: Math.min((72 * WIDTH) / width, 2400) })
    .resize({ width: WIDTH })
    .flatten({ background: paper })
    .png({ palette: true, effort: 10, compressionLevel: 9, dither: 0 })
    .toBuffer();
}

async function widePhotograph(source: Buffer, paper: string): Promise<Buffer> {
  const wide = upright(source, paper).resize({ width: WIDTH, withoutEnlargement: true });
  return signed(wide, WIDTH, await rightsIn(source))
    .jpeg(PHOTOGRAPH)
    .toBuffer();
}

/**
 * A picture's bitmap, beside its other files: pages that name both say the longest part of the address twice, which
 * compresses best. The name is made from all that decides what it shows, but for the paper behind what is transparent.
 */
async function bitmapOf(root: string, image: string, paper: string): Promise<SearchImage> {
  const source = await readFile(path.join(root, "data/pictures", image));
  const drawn = image.endsWith(".svg");
  const recipe = drawn ? RECIPE : `${RECIPE} ${JSON.stringify(PHOTOGRAPH)} signed-2`;
  const widen = drawn ? wideDrawing : widePhotograph;
  const bitmap = await kept(root, ["search", source, recipe, String(WIDTH), paper], () => widen(source, paper));
  const src = `${addressOf(image, pictureHash(image, source))}-${hash(recipe).slice(0, 4)}.${drawn ? "png" : "jpg"}`;
  await put(path.join(root, "public", src), bitmap);
  const origin = drawn ? undefined : await originOf(source);
  return { ...described(src, bitmap), ...(origin && { origin }) };
}

/**
 * Makes the bitmaps that the pages' graphs name, and the list that app/bitmaps.ts reads.
 * @param images below data/pictures, and the mark's name
 */
export async function makeSearchImages(root: string, images: readonly string[]): Promise<void> {
  const tokens = await readTokens(root);
  const paper = colourIn(tokens, "paper");
  const files: Record<string, SearchImage> = {};
  for (const image of [...new Set(images)].sort()) {
    files[image] = await (image === site.mark ? logo(root, tokens) : bitmapOf(root, image, paper));
  }
  await writeGenerated(root, "search-images.json", `${JSON.stringify(files, null, 1)}\n`);
}
