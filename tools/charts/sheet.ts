import sharp, { type OverlayOptions } from "sharp";
import type { Examined } from "./examine";

/** The columns of the sheet, a view each, in pixels. */
const COLUMNS = [400, 400, 280, 180] as const;
const GAP = 20;
const LINE = 26;
/** A taller picture is made smaller. */
const HIGHEST = 240;
const PAPER = "#ffffff";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const words = (text: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="${LINE}" font-family="sans-serif" fill="#16181d"><text y="18" font-size="17">${escaped(text)}</text></svg>`,
  );

/** All charts on one sheet, a row each: light, dark, on paper, on the narrowest screen. @returns WebP */
export async function chartSheet(examined: readonly Examined[]): Promise<Buffer> {
  const parts: OverlayOptions[] = [];
  let top = GAP;
  for (const { name, page, pictures } of examined) {
    parts.push({ input: words(`${name} (/${page})`), left: GAP, top });
    top += LINE;
    let left = GAP;
    let highest = 0;
    for (const [index, { png }] of pictures.entries()) {
      const width = COLUMNS[index] ?? 0;
      const { data, info } = await sharp(png)
        .resize({ width, height: HIGHEST, fit: "inside", withoutEnlargement: true })
        .png()
        .toBuffer({ resolveWithObject: true });
      parts.push({ input: data, left, top });
      left += width + GAP;
      highest = Math.max(highest, info.height);
    }
    top += highest + GAP;
  }
  const width = COLUMNS.reduce((sum, column) => sum + column + GAP, GAP);
  return sharp({ create: { width, height: top, channels: 3, background: PAPER } })
    .composite(parts)
    .webp({ quality: 30, effort: 6 })
    .toBuffer();
}
