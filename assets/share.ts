import { readFile } from "node:fs/promises";
import path from "node:path";
import { inTurn } from "../adapter/progress";
import { pageKeys } from "../data/resolve/graphs";
import { leadOf } from "../data/resolve/leads";
import { sections } from "../data/sections/sections";
import { site } from "../lib/site";
import { cachedBitmap, publish } from "./bitmaps";
import { hash, writeGenerated } from "./files";
import { readMark } from "./mark";
import { oneLine } from "./pictures/inspect";
import { bitmapOf, POSTER_RECIPE } from "./share/bitmap";
import { artwork } from "./share/picture";
import { posterSvg } from "./share/posters";
import { readTokens } from "./share/tokens";
import { loadFonts } from "./share/type";

/*
 * Next's own opengraph-image.tsx is not used: in an exported site it writes files without
 * an extension, which plain servers do not serve as pictures (vercel/next.js#82177).
 */

/** How the front is drawn, which is no section. */
const FRONT = { name: "", poster: "arch", accent: "night" } as const;

/**
 * Makes the sharing picture of every page, 1200 × 630, and the list lib/share.ts reads.
 * @throws Error with a line for each that would weigh 120 kB or more, or whose headline cannot be set
 */
export async function makeSharePictures(root: string): Promise<void> {
  const colour = readTokens(await readFile(path.join(root, "app/styles/tokens.css"), "utf8"));
  const letters = [
    site.name,
    ...sections.map((section) => section.name),
    ...pageKeys.map((key) => leadOf(key).title),
  ].join("");
  const fonts = await loadFonts(root, letters);
  const mark = await readMark(root, site.mark);
  const files: Record<string, string> = {};
  const problems: string[] = [];
  await inTurn("Imágenes para compartir", pageKeys, async (key) => {
    const { where, title, image } = leadOf(key);
    const { name: section, poster, accent } = sections.find((candidate) => candidate.key === key) ?? FRONT;
    try {
      const picture = await artwork(root, image);
      const svg = posterSvg(poster, { mark, name: site.name, section, accent, title, picture, colour, fonts });
      const kind = image.endsWith(".svg") ? "png" : "jpg";
      const bitmap = await cachedBitmap(
        root,
        hash(svg, POSTER_RECIPE[kind]),
        () => bitmapOf(svg, colour("paper"), kind),
        kind,
      );
      files[key] = await publish(root, `share/${key}`, bitmap, kind);
    } catch (error) {
      problems.push(`${where}: no se puede hacer la imagen para compartir: ${oneLine(error)}`);
    }
  });
  if (problems.length > 0) throw new Error(problems.join("\n"));
  await writeGenerated(root, "share.json", `${JSON.stringify(files, null, 1)}\n`);
}
