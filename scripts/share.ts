import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { leads } from "../data/leads";
import type { PageKey } from "../data/metadata";
import { sections } from "../lib/sections";
import { cachedBitmap, hash, publish, writeList } from "./bitmaps";
import { artwork } from "./share/picture";
import { compositions, posterSvg } from "./share/posters";
import { readTokens } from "./share/tokens";
import { loadFonts } from "./share/type";

/*
 * Next's own opengraph-image.tsx is not used: in an exported site it writes files without
 * an extension, which plain servers do not serve as pictures (vercel/next.js#82177).
 */

/** What the PNG is made with; change it with the recipe, so that no old bitmap is taken from the cache. */
const RECIPE = `png-palette-1 sharp-${sharp.versions.sharp}`;

/** Bytes that no chat waits for: WhatsApp and others skip pictures that are much larger. */
const LIMIT = 120_000;

const keys = Object.keys(compositions) as PageKey[];

/**
 * Makes the sharing picture of every page, 1200 × 630, and the list lib/share.ts reads.
 * @throws Error if one weighs 120 kB or more, or its headline cannot be set
 */
export async function makeSharePictures(root: string): Promise<void> {
  const colour = readTokens(await readFile(path.join(root, "app/globals.css"), "utf8"));
  const letters = [
    "La Lonja",
    ...sections.map((section) => section.name),
    ...Object.values(leads).map((lead) => lead.title),
  ].join("");
  const fonts = await loadFonts(root, letters);
  const files: Record<string, string> = {};
  for (const key of keys) {
    const { title, image } = leads[key];
    const section = sections.find((candidate) => candidate.key === key)?.name ?? "";
    const svg = posterSvg(key, { section, title, picture: await artwork(root, image), colour, fonts });
    const bitmap = await cachedBitmap(root, hash(svg, RECIPE), () =>
      sharp(Buffer.from(svg))
        .flatten({ background: colour("paper") })
        .png({ palette: true, effort: 10, compressionLevel: 9, dither: 0 })
        .toBuffer(),
    );
    if (bitmap.length >= LIMIT)
      throw new Error(`The sharing picture of ${key} weighs ${bitmap.length} bytes, ${LIMIT} are too many`);
    files[key] = await publish(root, `share/${key}`, bitmap);
  }
  await writeList(root, "share.json", files);
}
