import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { put } from "../../lib/disk";

/** A hash of all these parts, in hexadecimal. */
export const hash = (...parts: readonly (string | Buffer)[]): string =>
  parts
    .reduce((sum, part, index) => (index === 0 ? sum : sum.update("\0")).update(part), createHash("sha256"))
    .digest("hex");

/** The part of a hash that stands in names. */
export const shortOf = (made: string): string => made.slice(0, 8);

/** A name that is another once what it names is made of something else: `economia/puerto.1a2b3c4d`. */
export const hashedName = (name: string, made: string): string => `${name}.${shortOf(made)}`;

/** Replaces a file below .generated, and only if it changes: a running `next dev` watches these. */
export async function writeGenerated(root: string, name: string, content: string | Buffer): Promise<void> {
  const file = path.join(root, ".generated", name);
  const before = await readFile(file).catch(() => undefined);
  if (!before?.equals(Buffer.from(content))) await put(file, content);
}

/** The module of a list that the pages read, such as `pictures`, its entries of a type of lib/media.ts. */
export const listModule = (list: string, type: string, entries: Readonly<Record<string, unknown>>): string =>
  `import type { ${type} } from "../lib/media";\n\n/** Made by npm run assets. */\n` +
  `export const ${list}: Readonly<Record<string, ${type}>> = ${JSON.stringify(entries, null, 1)};\n`;

/**
 * Publishes a bitmap below public/media under a name made from its content, and from what it is: PNG or JPEG.
 * @param name such as `share/politica`
 * @returns its path within the site
 */
export async function publish(root: string, name: string, bitmap: Buffer): Promise<string> {
  // The empty part keeps the addresses that have been shared already.
  const src = `/media/${hashedName(name, hash(bitmap, ""))}.${bitmap[0] === 0xff ? "jpg" : "png"}`;
  await put(path.join(root, "public", src), bitmap);
  return src;
}
