import { readFile } from "node:fs/promises";
import path from "node:path";

/** A picture that can be put anywhere in a poster, filling what it is given. */
export type Artwork = (x: number, y: number, width: number, height: number, align?: "xMin" | "xMid" | "xMax") => string;

const TYPES: Record<string, string> = {
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".png": "png",
  ".webp": "webp",
  ".avif": "avif",
};

/**
 * The lead's picture, drawn or photographed.
 * @param image below data/pictures
 * @throws Error if it is neither an SVG nor a photograph of a known kind
 */
export async function artwork(root: string, image: string): Promise<Artwork> {
  const file = path.join(root, "data/pictures", image);
  const place = (x: number, y: number, width: number, height: number, align: string) =>
    `x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${align}YMid slice"`;
  if (image.endsWith(".svg")) {
    const svg = await readFile(file, "utf8");
    const [, viewBox, body] = /viewBox="([^"]+)"[^>]*>([^]*)<\/svg>\s*$/.exec(svg) ?? [];
    if (!viewBox || body === undefined) throw new Error(`data/pictures/${image} has no viewBox`);
    return (x, y, width, height, align = "xMid") =>
      `<svg ${place(x, y, width, height, align)} viewBox="${viewBox}">${body}</svg>`;
  }
  const type = TYPES[path.extname(image)];
  if (!type) throw new Error(`data/pictures/${image} is no picture a poster can be made of`);
  const data = (await readFile(file)).toString("base64");
  return (x, y, width, height, align = "xMid") =>
    `<image ${place(x, y, width, height, align)} href="data:image/${type};base64,${data}"/>`;
}
