import { readFile } from "node:fs/promises";
import path from "node:path";
import type { CustomPlugin } from "svgo/browser";
import { z } from "zod";
import { paper } from "../../paper/paper";
import { codeHash, keptValue } from "./cache";
import { writeGenerated } from "./files";

/** The newspaper's mark: the side of its square in its own units, and what is drawn in it. */
const markSchema = z.object({ viewBox: z.string(), side: z.number(), shapes: z.string() });
export type Mark = z.infer<typeof markSchema>;

/** Writes the class `accent` as it is looked for, alone and with no fill beside it, which it would outweigh on a page. */
const accented: CustomPlugin = {
  name: "accented",
  fn: () => ({
    element: {
      enter: ({ attributes }) => {
        if (!attributes["class"]?.split(/\s+/).includes("accent")) return;
        attributes["class"] = "accent";
        delete attributes["fill"];
      },
    },
  }),
};

/**
 * Reads a mark of data/pictures, which has been checked, minified, keeping what follows the page's colours:
 * `currentColor`, and `class="accent"`.
 */
export async function readMark(root: string, file: string): Promise<Mark> {
  const original = await readFile(path.join(root, "data/pictures", file), "utf8");
  return keptValue(root, ["mark", await codeHash(), original], markSchema, async () => {
    const { makeVector } = await import("./pictures/vector");
    const { optimize } = await import("svgo/browser");
    const { svg, width } = makeVector(original);
    const shapes = optimize(svg, { plugins: [accented] }).data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
    return { viewBox: `0 0 ${width} ${width}`, side: width, shapes };
  });
}

/** The shapes of a mark in fixed colours, for pictures that have no style sheet. */
export const inColours = ({ shapes }: Mark, ink: string, accent: string): string =>
  shapes.replaceAll("currentColor", ink).replaceAll('class="accent"', `fill="${accent}"`);

/** Writes what components/frame/Logo.tsx draws. */
export async function makeMark(root: string): Promise<void> {
  const { viewBox, shapes } = await readMark(root, paper.newspaper.mark);
  await writeGenerated(root, "mark.ts", `export const mark = ${JSON.stringify({ viewBox, shapes })};\n`);
}
