import { readOriginal } from "../../assets/originals";
import { inspect, oneLine } from "../../assets/pictures/inspect";
import { placeOf } from "../../assets/pictures/places";
import { preparePicture } from "../../assets/pictures/prepare";
import { MAX_BYTES } from "../../assets/pictures/settings";
import { FILM_FIELDS, PICTURE_FIELDS } from "../../assets/pictures/uses";
import { picture } from "../schema/primitives";
import type { Field } from "./fields";
import { error, type Finding } from "./finding";

/* The files that records name, as they lie on the disk. */

/** Whether a picture can be shown in its place. Photographs are not decoded, which the build does. */
async function checkPicture(root: string, name: string, where: string): Promise<void> {
  if (name.endsWith(".svg")) await preparePicture(root, name, placeOf(where));
  else await inspect(await readOriginal(root, "data/pictures", name, MAX_BYTES), placeOf(where));
}

async function faults(where: string, file: string, check: Promise<unknown>): Promise<Finding[]> {
  try {
    await check;
    return [];
  } catch (failure) {
    return [error(where, `${file} ${oneLine(failure)}`)];
  }
}

/**
 * Pictures and films that are missing, broken, too small or too large.
 * @param root the folder that holds `data`
 */
export async function pictureFindings(root: string, fields: readonly Field[]): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { where, key, value } of fields) {
    if (typeof value !== "string") continue;
    if (PICTURE_FIELDS.has(key) && picture.safeParse(value).success)
      found.push(...(await faults(where, `data/pictures/${value}`, checkPicture(root, value, where))));
    if (FILM_FIELDS.has(key)) {
      for (const name of [`${value}.webm`, `${value}.mp4`])
        found.push(...(await faults(where, `data/videos/${name}`, readOriginal(root, "data/videos", name))));
    }
  }
  return found;
}
