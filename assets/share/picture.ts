import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** A picture that can be put anywhere in a poster, filling what it is given. */
export type Artwork = (x: number, y: number, width: number, height: number, align?: "xMin" | "xMid" | "xMax") => string;

/** No composition shows more: a photograph is brought to this before it goes into the poster. */
const LARGEST = { width: 1200, height: 800 } as const;

/** Upright, whatever way the camera was held, in plain sRGB, as a PNG that the poster's renderer reads. */
const upright = (file: string): Promise<Buffer> =>
  sharp(file)
    .autoOrient()
    .resize({ ...LARGEST, fit: "outside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .png({ compressionLevel: 3 })
    .toBuffer();

/**
 * The lead's picture, drawn or photographed.
 * @param image below data/pictures
 * @throws Error if it is neither an SVG with a viewBox nor a photograph
 */
export async function artwork(root: string, image: string): Promise<Artwork> {
  const file = path.join(root, "data/pictures", image);
  const place = (x: number, y: number, width: number, height: number, align: string) =>
    `x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${align}YMid slice"`;
  if (image.endsWith(".svg")) {
    const svg = await readFile(file, "utf8");
    const [, viewBox, body] = /viewBox="([^"]+)"[^>]*>([^]*)<\/svg>\s*$/.exec(svg) ?? [];
    if (!viewBox || body === undefined) throw new Error(`data/pictures/${image}: no tiene viewBox`);
    return (x, y, width, height, align = "xMid") =>
      `<svg ${place(x, y, width, height, align)} viewBox="${viewBox}">${body}</svg>`;
  }
  const data = (await upright(file)).toString("base64");
  return (x, y, width, height, align = "xMid") =>
    `<image ${place(x, y, width, height, align)} href="data:image/png;base64,${data}"/>`;
}
