import sharp, { type Sharp } from "sharp";
import book from "./rights.json" with { type: "json" };

/*
 * Where cameras and agencies write who took a photograph, who gives it and whose it is, and how XMP has each: rights.json,
 * the author first.
 */

const NAMESPACES = `xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"`;

/** Narrower pictures are nobody's to take, and it would be a third of their bytes. */
const NARROWEST = 640;

/** Who is named in a photograph's file. */
async function namedIn(original: Buffer) {
  const { load } = await import("exifreader");
  // What is not there, or cannot be read, is not said.
  const read = (bytes: Buffer) =>
    load(bytes, { async: true }).then(Object.entries<{ description?: unknown }>, () => []);
  // In a PNG it may be packed, which sharp unpacks.
  const { xmpAsString = "" } = await sharp(original).metadata();
  const tags = [...(await read(original)), ...(await read(Buffer.from(`<?xpacket begin=""?>${xmpAsString}`)))];
  const said = new Map(
    tags.map(([name, { description = "" }]) => [
      name,
      String(description)
        .replace(/[\p{Cc}\s]+/gu, " ")
        .trim(),
    ]),
  );
  return book.flatMap(({ names, ...own }) => {
    const text = names.map((name) => said.get(name)).find(Boolean);
    return text ? [{ ...own, text: text.slice(0, 200) }] : [];
  });
}

/** Those, for editors. */
export const ownersIn = async (original: Buffer): Promise<string> =>
  [...new Set((await namedIn(original)).map(({ text }) => text))].join(", ");

/** All that readers get of what is written in a photograph's file, as XMP; nothing where nobody is named there. */
export async function rightsIn(original: Buffer): Promise<string | undefined> {
  const parts = (await namedIn(original)).map(({ text, property, within }) => {
    const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    return `<${property}>${within.replace("$", () => escaped)}</${property}>`;
  });
  const described = `<rdf:RDF ${NAMESPACES}><rdf:Description>${parts.join("")}</rdf:Description></rdf:RDF>`;
  return parts.length > 0 ? `<x:xmpmeta xmlns:x="adobe:ns:meta/">${described}</x:xmpmeta>` : undefined;
}

/** A picture as wide as this, with its rights written in it. */
export const signed = (picture: Sharp, width: number, rights: string | undefined): Sharp =>
  rights && width >= NARROWEST ? picture.withXmp(rights) : picture;
