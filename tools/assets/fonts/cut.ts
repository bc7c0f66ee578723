import { readFile } from "node:fs/promises";
import path from "node:path";
import { codeHash, kept } from "../cache";
import { EXTENDED, LATIN, SPANISH } from "./characters";
import type { Face } from "./faces";
import { kerningTable, withTable } from "./kern";
import { readFont } from "./read";
import { subset } from "./subset";

const PACKAGES = "node_modules/@fontsource-variable";

/** A face's file as its package has it, for the letters of Western Europe or for those beyond. */
export const packaged = (root: string, { file }: Pick<Face, "file">, script: "latin" | "latin-ext" = "latin") =>
  readFile(path.join(root, PACKAGES, file.replace("{script}", script)));

/**
 * Of no use to a browser: lists of styles for menus; classes of marks on letters, of which there are none; the widths of
 * letters by weight, which their outlines say too; and where underlines would stand in each.
 */
const UNREAD = ["STAT", "GDEF", "HVAR", "MVAR"];

/** The three files of a face, and their characters. */
const CHARACTERS = { spanish: SPANISH, latin: LATIN, extended: EXTENDED } as const;

/** A face's file with the kerning of its lightest weight for all, in few bytes (docs/decisions/0016). */
async function kernedCut(file: Buffer, characters: string, { axes, features }: Face): Promise<Buffer> {
  const { wght } = axes;
  const pinned = { ...axes, wght: typeof wght === "number" ? wght : wght.min };
  const asked = { targetFormat: "sfnt", variationAxes: pinned, keepFeatures: ["kern"] } as const;
  const kerned = readFont(await subset(file, characters, asked));
  const keepFeatures = features.filter((feature) => feature !== "kern");
  const bare = { targetFormat: "sfnt", variationAxes: axes, keepFeatures, dropTables: UNREAD } as const;
  const cut = await subset(file, characters, bare);
  const whole = withTable(cut, "GPOS", kerningTable(readFont(cut), kerned));
  return subset(whole, "", { targetFormat: "woff2", keepAllGlyphs: true, keepFeatures: features });
}

/**
 * A face's file as it is sent: for every page, with its features, or for pages with other letters. These stand between
 * those of the first, with which no browser would kern them.
 */
export async function cutOf(root: string, face: Face, part: keyof typeof CHARACTERS): Promise<Buffer> {
  const file = await packaged(root, face, part === "extended" ? "latin-ext" : "latin");
  const characters = CHARACTERS[part];
  const keepFeatures = part === "spanish" ? face.features : [];
  return kept(root, ["font", await codeHash(), file, JSON.stringify(face), part], () =>
    keepFeatures.includes("kern")
      ? kernedCut(file, characters, face)
      : // Its hints stay: three bytes by which a browser knows that it is to draw the letters as they are.
        subset(file, characters, { targetFormat: "woff2", variationAxes: face.axes, keepFeatures, dropTables: UNREAD }),
  );
}
