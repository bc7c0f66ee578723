import { readOriginal } from "../../assets/originals";
import { inspect, oneLine } from "../../assets/pictures/inspect";
import { placeOf } from "../../assets/pictures/places";
import { preparePicture } from "../../assets/pictures/prepare";
import { MAX_BYTES } from "../../assets/pictures/settings";
import { FILM_FIELDS, PICTURE_FIELDS } from "../../assets/pictures/uses";
import { picture } from "../schema/primitives";
import type { Field } from "./fields";
import { error, warning, type Finding } from "./finding";

/* The files that records name, as they lie on the disk. */

/** How far a drawing's sides may be from those of its place before much of it is cut off. */
const CUT = 0.02;

/** A drawing is cut to the ratio of its place, and should be made for it; photographs are taken as they come. */
async function drawing(root: string, name: string, where: string): Promise<Finding[]> {
  const place = placeOf(where);
  const { info } = await preparePicture(root, name, place);
  const [across, down] = place.ratio;
  if (Math.abs(info.width / info.height / (across / down) - 1) <= CUT) return [];
  const says = `data/pictures/${name} mide ${info.width} × ${info.height} y sale recortado a ${across}:${down}`;
  return [warning(where, says)];
}

/** Whether a picture can be shown in its place. Photographs are not decoded, which the build does. */
async function inPlace(root: string, name: string, where: string): Promise<Finding[]> {
  if (name.endsWith(".svg")) return drawing(root, name, where);
  await inspect(await readOriginal(root, "data/pictures", name, MAX_BYTES), placeOf(where));
  return [];
}

async function film(root: string, name: string): Promise<Finding[]> {
  await readOriginal(root, "data/videos", name);
  return [];
}

/** What a look at a file finds, or why it could not be looked at. */
async function orFault(where: string, file: string, look: Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await look;
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
      found.push(...(await orFault(where, `data/pictures/${value}`, inPlace(root, value, where))));
    if (FILM_FIELDS.has(key)) {
      for (const name of [`${value}.av1.mp4`, `${value}.mp4`])
        found.push(...(await orFault(where, `data/videos/${name}`, film(root, name))));
    }
  }
  return found;
}
