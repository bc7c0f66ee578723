import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { entriesOf, unreadable } from "../../../lib/folders";
import { messageOf } from "../../../lib/stop";
import { nearest } from "../../../schema/nearest";

/** The names that records may have are in small letters. */
const folded = (name: string) => path.parse(name).name.toLowerCase();

/** The film that a file is of: `puerto` of puerto.av1.mp4. */
const filmOf = (file: string) => file.split(".")[0];

/** What to do about a file that is not there: often it is, with another ending or in capitals. */
function missing(name: string, present: readonly string[]): Error {
  const { dir, base } = path.posix.parse(name);
  const same = present.find((other) => folded(other) === folded(base));
  const near = same ?? nearest(base, present);
  const found = near && path.posix.join(dir, near);
  if (same && /\.hei[cf]$/i.test(same))
    return new Error(
      `no existe, pero sí «${found ?? ""}»: los navegadores no muestran ese formato, expórtala como JPEG`,
    );
  if (same) return new Error(`no existe, pero sí «${found ?? ""}»: el campo y el archivo deben llamarse igual`);
  return new Error(found ? `no existe; ¿querías decir «${found}»?` : "no existe");
}

/**
 * Reads a file as its editor left it.
 * @param folder `data/pictures` or `data/videos`
 * @param name its path below the folder, in capitals and small letters as it is on disk
 * @param limit bytes it may weigh
 * @throws Error saying in Spanish, after the file's name, that it does not exist, cannot be read, is empty or too heavy
 */
export async function readOriginal(root: string, folder: string, name: string, limit = Infinity): Promise<Buffer> {
  const file = path.join(root, folder, name);
  // Asked of the folder, because some systems find a file by the wrong capitals too.
  const entries = entriesOf(path.dirname(file));
  const present = entries.flatMap(({ name: own, kind }) => (kind === "nowhere" ? [] : [own]));
  const entry = entries.find((one) => one.name === path.basename(file));
  if (entry?.kind === "nowhere") throw new Error("es un enlace que no lleva a ningún archivo");
  if (entry?.kind === "folder") throw new Error("es una carpeta, se esperaba un archivo");
  const found = entry ? await stat(file) : undefined;
  // A film is two files of one name: the one that is there is not the other, misnamed.
  const others = folder === "data/videos" ? present.filter((other) => filmOf(other) !== filmOf(name)) : present;
  if (!found) throw missing(name, others);
  if (found.size === 0) throw new Error("está vacío");
  if (found.size > limit)
    throw new Error(`pesa ${Math.ceil(found.size / 1e6)} MB, se esperaban ${limit / 1e6} MB como mucho`);
  return readFile(file).catch((error: unknown) => {
    throw new Error(unreadable(error));
  });
}

/** Why something was given up, on one line. */
export const oneLine = (error: unknown): string =>
  messageOf(error)
    .trim()
    .replace(/\s*\n\s*/g, "; ");
