import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { attribute, BASE, elements, outFiles, textIn, treeOf } from "../tree";

/** The files of a site as they are published. */
export type Site = {
  /** Such as `https://periodico.example`. */
  origin: string;
  /** The sub-path it lives under, such as `/periodico`; empty for the root. */
  base: string;
  /** The text of each file by its path; empty where it is not text. */
  files: ReadonlyMap<string, string>;
};

const TEXT = /\.(html|css|js|svg|xml|txt|webmanifest)$/;

/** The elements of a page or a drawing, parsed once. */
export const elementsOf = (() => {
  const known = new Map<string, readonly Tree.Element[]>();
  return (text: string): readonly Tree.Element[] => {
    const found = known.get(text) ?? [...elements(treeOf(text))];
    known.set(text, found);
    return found;
  };
})();

/** The finished site, whose origin is the one that the front calls its own. */
export function readSite(): Site {
  const files = new Map(outFiles().map((file) => [file, TEXT.test(file) ? textIn(file) : ""]));
  const canonical = elementsOf(files.get("index.html") ?? "").find(
    (element) => element.tagName === "link" && attribute(element, "rel") === "canonical",
  );
  if (!canonical) throw new Error("out/index.html does not say where it lives (link rel=canonical)");
  return { origin: new URL(attribute(canonical, "href")).origin, base: BASE, files };
}
