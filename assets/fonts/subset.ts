import { create, type Font } from "fontkit";
import subsetFont from "subset-font";

/** Those of subset-font that its types do not know, too. */
type Options = NonNullable<Parameters<typeof subsetFont>[2]> & {
  keepFeatures?: readonly string[];
  dropTables?: readonly string[];
  /** Then no text is named. */
  keepAllGlyphs?: boolean;
};

/** The characters of a text, cut from a font's file, at some of its weights. */
export const subset = (file: Buffer, text: string, options: Options): Promise<Buffer> =>
  subsetFont(file, text, options);

/**
 * Reads a font's file.
 * @throws Error if it is a collection of fonts
 */
export function readFont(file: Buffer): Font {
  const font = create(file);
  if (!("layout" in font)) throw new Error("One font was expected, not a collection of fonts");
  return font;
}
