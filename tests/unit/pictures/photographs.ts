import sharp, { type Sharp } from "sharp";

/** An unencoded photograph of a plain: a sky that pales to the horizon over dark ground. */
export const photograph = (width: number, height: number): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="a" x2="0" y2="1"><stop stop-color="#4682d2"/><stop offset=".6" stop-color="#dcdce6"/><stop offset=".6" stop-color="#5a4628"/><stop offset="1" stop-color="#32461e"/></linearGradient><path fill="url(#a)" d="M0 0h${width}v${height}H0z"/></svg>`,
    ),
  ).removeAlpha();

/** A photograph of one colour, to see what becomes of it. */
export const plain = (width: number, height: number, colour: string): Sharp =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** A drawing of these measures with something on it. */
export const drawing = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0h${width}v9z"/></svg>`;

/** A JPEG as Samsung's telephones write it: in its scan header, where the last coefficient is named (63 of a whole scan), is 0. */
export async function samsungs(picture: Sharp): Promise<Buffer> {
  const jpeg = await picture.jpeg({ progressive: false }).toBuffer();
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const components = jpeg.readUInt8(scan + 4);
  const spectral = scan + 5 + 2 * components;
  if (jpeg.readUInt8(spectral + 1) !== 63) throw new Error("this is no baseline JPEG");
  jpeg.writeUInt8(0, spectral + 1);
  return jpeg;
}

/** What a program that makes pictures writes of itself into one (IPTC, «Digital Source Type»). */
export const originXmp = (type: string): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><rdf:Description Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${type}"/></rdf:RDF></x:xmpmeta>`;

/** A copy of a photograph's file in which other bytes stand where some are found first. */
export function spoilt(original: Buffer, where: string, by: string): Buffer {
  const at = original.indexOf(where, 0, "latin1");
  if (at < 0) throw new Error(`this has no «${where}»`);
  const copy = Buffer.from(original);
  copy.write(by, at, "latin1");
  return copy;
}

/** As an agency writes a photograph's rights. */
export const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"><rdf:Description photoshop:Credit="Agencia Norte &amp; Sur" photoshop:City="Burela" photoshop:Instructions="Solo hoy"><dc:creator><rdf:Seq><rdf:li>Ana Muñoz</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`;
