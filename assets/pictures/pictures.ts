import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { inTurn } from "../../adapter/progress";
import { basePath } from "../../lib/paths";
import type { PictureFile } from "../../lib/pictures";
import { listModule } from "../files";
import { addressOf } from "./address";
import type { Tint } from "./colour";
import { oneLine } from "./inspect";
import { placeOf } from "./places";
import { preparePicture, type PreparedPicture } from "./prepare";
import type { Use } from "./uses";

/** Pictures laid out in a folder, what describes them, and a line for each that cannot be used. */
export type PictureReport = { list: string; rules: string; made: number; cached: number; problems: string[] };

function fileOf({ info, hash }: PreparedPicture, address: string): PictureFile {
  const { width, height } = info;
  return info.kind === "vector"
    ? { kind: "vector", src: `${address}.svg`, width, height }
    : {
        kind: "photograph",
        src: `${address}.jpg`,
        width,
        height,
        id: hash.slice(0, 8),
        base: address,
        widths: info.widths,
      };
}

async function layOut({ info, fileOf }: PreparedPicture, address: string, folder: string): Promise<void> {
  const target = path.join(folder, path.posix.relative("/media", address));
  await mkdir(path.dirname(target), { recursive: true });
  for (const ending of info.files) await copyFile(fileOf(ending), target + ending);
}

/** What the stylesheet says of a photograph. */
type Look = Tint & Pick<Use, "focus">;

/**
 * A rule for each photograph: its dominant colour stands in its place while it loads, and
 * its focus stays in view. A stylesheet, because the policy allows no style attributes.
 */
const lookRules = (looks: ReadonlyMap<string, Look>) =>
  [...looks]
    .map(([id, { colour, text, focus }]) => {
      const position = focus ? `;object-position:${focus.x}% ${focus.y}%` : "";
      return `[data-picture="${id}"]{background-color:${colour};color:${text}${position}}\n`;
    })
    .sort()
    .join("");

/**
 * Makes the files browsers ask for from the pictures that the data names. A picture
 * used twice is made once, but checked for each place it stands in.
 * @param folder what becomes public/media
 */
export async function makePictures(root: string, uses: readonly Use[], folder: string): Promise<PictureReport> {
  const files: Record<string, PictureFile> = {};
  const looks = new Map<string, Look>();
  const grounds: string[] = [];
  const problems: string[] = [];
  let made = 0;
  const make = async ({ record, name, beneath, focus }: Use) => {
    try {
      const picture = await preparePicture(root, name, placeOf(record));
      if (picture.fresh) made++;
      if (files[name]) return;
      const address = addressOf(name, picture.hash);
      await layOut(picture, address, folder);
      const file = fileOf(picture, address);
      files[name] = file;
      if (beneath) grounds.push(`${beneath}{background-image:url("${basePath}${file.src}");background-size:cover}\n`);
      if (picture.info.kind === "photograph")
        looks.set(picture.hash.slice(0, 8), { ...picture.info.tint, ...(focus && { focus }) });
    } catch (error) {
      problems.push(`${record}: data/pictures/${name}: ${oneLine(error)}`);
    }
  };
  await inTurn("Imágenes", uses, make, { nameOf: ({ name }) => name });
  return {
    list: listModule("pictures", "PictureFile", files),
    rules: lookRules(looks) + grounds.join(""),
    made,
    cached: Object.keys(files).length - made,
    problems,
  };
}
