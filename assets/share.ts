import { readFile } from "node:fs/promises";
import path from "node:path";
import { inTurn } from "../adapter/progress";
import { pageKeys } from "../data/resolve/graphs";
import { leadOf } from "../data/resolve/leads";
import type { PageKey } from "../data/resolve/pages";
import { sections } from "../data/sections/sections";
import { site } from "../lib/site";
import { cachedBitmap, publish } from "./bitmaps";
import { hash, writeGenerated } from "./files";
import { readMark, type Mark } from "./mark";
import { oneLine } from "./pictures/inspect";
import { codeHash } from "./remembered";
import { bitmapOf } from "./share/bitmap";
import { artwork } from "./share/picture";
import { readTokens } from "./share/tokens";
import type { Fonts } from "./share/type";

/*
 * Next's own opengraph-image.tsx is not used: in an exported site it writes files without
 * an extension, which plain servers do not serve as pictures (vercel/next.js#82177).
 */

/** How the front is drawn, which is no section. */
const FRONT = { name: "", poster: "arch", accent: "night" } as const;

/** What all the pictures are made from. */
type From = { root: string; colours: string; mark: Mark; fonts: () => Promise<Fonts> };

/** Makes a page's picture, its lead as its section draws, unless a build has made it before. @returns its path within the site */
async function pictureOf(key: PageKey, { root, colours, mark, fonts }: From): Promise<string> {
  const { title, image } = leadOf(key);
  const { name: section, poster, accent } = sections.find((candidate) => candidate.key === key) ?? FRONT;
  const words = { mark, name: site.name, section, accent, title };
  const kind = image.endsWith(".svg") ? "png" : "jpg";
  const original = await readFile(path.join(root, "data/pictures", image));
  const source = hash("share", await codeHash(), colours, poster, JSON.stringify(words), original);
  const make = async () => {
    const { posterSvg } = await import("./share/posters");
    const colour = readTokens(colours);
    const svg = posterSvg(poster, { ...words, picture: await artwork(root, image), colour, fonts: await fonts() });
    return bitmapOf(svg, colour("paper"), kind);
  };
  return publish(root, `share/${key}`, await cachedBitmap(root, source, make, kind), kind);
}

/** The letters of all the posters, loaded when the first asks for them: mostly each was made by an earlier build. */
function lettersFor(root: string): () => Promise<Fonts> {
  let loaded: Promise<Fonts> | undefined;
  const texts = [site.name, ...sections.map(({ name }) => name), ...pageKeys.map((key) => leadOf(key).title)];
  return () => (loaded ??= import("./share/type").then(({ loadFonts }) => loadFonts(root, texts.join(""))));
}

/**
 * Makes the sharing picture of every page, 1200 × 630, and the list lib/share.ts reads.
 * @throws Error with a line for each that would weigh 120 kB or more, or whose headline cannot be set
 */
export async function makeSharePictures(root: string): Promise<void> {
  const colours = await readFile(path.join(root, "app/styles/tokens.css"), "utf8");
  const from = { root, colours, mark: await readMark(root, site.mark), fonts: lettersFor(root) };
  const files: Record<string, string> = {};
  const problems: string[] = [];
  await inTurn("Imágenes para compartir", pageKeys, async (key) => {
    try {
      files[key] = await pictureOf(key, from);
    } catch (error) {
      problems.push(`${leadOf(key).where}: no se puede hacer la imagen para compartir: ${oneLine(error)}`);
    }
  });
  if (problems.length > 0) throw new Error(problems.join("\n"));
  await writeGenerated(root, "share.json", `${JSON.stringify(files, null, 1)}\n`);
}
