import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp, { type Sharp } from "sharp";

/*
 * Photographs as cameras leave them, rendered here because no reader should have
 * to download them: a sky that pales to the horizon, dark ground, and the grain of
 * a sensor, the same at every run.
 */

/** Numbers from 0 to 1 that look random and are always the same (a linear congruential generator). */
function grain(): () => number {
  let state = 42;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** An unencoded photograph of a plain, its sky at the top. */
export function photograph(width: number, height: number): Sharp {
  const random = grain();
  // It keeps its numbers in bounds by itself: within Jest each look at Math costs more than the grain.
  const pixels = new Uint8ClampedArray(width * height * 3);
  for (let y = 0; y < height; y++) {
    const sky = y < height * 0.6;
    const depth = y / height;
    for (let x = 0; x < width; x++) {
      const noise = (random() + random() - 1) * 24;
      const at = (y * width + x) * 3;
      pixels[at] = (sky ? 70 + 150 * depth : 90 - 40 * (x / width)) + noise;
      pixels[at + 1] = (sky ? 130 + 90 * depth : 70) + noise;
      pixels[at + 2] = (sky ? 210 : 40) + noise;
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A photograph of one colour, to see what becomes of it. */
export const plain = (width: number, height: number, colour: string): Sharp =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** A drawing of these measures with something on it. */
export const drawing = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0h${width}v9z"/></svg>`;

/** An empty project with these pictures in data/pictures and films in data/videos; gives its folder. */
export async function projectWith(files: Readonly<Record<string, Buffer | string>>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), "pictures-"));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, "data", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return root;
}
