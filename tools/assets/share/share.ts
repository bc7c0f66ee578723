import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { shownPages } from "../../../paper/graphs";
import { leadOf, paper } from "../../../paper/paper";
import { site } from "../../../paper/site";
import type { PageKey } from "../../../schema/sections";
import { codeHash, kept } from "../cache";
import { publish, writeGenerated } from "../files";
import { readMark } from "../mark";
import { upright } from "../pictures/photograph";
import { colourIn, readTokens } from "../tokens";
import type { Artwork } from "./posters";

/*
 * Next's own opengraph-image.tsx is not used: in an exported site it writes files without
 * an extension, which plain servers do not serve as pictures (vercel/next.js#82177). Its ImageResponse was tried in November
 * 2026: it breaks lines as evenly, in 60 to 600 ms a picture, but at one size that somebody else must find, and it cuts
 * pictures to no shape: all of posters.ts would stay, as drawings within it, and most of letters.ts, which finds sizes.
 */

/** How the front is drawn, which is no section. */
const FRONT = { name: "", poster: "arch", accent: "night" } as const;

/** Bytes that no chat waits for: WhatsApp and others skip pictures that are much larger. */
const LIMIT = 120_000;

/** Tried in turn until one is light enough. Below the last a photograph shows its blocks. */
const QUALITIES = [86, 82, 78, 74, 70, 65, 60, 54, 48, 42] as const;

/** A lead's picture, drawn or photographed; no composition shows more of a photograph than is kept. */
export async function artworkOf(original: Buffer, drawn: boolean): Promise<Artwork> {
  const bytes = drawn
    ? original
    : await upright(original)
        .resize({ width: 1200, height: 800, fit: "outside", withoutEnlargement: true })
        .png({ compressionLevel: 3 })
        .toBuffer();
  const href = `data:image/${drawn ? "svg+xml" : "png"};base64,${bytes.toString("base64")}`;
  return (x, y, width, height) =>
    `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="${href}"/>`;
}

/**
 * A poster as a bitmap that chats take: PNG where its picture is drawn in flat planes, whose colours a palette holds,
 * else JPEG, with colours at full resolution: letters on a coloured ground would fray with fewer.
 */
async function bitmapOf(svg: string, paper: string, drawn: boolean): Promise<Buffer> {
  const poster = sharp(
    await sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: paper }).png().toBuffer(),
  );
  let bitmap = await poster.clone().png({ palette: true, effort: 10, compressionLevel: 9, dither: 0 }).toBuffer();
  if (drawn && bitmap.length < LIMIT) return bitmap;
  for (const quality of QUALITIES) {
    bitmap = await poster.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
    if (bitmap.length < LIMIT) break;
  }
  return bitmap;
}

/** The letters of all the posters, loaded when the first asks for them: mostly each was made by an earlier build. */
function lettersFor(root: string) {
  let loaded: ReturnType<typeof load> | undefined;
  const texts = [site.name, ...paper.sections.map(({ name }) => name), ...shownPages.map((key) => leadOf(key).title)];
  const load = async () => (await import("./letters")).loadFonts(root, texts.join(""));
  return () => (loaded ??= load());
}

/** Makes the sharing picture of every page, 1200 × 630, its lead as its section draws, and the list that app/bitmaps.ts reads. */
export async function makeSharePictures(root: string): Promise<void> {
  const tokens = await readTokens(root);
  const mark = await readMark(root, site.mark);
  const fonts = lettersFor(root);
  const files: Partial<Record<PageKey, string>> = {};
  for (const key of shownPages) {
    const { title, image } = leadOf(key);
    const { name: section, poster, accent } = paper.sections.find((candidate) => candidate.key === key) ?? FRONT;
    const words = { mark, name: site.name, section, accent, title };
    const original = await readFile(path.join(root, "data/pictures", image));
    const from = ["share", await codeHash(), JSON.stringify([...tokens]), poster, JSON.stringify(words), original];
    const bitmap = await kept(root, from, async () => {
      const { posterSvg } = await import("./posters");
      const drawn = image.endsWith(".svg");
      const colour = (name: string) => colourIn(tokens, name);
      const picture = await artworkOf(original, drawn);
      return bitmapOf(posterSvg(poster, { ...words, picture, colour, fonts: await fonts() }), colour("paper"), drawn);
    });
    files[key] = await publish(root, `share/${key}`, bitmap);
  }
  await writeGenerated(root, "share.json", `${JSON.stringify(files, null, 1)}\n`);
}
