import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { optimize } from "svgo";
import { markShapes } from "../mark";
import { icoOf } from "./ico";

/*
 * Draws the icons of browsers and home screens from the mark of the masthead and
 * leaves them in public, committed: `npm run icons` is needed only when the mark
 * changes. At 16 px the mark has fewer turns in its column (small-mark.svg).
 */

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = path.join(root, "public/icons");

const NIGHT = "#12284c";
const PAPER = "#f4f1ea";
const SAFFRON = "#d9892b";

/** The mark with nothing behind it, filling its square. */
const bare = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${markShapes(NIGHT, SAFFRON)}</svg>`;

/** The mark on night, with `room` around it in the mark's own units of 1/32. */
const onNight = (room: number) => {
  const side = 32 + 2 * room;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-room} ${-room} ${side} ${side}"><path fill="${NIGHT}" d="M${-room} ${-room}h${side}v${side}h${-side}z"/>${markShapes(PAPER, SAFFRON)}</svg>`;
};

/** Drawn at its size, not scaled to it: edges on the grid stay sharp. */
async function png(svg: string, size: number): Promise<Buffer> {
  const { width } = await sharp(Buffer.from(svg)).metadata();
  return sharp(Buffer.from(svg), { density: (72 * size) / width })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

const small = await readFile(path.join(root, "assets/icons/small-mark.svg"), "utf8");
await mkdir(folder, { recursive: true });

// The classes are the handle of the dark scheme's colours.
const { data: favicon } = optimize(small, {
  plugins: [{ name: "preset-default", params: { overrides: { inlineStyles: false } } }],
});
await writeFile(path.join(folder, "favicon.svg"), favicon);
await writeFile(
  path.join(root, "public/favicon.ico"),
  icoOf([
    { size: 16, png: await png(small, 16) },
    { size: 32, png: await png(bare, 32) },
    { size: 48, png: await png(bare, 48) },
  ]),
);
await writeFile(path.join(folder, "apple-touch-icon.png"), await png(onNight(8), 180));
// Masks may cut all but the middle circle of four fifths; the mark's corners stay within it.
for (const size of [192, 512]) await writeFile(path.join(folder, `maskable-${size}.png`), await png(onNight(12), size));
