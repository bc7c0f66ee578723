import { readFile } from "node:fs/promises";
import path from "node:path";
import { hash, writeWhole } from "../files";
import { EXTENDED, LATIN, SPANISH } from "./characters";
import type { Face } from "./faces";
import { authorsOnly } from "./names";
import { tableOf, withTable } from "./sfnt";
import { subset } from "./subset";

/** What the files are made with; change it with the code, so that no old one is taken from the cache. */
const RECIPE = "fonts-4 subset-font-2.9.0";

const PACKAGES = "node_modules/@fontsource-variable";

/** Of no use to a browser: lists of styles for menus, and classes of marks on letters, of which there are none. */
const UNREAD = ["STAT", "GDEF"];

/** A file of the packages', such as `newsreader/files/newsreader-latin-opsz-normal.woff2`. */
export const packaged = (root: string, file: string): Promise<Buffer> => readFile(path.join(root, PACKAGES, file));

/** Some characters of a face at all its weights, without kerning. */
async function unkerned(file: Buffer, { name, axes }: Face, characters: string, keepFeatures: readonly string[]) {
  const options = { targetFormat: "sfnt", variationAxes: axes, keepFeatures, dropTables: UNREAD } as const;
  const cut = await subset(file, characters, options);
  const names = tableOf(cut, "name");
  if (!names) throw new Error(`${name}: its file says nothing of itself`);
  return withTable(cut, "name", authorsOnly(names));
}

/** As it is sent. */
const packed = (file: Buffer) => subset(file, "", { targetFormat: "woff2", keepAllGlyphs: true });

/** Made once from the same original in the same way. */
async function cached(root: string, key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = path.join(root, ".cache/fonts", `${key}.woff2`);
  try {
    return await readFile(kept);
  } catch {
    const made = await make();
    await writeWhole(kept, made);
    return made;
  }
}

/** A face's file for every page: Spanish, with the kerning that one can see. */
export async function spanishCut(root: string, face: Face): Promise<Buffer> {
  const file = await packaged(root, face.from.latin);
  return cached(root, hash(file, RECIPE, SPANISH, JSON.stringify(face)), async () => {
    const { kernTable } = await import("./kern");
    return packed(withTable(await unkerned(file, face, SPANISH, face.features), "GPOS", await kernTable(file, face)));
  });
}

/** What a face has besides, in a file each. */
export const FURTHER = { latin: LATIN, extended: EXTENDED } as const;

/** A face's file of other letters. They stand between those of the first, with which no browser would kern them. */
export async function furtherCut(root: string, face: Face, script: keyof typeof FURTHER): Promise<Buffer> {
  const file = await packaged(root, face.from[script]);
  return cached(root, hash(file, RECIPE, FURTHER[script], JSON.stringify(face)), async () =>
    packed(await unkerned(file, face, FURTHER[script], [])),
  );
}
