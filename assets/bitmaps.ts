import { readFile } from "node:fs/promises";
import path from "node:path";
import { hash, writeWhole } from "./files";

/*
 * Bitmaps are slow to make and change rarely: they are kept in .cache under the hash of
 * what they are made from, and published under the hash of what they are.
 */

/** Drawings are PNG, whose planes stay sharp; photographs JPEG, which would weigh many times as much as PNG. */
export type BitmapKind = "png" | "jpg";

/**
 * Gives the bitmap made from a source, making it only if no build has made it before.
 * @param source all that decides how it looks, the version of the recipe included
 */
export async function cachedBitmap(
  root: string,
  source: string,
  make: () => Promise<Buffer>,
  kind: BitmapKind = "png",
): Promise<Buffer> {
  const file = path.join(root, ".cache/bitmaps", `${source}.${kind}`);
  try {
    return await readFile(file);
  } catch {
    const bitmap = await make();
    await writeWhole(file, bitmap);
    return bitmap;
  }
}

/**
 * Publishes a bitmap below public/media under a name made from its content.
 * @param name such as `share/politica`
 * @returns its path within the site
 */
export async function publish(root: string, name: string, bitmap: Buffer, kind: BitmapKind = "png"): Promise<string> {
  // The empty part keeps the addresses that have been shared already.
  const src = `/media/${name}.${hash(bitmap, "").slice(0, 8)}.${kind}`;
  await writeWhole(path.join(root, "public", src), bitmap);
  return src;
}
