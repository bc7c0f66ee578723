import sharp, { type Sharp } from "sharp";

/* What cameras, agencies and programs write into a photograph's file: who took it, who gives it, whose it is, what made it. */

/** What is kept of that: its names in EXIF, IPTC and XMP, and how XMP has it. The author comes first. */
const KEPT = [
  {
    names: ["creator", "By-line", "Artist"],
    property: "dc:creator",
    within: (text: string) => `<rdf:Seq><rdf:li>${text}</rdf:li></rdf:Seq>`,
  },
  { names: ["Credit"], property: "photoshop:Credit", within: (text: string) => text },
  {
    names: ["rights", "Copyright Notice", "Copyright"],
    property: "dc:rights",
    within: (text: string) => `<rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt>`,
  },
  { names: ["DigitalSourceType"], property: "Iptc4xmpExt:DigitalSourceType", within: (text: string) => text },
] as const;
type Kept = (typeof KEPT)[number];

/** What made a photograph, as IPTC has it (cv.iptc.org/newscodes/digitalsourcetype); all else says whose it is. */
const ORIGIN = "Iptc4xmpExt:DigitalSourceType";

/** The origins that AI has a part in, and that readers must be told of (Reglamento (UE) 2024/1689, artículo 50). */
const BY_MACHINE: readonly string[] = [
  "trainedAlgorithmicMedia",
  "compositeWithTrainedAlgorithmicMedia",
  "compositeSynthetic",
];

const NAMESPACES =
  'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" ' +
  'xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"';

/** Narrower pictures are nobody's to take, and whose they are would be a third of their bytes. */
const NARROWEST = 640;

/** Something that is written in a file and kept. */
type Note = { kept: Kept; text: string };

/** The standards that it is written by, the last one's word before the others'. */
const STANDARDS = ["exif", "iptc", "xmp", "pngText"] as const;

/** What stands in a file by each of them. */
type Tags = Partial<Record<(typeof STANDARDS)[number], Readonly<Record<string, { description?: unknown }>>>>;

async function tagsIn(bytes: Buffer): Promise<Tags> {
  const { load } = await import("exifreader");
  try {
    const tags: object = await load(bytes, { async: true, expanded: true });
    return tags;
  } catch {
    // Whether something was there to be read, sharp knows.
    return {};
  }
}

/** What is kept of a photograph's file, and by which standards something stands in it that cannot be read: `EXIF`, `XMP`. */
async function notesIn(original: Buffer): Promise<{ notes: Note[]; unread: string[] }> {
  const metadata = await sharp(original).metadata();
  // In a PNG XMP may be packed, which sharp unpacks.
  const read = [await tagsIn(original), await tagsIn(Buffer.from(`<?xpacket begin=""?>${metadata.xmpAsString ?? ""}`))];
  const tags = read.flatMap((told) => STANDARDS.flatMap((standard) => Object.entries(told[standard] ?? {})));
  const tagged = new Map(
    tags.map(([name, { description = "" }]) => [
      name,
      String(description)
        .replace(/[\p{Cc}\s]+/gu, " ")
        .trim(),
    ]),
  );
  const notes = KEPT.flatMap((kept) => {
    const text = kept.names.map((name) => tagged.get(name)).find(Boolean);
    return text ? [{ kept, text: text.slice(0, 200) }] : [];
  });
  // exifreader passes over what is broken without a word; sharp, which hands it on as it stands, says that it is there.
  const isRead = (standard: "exif" | "xmp") =>
    read.some((told) => Object.keys(told[standard] ?? {}).some((name) => name !== "_raw"));
  const unread = (["exif", "xmp"] as const).filter((standard) => metadata[standard] && !isRead(standard));
  return { notes, unread: unread.map((standard) => standard.toUpperCase()) };
}

const isOrigin = ({ kept }: Note): boolean => kept.property === ORIGIN;

/** The last part of an origin's address at IPTC: `trainedAlgorithmicMedia`. */
const originCode = (notes: readonly Note[]): string | undefined =>
  /\w+(?=\/?$)/.exec(notes.find(isOrigin)?.text ?? "")?.[0];

/** What made a photograph, if its file says so, by IPTC's own address of that, whatever spelling of it the file has. */
export async function originOf(original: Buffer): Promise<string | undefined> {
  const code = originCode((await notesIn(original)).notes);
  return code && `http://cv.iptc.org/newscodes/digitalsourcetype/${code}`;
}

/** What is written in a photograph's file, for editors: who is named there, whether AI made some of it, what cannot be read. */
export type Told = { owners: string; byMachine: boolean; unread: string };

/** Tells it of a photograph. */
export async function toldBy(original: Buffer): Promise<Told> {
  const { notes, unread } = await notesIn(original);
  const names = notes.filter((one) => !isOrigin(one)).map(({ text }) => text);
  const byMachine = BY_MACHINE.includes(originCode(notes) ?? "");
  return { owners: [...new Set(names)].join(", "), byMachine, unread: unread.join(" y ") };
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Those as XMP; nothing where nothing is said. */
function xmpOf(notes: readonly Note[]): string | undefined {
  if (notes.length === 0) return undefined;
  const parts = notes.map(
    ({ kept: { property, within }, text }) => `<${property}>${within(escaped(text))}</${property}>`,
  );
  const described = `<rdf:RDF ${NAMESPACES}><rdf:Description>${parts.join("")}</rdf:Description></rdf:RDF>`;
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/">${described}</x:xmpmeta>`;
}

/** All that readers get of what is written in a photograph's file, as XMP: everything, or only what made it. */
export type Rights = { whole: string | undefined; origin: string | undefined };

export async function rightsIn(original: Buffer): Promise<Rights> {
  const { notes } = await notesIn(original);
  return { whole: xmpOf(notes), origin: xmpOf(notes.filter(isOrigin)) };
}

/** A picture as wide as this, with what is kept of its original written in it. */
export function signed(picture: Sharp, width: number, { whole, origin }: Rights): Sharp {
  const written = width >= NARROWEST ? whole : origin;
  return written ? picture.withXmp(written) : picture;
}
