import path from "node:path";
import sharp from "sharp";
import { put } from "../../lib/disk";
import { paper } from "../../paper/paper";
import { inColours, readMark, type Mark } from "./mark";
import { colourIn, readTokens, type Tokens } from "./tokens";

const drawing = (viewBox: string, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>`;

const inDayColours = (mark: Mark, day: Tokens, ink: string) =>
  inColours(mark, colourIn(day, ink), colourIn(day, "saffron"));

/** The mark on night, with `room` around it, as a part of its own side. */
function onNight(mark: Mark, room: number, day: Tokens): string {
  const margin = room * mark.side;
  const side = mark.side + 2 * margin;
  const ground = `<path fill="${colourIn(day, "night")}" d="M${-margin} ${-margin}h${side}v${side}h${-side}z"/>`;
  return drawing(`${-margin} ${-margin} ${side} ${side}`, ground + inDayColours(mark, day, "on-night"));
}

/** The browser tab's drawing, which follows the dark scheme. */
function favicon(mark: Mark, day: Tokens, dark: Tokens): string {
  const light = `:root{color:${colourIn(day, "night")}}.accent{fill:${colourIn(day, "saffron")}}`;
  const other = `:root{color:${colourIn(day, "on-night")}}.accent{fill:${colourIn(dark, "saffron")}}`;
  return drawing(mark.viewBox, `<style>${light}@media (prefers-color-scheme:dark){${other}}</style>${mark.shapes}`);
}

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
  const day = await readTokens(root);
  const mark = await readMark(root, paper.newspaper.mark);
  const small = paper.newspaper.smallMark ? await readMark(root, paper.newspaper.smallMark) : mark;
  const write = (name: string, content: string | Buffer) => put(path.join(root, "public", name), content);
  await write("icons/favicon.svg", favicon(small, day, await readTokens(root, "dark")));
  await write("favicon.ico", icoOf(await png(drawing(small.viewBox, inDayColours(small, day, "night")), ICO)));
  await write("icons/apple-touch-icon.png", await png(onNight(mark, 0.25, day), 180));
  // Masks may cut all but the middle circle of four fifths; the mark's corners stay within it.
  const maskable = onNight(mark, 0.375, day);
  for (const size of [192, 512]) await write(`icons/maskable-${size}.png`, await png(maskable, size));
}
