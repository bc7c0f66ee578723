import type { Sharp } from "sharp";

/** Where cameras and agencies write who took a photograph, who gives it and whose it is, and how XMP has it. */
const PROPERTIES = [
  [["creator", "By-line", "Artist"], "dc:creator", "<rdf:Seq><rdf:li>$</rdf:li></rdf:Seq>"],
  [["Credit"], "photoshop:Credit", "$"],
  [
    ["rights", "Copyright Notice", "Copyright"],
    "dc:rights",
    '<rdf:Alt><rdf:li xml:lang="x-default">$</rdf:li></rdf:Alt>',
  ],
] as const;

const NAMESPACES = `xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"`;

/** Narrower pictures are nobody's to take, and it would be a third of their bytes. */
const NARROWEST = 640;

/** All that readers get of what is written in a photograph's file, as XMP; nothing where nobody is named there. */
export async function rightsIn(original: Buffer): Promise<string | undefined> {
  const { load } = await import("exifreader");
  // What is not there, or cannot be read, is not said.
  const tags = await load(original, { async: true }).then(Object.entries<{ description?: unknown }>, () => []);
  const said = new Map(
    tags.map(([name, { description = "" }]) => [name, String(description).replace(/[\p{Cc}\s]+/gu, " ")]),
  );
  const parts = PROPERTIES.flatMap(([names, property, within]) => {
    const text = names.map((name) => said.get(name)?.trim()).find(Boolean);
    const escaped = text?.slice(0, 200).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    return escaped ? [`<${property}>${within.replace("$", () => escaped)}</${property}>`] : [];
  });
  const described = `<rdf:RDF ${NAMESPACES}><rdf:Description>${parts.join("")}</rdf:Description></rdf:RDF>`;
  return parts.length > 0 ? `<x:xmpmeta xmlns:x="adobe:ns:meta/">${described}</x:xmpmeta>` : undefined;
}

/** A picture as wide as this, with its rights written in it. */
export const signed = (picture: Sharp, width: number, rights: string | undefined): Sharp =>
  rights && width >= NARROWEST ? picture.withXmp(rights) : picture;
