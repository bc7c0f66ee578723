import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { optimize } from "svgo";
import type { PictureFile } from "../lib/pictures";

/** A field of a record that names a picture. */
export type PictureUse = { record: string; image: string };

const PICTURE_FIELDS = new Set(["image", "poster", "logo", "cover"]);

/** Every picture that a page's data names, with the path of its field for messages. */
export function picturesIn(file: string, value: unknown, at = ""): PictureUse[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const path = Array.isArray(value) ? `${at}[${key}]` : at ? `${at}.${key}` : key;
    return PICTURE_FIELDS.has(key) && typeof child === "string"
      ? [{ record: `${file}: ${path}`, image: child }]
      : picturesIn(file, child, path);
  });
}

const hashed = (image: string, content: string | Buffer) => {
  const { dir, name, ext } = path.parse(image);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  return path.posix.join("/media", dir, `${name}.${hash}${ext}`);
};

function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error("has no viewBox that begins at 0 0");
  return { width: Number(width), height: Number(height) };
}

async function makeVector(root: string, image: string): Promise<PictureFile> {
  const original = await readFile(path.join(root, "data/pictures", image), "utf8");
  const { data } = optimize(original, { multipass: true, floatPrecision: 2 });
  const src = hashed(image, data);
  const target = path.join(root, "public", src);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, data);
  return { kind: "vector", src, ...sizeOf(data) };
}

/**
 * Makes the files browsers ask for from the pictures that the data names, and the
 * list lib/pictures.ts reads.
 * @throws Error with one line for each picture that cannot be used, naming its record
 */
export async function makePictures(root: string, uses: PictureUse[]): Promise<void> {
  await rm(path.join(root, "public/media"), { recursive: true, force: true });
  const files: Record<string, PictureFile> = {};
  const problems: string[] = [];
  for (const { record, image } of uses) {
    try {
      files[image] ??= await makeVector(root, image);
    } catch (error) {
      problems.push(`${record}: data/pictures/${image}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
  await mkdir(path.join(root, ".generated"), { recursive: true });
  await writeFile(path.join(root, ".generated/pictures.json"), JSON.stringify(files, null, 1));
}
