import path from "node:path";
import sharp from "sharp";
import { put } from "../lib/disk";
import { paper } from "../paper/paper";
import { inColours, readMark, type Mark } from "./mark";

const NIGHT = "#12284c";
const ON_NIGHT = "#f4f1ea";
const SAFFRON = "#d9892b";
const SAFFRON_ON_DARK = "#e6a04b";

/** The mark with nothing behind it, filling its square. */
const bare = (mark: Mark) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}">${inColours(mark, NIGHT, SAFFRON)}</svg>`;

/** The mark on night, with `room` around it, as a part of its own side. */
function onNight(mark: Mark, room: number): string {
  const margin = room * mark.side;
  const side = mark.side + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}"><path fill="${NIGHT}" d="M${-margin} ${-margin}h${side}v${side}h${-side}z"/>${inColours(mark, ON_NIGHT, SAFFRON)}</svg>`;
}

/** The browser tab's drawing, which follows the dark scheme. */
const favicon = (mark: Mark) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}"><style>:root{color:${NIGHT}}.accent{fill:${SAFFRON}}@media (prefers-color-scheme:dark){:root{color:${ON_NIGHT}}.accent{fill:${SAFFRON_ON_DARK}}}</style>${mark.shapes}</svg>`;

/** Drawn at its size, not scaled to it: edges on the grid stay sharp. */
async function png(svg: string, size: number): Promise<Buffer> {
  const { width } = await sharp(Buffer.from(svg)).metadata();
  return sharp(Buffer.from(svg), { density: (72 * size) / width })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The side of the icon at the old address, which is asked for without being named; the others come from the drawing. */
const ICO = 32;

/** An ICO file of one PNG: its kind and number, its sides, no palette, one plane, 32 bits a pixel, its length and beginning. */
function icoOf(image: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, ICO, ICO, 0, 0, 1, 0, 32]);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

/** Draws the icons of browsers and home screens from the newspaper's mark, into public. */
export async function makeIcons(root: string): Promise<void> {
  const mark = await readMark(root, paper.newspaper.mark);
  const small = paper.newspaper.smallMark ? await readMark(root, paper.newspaper.smallMark) : mark;
  const write = (name: string, content: string | Buffer) => put(path.join(root, "public", name), content);
  await write("icons/favicon.svg", favicon(small));
  await write("favicon.ico", icoOf(await png(bare(small), ICO)));
  await write("icons/apple-touch-icon.png", await png(onNight(mark, 0.25), 180));
  // Masks may cut all but the middle circle of four fifths; the mark's corners stay within it.
  for (const size of [192, 512]) await write(`icons/maskable-${size}.png`, await png(onNight(mark, 0.375), size));
}
