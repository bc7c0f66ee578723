import { create, type Font } from "fontkit";

/**
 * Reads a font's file.
 * @throws Error if it is a collection of fonts
 */
export function readFont(file: Buffer): Font {
  const font = create(file);
  if (!("layout" in font)) throw new Error("One font was expected, not a collection of fonts");
  return font;
}
