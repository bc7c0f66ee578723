/** A square picture, in pixels a side, encoded as PNG. */
export type IconImage = { size: number; png: Buffer };

const HEADER = 6;
const ENTRY = 16;

/**
 * An ICO file of PNGs: a header, an entry for each, and the PNGs themselves.
 * (A package would bring its own PNG decoder for these twenty lines.)
 * @param images at most 255 px a side
 */
export function icoOf(images: readonly IconImage[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * images.length);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, index) => {
    const at = HEADER + ENTRY * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4); // planes
    head.writeUInt16LE(32, at + 6); // bits a pixel
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
