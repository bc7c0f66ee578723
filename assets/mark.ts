import { newspaper } from "../data/newspaper";
import { writeGenerated } from "./files";
import { readOriginal } from "./originals";
import { remembered } from "./remembered";

/** The newspaper's mark: the side of its square in its own units, and what is drawn in it. */
export type Mark = { viewBox: string; side: number; shapes: string };

/**
 * Reads a mark of data/pictures, minified, keeping what follows the page's colours:
 * `currentColor`, and the class `accent`.
 * @throws Error naming the file if it is no square drawing, or would run or load anything
 */
export async function readMark(root: string, file: string): Promise<Mark> {
  try {
    const original = await readOriginal(root, "data/pictures", file);
    const mark = await remembered(root, ["mark", original], async () => {
      const { makeVector } = await import("./pictures/vector");
      const { svg, width, height } = makeVector(original.toString("utf8"));
      if (width !== height) throw new Error(`mide ${width} × ${height}, se esperaba un cuadrado`);
      const shapes = svg.replace(/^<svg[^>]*>|<\/svg>$/g, "");
      return JSON.stringify({ viewBox: `0 0 ${width} ${height}`, side: width, shapes });
    });
    return JSON.parse(mark) as Mark;
  } catch (error) {
    throw new Error(
      `data/newspaper.ts: mark: data/pictures/${file}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** The shapes of a mark in fixed colours, for pictures that have no style sheet. */
export const inColours = ({ shapes }: Mark, ink: string, accent: string): string =>
  shapes.replaceAll("currentColor", ink).replaceAll('class="accent"', `fill="${accent}"`);

/** Writes what components/frame/Logo.tsx draws. */
export async function makeMark(root: string): Promise<void> {
  const { viewBox, shapes } = await readMark(root, newspaper.mark);
  await writeGenerated(root, "mark.ts", `export const mark = ${JSON.stringify({ viewBox, shapes })};\n`);
}
