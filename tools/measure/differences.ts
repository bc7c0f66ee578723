import sharp, { type Raw } from "sharp";

/** How two pictures of a page differ. */
export type Difference = {
  /** Of the pixels of both, laid one over the other, those that are another colour or only in one: from 0 to 1. */
  share: number;
  /**
   * The rows that differ, as a PNG of three columns: the picture before, the one now, and that one pale with red squares
   * where it differs. Undefined where nothing does.
   */
  picture?: Buffer;
};

/** In pixels: the side of a square that is marked where a pixel in it differs; nobody would see one pixel alone. */
const SQUARE = 8;

/** In pixels: what is shown above the first row that differs and below the last, and what parts the columns. */
const AROUND = 40;

const RED = [230, 0, 40, 130];

/** A picture's pixels, four bytes each, in rows. */
type Bitmap = { data: Buffer; raw: Raw };

/** A picture in a frame; what it does not fill is transparent there, which no page is. */
async function framed(png: Buffer, width: number, height: number): Promise<Bitmap> {
  const own = await sharp(png).metadata();
  const data = await sharp(png)
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background: "#0000" })
    .raw()
    .toBuffer();
  return { data, raw: { width, height, channels: 4 } };
}

const show = ({ data, raw }: Bitmap) => sharp(data, { raw });

/** A Bitmap's pixels as a number each. */
const pixelsOf = ({ data }: Bitmap) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

/** Where two bitmaps of one size differ: how many pixels do, and a small bitmap with a red pixel for each square that holds one. */
function look(before: Bitmap, now: Bitmap): { differing: number; squares: Bitmap } {
  const { width, height } = now.raw;
  const columns = Math.ceil(width / SQUARE);
  const rows = Math.ceil(height / SQUARE);
  const data = Buffer.alloc(columns * rows * 4);
  const [were, are] = [pixelsOf(before), pixelsOf(now)];
  let differing = 0;
  for (let at = 0; at < are.length; at++) {
    if (were[at] === are[at]) continue;
    differing++;
    const row = Math.floor(at / width / SQUARE);
    const column = Math.floor((at % width) / SQUARE);
    data.set(RED, (row * columns + column) * 4);
  }
  return { differing, squares: { data, raw: { width: columns, height: rows, channels: 4 } } };
}

/** What `Difference.picture` says. */
async function sideBySide(before: Bitmap, now: Bitmap, squares: Bitmap): Promise<Buffer> {
  const { width, height } = now.raw;
  const rowOf = (byte: number) => Math.floor(byte / 4 / squares.raw.width) * SQUARE;
  const isMarked = (byte: number) => byte > 0;
  const top = Math.max(0, rowOf(squares.data.findIndex(isMarked)) - AROUND);
  const bottom = Math.min(height, rowOf(squares.data.findLastIndex(isMarked)) + SQUARE + AROUND);
  const part = { left: 0, top, width, height: bottom - top };
  const marks = show(squares).resize(squares.raw.width * SQUARE, squares.raw.height * SQUARE, { kernel: "nearest" });
  const columns = [
    show(before).extract(part),
    show(now).extract(part),
    show(now).extract(part).greyscale().linear(0.4, 150),
    // A picture is cut after it has been made larger where it goes through a buffer between the two.
    sharp(await marks.png().toBuffer()).extract(part),
  ];
  const canvas = { width: 3 * width + 2 * AROUND, height: part.height, channels: 3, background: "#888" } as const;
  const placed = await Promise.all(
    columns.map(async (column, index) => ({
      input: await column.png({ compressionLevel: 0 }).toBuffer(),
      left: Math.min(index, 2) * (width + AROUND),
      top: 0,
    })),
  );
  return sharp({ create: canvas }).composite(placed).png().toBuffer();
}

/** Compares two pictures of a page, pixel by pixel, from their upper left corners on. @param before and now: PNGs */
export async function differenceOf(before: Buffer, now: Buffer): Promise<Difference> {
  const sizes = [await sharp(before).metadata(), await sharp(now).metadata()];
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [was, is] = [await framed(before, width, height), await framed(now, width, height)];
  const { differing, squares } = look(was, is);
  if (differing === 0) return { share: 0 };
  return { share: differing / (width * height), picture: await sideBySide(was, is, squares) };
}
