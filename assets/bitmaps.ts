import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/*
 * Bitmaps are slow to make and change rarely: they are kept in .cache under the hash of
 * what they are made from, and published under the hash of what they are.
 */

/** Drawings are PNG, whose planes stay sharp; photographs JPEG, which would weigh many times as much as PNG. */
export type BitmapKind = "png" | "jpg";

export const hash = (...parts: (string | Buffer)[]): string =>
  parts.reduce((sum, part) => sum.update(part).update("\0"), createHash("sha256")).digest("hex");

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
    await mkdir(path.dirname(file), { recursive: true });
    // Complete or not there at all: a build may be stopped while it writes.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, bitmap);
    await rename(unfinished, file);
    return bitmap;
  }
}

/**
 * Publishes a bitmap below public/media under a name made from its content.
 * @param name such as `share/politica`
 * @returns its path within the site
 */
export async function publish(root: string, name: string, bitmap: Buffer, kind: BitmapKind = "png"): Promise<string> {
  const src = `/media/${name}.${hash(bitmap).slice(0, 8)}.${kind}`;
  const target = path.join(root, "public", src);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, bitmap);
  return src;
}
