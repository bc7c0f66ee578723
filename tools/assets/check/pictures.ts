import { z } from "zod";
import { error, warning, type Finding } from "../../../lib/finding";
import { plainWords } from "../../../lib/words";
import type { Shape } from "../../../schema/declared";
import type { NamedFile } from "../../../schema/named-files";
import { codeHash, keptValue } from "../cache";
import { CODECS, filmFile } from "../make-media";
import { isBlank, lookAtPhotograph } from "./photograph";
import { oneLine, readOriginal } from "./originals";

/* The files that records name, as they lie on the disk. */

const MAX_BYTES = 40_000_000;

/** How far the sides of what stands whole may be from those of its place. */
const EXACT = 0.02;

/**
 * How much of a drawing must be seen in its place, from 0 to 1. Pages show a story at 8:5 and at 5:4, which leaves 0.78 of
 * what was made for the first: one that is made between the two is seen as well in both.
 */
const SEEN = 0.8;

/** What a look at a picture finds, as it is kept for the next check. */
const lookedSchema = z.object({
  width: z.number(),
  height: z.number(),
  /** Who is named in a photograph's file, whether AI made some of it, and what is written there and cannot be read. */
  owners: z.string().optional(),
  byMachine: z.boolean().optional(),
  unread: z.string().optional(),
});
type Looked = z.infer<typeof lookedSchema>;

async function lookAtDrawing(original: Buffer): Promise<Looked> {
  const { makeVector } = await import("../pictures/vector");
  const { svg, width, height } = makeVector(original.toString("utf8"));
  if (await isBlank(svg)) throw new Error("es un dibujo vacío: no pinta nada");
  return { width, height };
}

/** What is to be known of a picture that can be shown. It is looked at only once: that takes longest. */
async function lookAt(root: string, name: string): Promise<Looked> {
  const original = await readOriginal(root, "data/pictures", name, MAX_BYTES);
  const drawn = name.endsWith(".svg");
  const look = drawn ? lookAtDrawing : lookAtPhotograph;
  const from = ["looked at", await codeHash(), drawn ? "drawing" : "photograph", original];
  return keptValue(root, from, lookedSchema, () => look(original));
}

/** Drawings are cut to the ratio of their place, and should be made for it, or nearly; photographs are taken as they come. */
function drawingInPlace(
  { width, height }: Looked,
  { ratio: [across, down], exact, or }: Shape,
): Finding["says"] | undefined {
  const wider = width / height / (across / down);
  if (or && wider > 1 === (or === "wider")) return undefined;
  if (exact ? Math.abs(wider - 1) <= EXACT : Math.min(wider, 1 / wider) >= SEEN) return undefined;
  return exact
    ? `mide ${width} × ${height}, se esperaba un cuadrado`
    : `mide ${width} × ${height} y sale recortado a ${across}:${down}`;
}

/** Whose a photograph is by its file, where its record has nobody or somebody else. */
function creditFault(owners = "", credit = ""): string | undefined {
  const words = plainWords(credit);
  if (!owners || plainWords(owners).some((word) => word.length > 2 && words.includes(word))) return undefined;
  return `es de «${owners}», según el archivo${credit ? `, y credit dice «${credit}»` : ": dilo en credit"}`;
}

/** How a credit says that AI had a part in a picture. */
export const SAYS_MACHINE = {
  pattern: /(?<!\p{L})(?:IA|AI|inteligencia artificial|generad[ao]|sintétic[ao])(?!\p{L})/iu,
  tells: ["Ana Gil con IA", "Ana Gil / AI", "con inteligencia artificial", "Imagen generada", "Retrato sintético"],
  silent: ["Luz Rey", "Iago Aira", "Agencia Degenerada", "Generadores Gil"],
};

/** What readers must be told of a picture, by its file, and its record does not say. */
const originFault = (byMachine = false, credit = ""): string | undefined =>
  byMachine && !SAYS_MACHINE.pattern.test(credit)
    ? "está hecha con inteligencia artificial, según el archivo: dilo en credit, que la ley lo pide (Reglamento (UE) 2024/1689, artículo 50)"
    : undefined;

/** What a photograph's file has in it that nobody can read: it may be whose it is, or that AI has made it. */
const unreadFault = (unread = ""): string | undefined =>
  unread
    ? `lleva dentro datos ${unread} que no se pueden leer, y pueden decir de quién es o que está hecha con inteligencia artificial: mira el original y vuelve a exportarla`
    : undefined;

/** What blockers of advertisements take for one (EasyList): a folder or a file of such a name. */
export const ADVERTISEMENT = {
  pattern:
    /^(?:ad|ads|adv|advert(?:s|ising|isements?)?|anuncios?|banners?|patrocinad[ao]s?|patrocinios?|promos?|publi|publicidad|sponsor(?:s|ed)?)$/,
  tells: [
    ...["ad", "ads", "adv", "advert", "adverts", "advertising", "advertisement", "advertisements"],
    ...["anuncio", "anuncios", "publi", "publicidad", "sponsor", "sponsors", "sponsored", "promo", "promos"],
    ...["banner", "banners", "patrocinado", "patrocinadas", "patrocinio", "patrocinios"],
  ],
  silent: ["adviento", "anunciacion", "publico", "promocion", "patrocinador", "a-banner"],
};

/** Why readers with a blocker would not see a picture; pictures keep their names in the finished site. */
function blockedName(name: string): string | undefined {
  const part = name
    .replace(/\.\w+$/, "")
    .split("/")
    .find((one) => ADVERTISEMENT.pattern.test(one));
  return part && `los bloqueadores de anuncios no dejan ver lo que se llama «${part}»: cámbiale el nombre`;
}

/** Whether a picture can be shown in its place. @throws Error saying in Spanish why it cannot */
async function pictureFindings(
  root: string,
  { where, name, shape, credit }: NamedFile & { kind: "picture" },
): Promise<Finding[]> {
  const size = await lookAt(root, name);
  const blocked = blockedName(name);
  const found = blocked ? [warning(where, `data/pictures/${name}: ${blocked}`)] : [];
  if (name.endsWith(".svg")) {
    const says = drawingInPlace(size, shape);
    if (says) found.push((shape.exact ? error : warning)(where, `data/pictures/${name} ${says}`));
    return found;
  }
  if (size.width < shape.minWidth)
    throw new Error(
      `mide ${size.width} px de ancho, se esperaban al menos ${shape.minWidth} px para una imagen que se muestra a ${shape.ratio.join(":")}`,
    );
  const faults = [creditFault(size.owners, credit), originFault(size.byMachine, credit), unreadFault(size.unread)];
  for (const says of faults) if (says) found.push(warning(where, `data/pictures/${name} ${says}`));
  return found;
}

/** The files that a record names, and what a look at each finds. */
const looksAt = (root: string, file: NamedFile): [file: string, look: () => Promise<Finding[]>][] =>
  file.kind === "picture"
    ? [[`data/pictures/${file.name}`, () => pictureFindings(root, file)]]
    : CODECS.map((codec) => [
        `data/videos/${file.name}.${codec.ending}`,
        () => filmFile(root, file.name, codec).then(() => []),
      ]);

/**
 * Pictures and films that are missing, broken, without anything on them, too small or too large.
 * @param root the folder that holds `data`
 */
export async function fileFindings(root: string, files: readonly NamedFile[]): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const named of files)
    for (const [file, look] of looksAt(root, named))
      found.push(...(await look().catch((failure: unknown) => [error(named.where, `${file} ${oneLine(failure)}`)])));
  return found;
}
