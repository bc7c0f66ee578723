import type { PictureFile } from "../../lib/pictures";
import type { Tint } from "./colour";

/** The list that lib/pictures.ts reads, as a typed module. */
export const listModule = (files: Readonly<Record<string, PictureFile>>) =>
  [
    'import type { PictureFile } from "../lib/pictures";',
    "",
    "/** Made by assets/index.ts. */",
    `export const pictures: Readonly<Record<string, PictureFile>> = ${JSON.stringify(files, null, 1)};`,
    "",
  ].join("\n");

/**
 * A rule for each photograph: its dominant colour stands in its place while it
 * loads. A stylesheet, because the policy allows no style attributes.
 */
export const tintRules = (tints: ReadonlyMap<string, Tint>) =>
  [...tints]
    .map(([id, { colour, text }]) => `[data-picture="${id}"]{background-color:${colour};color:${text}}\n`)
    .sort()
    .join("");
