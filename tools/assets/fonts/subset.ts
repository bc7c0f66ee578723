import type subsetFont from "subset-font";

/** Those of subset-font that its types do not know, too. */
type Options = NonNullable<Parameters<typeof subsetFont>[2]> & {
  keepFeatures?: readonly string[];
  dropTables?: readonly string[];
  /** Then no text is named. */
  keepAllGlyphs?: boolean;
};

/** The characters of a text, cut from a font's file, at some of its weights. */
export async function subset(file: Buffer, text: string, options: Options): Promise<Buffer> {
  // Loaded when something is to be cut: mostly an earlier build has done so.
  const { default: cut } = await import("subset-font");
  return cut(file, text, options);
}
