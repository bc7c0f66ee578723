import { readFile } from "node:fs/promises";
import path from "node:path";
import { codeHash, kept } from "../cache";
import { EXTENDED, LATIN, SPANISH } from "./characters";
import type { Face } from "./faces";
import { subset } from "./subset";

const PACKAGES = "node_modules/@fontsource-variable";

/** A face's file as its package has it, for the letters of Western Europe or for those beyond. */
export const packaged = (root: string, { file }: Pick<Face, "file">, script: "latin" | "latin-ext" = "latin") =>
  readFile(path.join(root, PACKAGES, file.replace("{script}", script)));

/**
 * Of no use to a browser: lists of styles for menus; classes of marks on letters, of which there are none; by how much
 * kerning changes with the weight, without which HarfBuzz keeps that of the lightest for all (docs/decisions/0016); and
 * the widths of letters by weight, which their outlines say too.
 */
const UNREAD = ["STAT", "GDEF", "HVAR"];

/** The three files of a face, and their characters. */
const CHARACTERS = { spanish: SPANISH, latin: LATIN, extended: EXTENDED } as const;

/**
 * A face's file as it is sent: for every page, with its features, or for pages with other letters. These stand between
 * those of the first, with which no browser would kern them.
 */
export async function cutOf(root: string, face: Face, part: keyof typeof CHARACTERS): Promise<Buffer> {
  const file = await packaged(root, face, part === "extended" ? "latin-ext" : "latin");
  return kept(root, ["font", await codeHash(), file, JSON.stringify(face), part], () =>
    subset(file, CHARACTERS[part], {
      targetFormat: "woff2",
      variationAxes: face.axes,
      keepFeatures: part === "spanish" ? face.features : [],
      // Its hints stay: three bytes by which a browser knows that it is to draw the letters as they are.
      dropTables: UNREAD,
    }),
  );
}
