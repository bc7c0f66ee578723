import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import type { TitledPicture } from "./titled";

const COLUMNS = 4;
const CELL = 380;
const GAP = 20;
const PICTURE_HEIGHT = 300;
const LINES = 3;
const LINE = 22;
const ROW = PICTURE_HEIGHT + LINES * LINE + 2 * GAP;
const CHARACTERS = 44;

/** The schemes a picture is looked at in: the page's paper and ink (app/styles/tokens.css). */
const SCHEMES = {
  light: { paper: "#fbfaf7", ink: "#16181d" },
  dark: { paper: "#12151b", ink: "#ece8df" },
} as const;
export type Scheme = keyof typeof SCHEMES;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Breaks words into lines; what does not fit in LINES ends in an ellipsis. */
function lines(text: string): string[] {
  const broken: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = broken.at(-1);
    if (line !== undefined && line.length + word.length < CHARACTERS) broken[broken.length - 1] = `${line} ${word}`;
    else broken.push(word);
  }
  return broken.length > LINES ? [...broken.slice(0, LINES - 1), `${broken[LINES - 1] ?? ""} …`] : broken;
}

function caption({ title, image }: TitledPicture, ink: string): Buffer {
  const words = lines(title).map(
    (line, index) => `<text x="0" y="${16 + index * LINE}" font-size="16">${escaped(line)}</text>`,
  );
  const file = `<text x="0" y="${16 + words.length * LINE}" font-size="12" opacity="0.6">${escaped(image)}</text>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${LINES * LINE + GAP}" fill="${ink}" font-family="sans-serif">${words.join("")}${file}</svg>`,
  );
}

async function cell(folder: string, picture: TitledPicture, index: number, ink: string): Promise<OverlayOptions[]> {
  const left = GAP + (index % COLUMNS) * (CELL + GAP);
  const top = GAP + Math.floor(index / COLUMNS) * ROW;
  const shown = await sharp(path.join(folder, picture.image), { density: 144 })
    .autoOrient()
    .resize({ width: CELL, height: PICTURE_HEIGHT, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  return [
    { input: shown.data, left, top: top + PICTURE_HEIGHT - shown.info.height },
    { input: caption(picture, ink), left, top: top + PICTURE_HEIGHT + 8 },
  ];
}

/**
 * A contact sheet as PNG: four pictures abreast, each over its title and its file.
 * @param folder data/pictures
 */
export async function contactSheet(
  folder: string,
  pictures: readonly TitledPicture[],
  scheme: Scheme,
): Promise<Buffer> {
  const { paper, ink } = SCHEMES[scheme];
  const cells = await Promise.all(pictures.map((picture, index) => cell(folder, picture, index, ink)));
  const width = GAP + COLUMNS * (CELL + GAP);
  const height = GAP + Math.ceil(pictures.length / COLUMNS) * ROW;
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite(cells.flat())
    .png()
    .toBuffer();
}
