import { readdir } from "node:fs/promises";
import path from "node:path";
import { inspect, oneLine } from "../../assets/pictures/inspect";
import { readOriginal } from "../../assets/pictures/original";
import { placeOf } from "../../assets/pictures/places";
import { preparePicture } from "../../assets/pictures/prepare";
import { FILM_FIELDS, PICTURE_FIELDS } from "../../assets/pictures/uses";
import { picture } from "../schema/primitives";
import type { Field } from "./fields";
import { error, type Finding } from "./finding";

/* The files that records name, as they lie on the disk. */

/** The files of each folder: asked by name, some disks give `Foto.JPG` for `foto.jpg`, and others do not. */
function folders(): (folder: string) => Promise<readonly string[]> {
  const known = new Map<string, Promise<readonly string[]>>();
  return (folder) => {
    const files = known.get(folder) ?? readdir(folder).catch(() => []);
    known.set(folder, files);
    return files;
  };
}

const stem = (name: string) => path.parse(name).name.toLowerCase();

/** Why a file is not where its record says, and the one that may have been meant. */
async function missing(file: string, shown: string, filesOf: ReturnType<typeof folders>): Promise<string | undefined> {
  const { dir, base } = path.parse(file);
  const files = await filesOf(dir);
  if (files.includes(base)) return undefined;
  const near = files.find((name) => stem(name) === stem(base));
  return near ? `${shown} no existe, pero sí ${near}: ¿es esa?` : `${shown} no existe`;
}

/** Whether a picture that is there can be shown in its place. Photographs are not decoded, which the build does. */
async function fault(root: string, name: string, where: string): Promise<string | undefined> {
  try {
    if (name.endsWith(".svg")) await preparePicture(root, name, placeOf(where));
    else await inspect(await readOriginal(root, name), placeOf(where));
    return undefined;
  } catch (failure) {
    return `data/pictures/${name} ${oneLine(failure)}`;
  }
}

/**
 * Pictures and films that are missing, broken, too small or too large.
 * @param root the folder that holds `data`
 */
export async function pictureFindings(root: string, fields: readonly Field[]): Promise<Finding[]> {
  const filesOf = folders();
  const found: Finding[] = [];
  for (const { where, key, value } of fields) {
    if (typeof value !== "string") continue;
    if (PICTURE_FIELDS.has(key) && picture.safeParse(value).success) {
      const shown = `data/pictures/${value}`;
      const says = (await missing(path.join(root, shown), shown, filesOf)) ?? (await fault(root, value, where));
      if (says) found.push(error(where, says));
    }
    if (FILM_FIELDS.has(key)) {
      for (const extension of ["webm", "mp4"]) {
        const shown = `data/videos/${value}.${extension}`;
        const says = await missing(path.join(root, shown), shown, filesOf);
        if (says) found.push(error(where, says));
      }
    }
  }
  return found;
}
