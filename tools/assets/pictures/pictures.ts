import { copyFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { PictureFile } from "../../../lib/media";
import type { NamedFile } from "../../../schema/named-files";
import { basePath } from "../../../lib/paths";
import { keptFiles, readKept, type Files } from "../cache";
import { listModule, shortOf } from "../files";
import { textOn, type Tint } from "./colour";
import { makePhotograph } from "./photograph";
import { addressOf, pictureHash } from "./settings";

/** A picture that a record names, and where it stands for those that fail, as a selector. */
export type Use = Pick<NamedFile, "name" | "focus" | "shapes"> & { failing?: string };

/** A tint while a picture is on its way, and another in its place once it has failed: only then it has a `::before`. */
const failedRule = (pictures: string, src: string) =>
  `@media screen{${pictures}{background-color:var(--color-sand)}${pictures}::before{content:"";display:block;height:100%;background:url("${src}") center/cover}}\n`;

/** What the pages need to know of a picture, kept beside its files. */
const infoSchema = z.object({
  width: z.number(),
  height: z.number(),
  endings: z.array(z.string()),
  widths: z.array(z.number()).optional(),
  tint: z.object({ colour: z.string() }).optional(),
});
type Info = z.infer<typeof infoSchema>;

const INFO = "info.json";

/** A picture's files, by the end of their names, and what they are. */
async function make(image: string, original: Buffer): Promise<Files> {
  const described = (files: Files, info: Omit<Info, "endings">): Files =>
    new Map([...files, [INFO, JSON.stringify({ ...info, endings: [...files.keys()] })]]);
  if (image.endsWith(".svg")) {
    const { makeVector } = await import("./vector");
    const { svg, ...info } = makeVector(original.toString("utf8"));
    return described(new Map([[".svg", svg]]), info);
  }
  const { files, ...info } = await makePhotograph(original);
  return described(files, info);
}

function fileOf({ width, height, widths }: Info, address: string, id: string, { focus, shapes }: Use): PictureFile {
  const common = shapes ? { width, height, shapes: Object.values(shapes) } : { width, height };
  if (widths) return { kind: "photograph", src: `${address}.jpg`, ...common, id, base: address, widths };
  const drawing = { kind: "vector", src: `${address}.svg`, ...common } as const;
  return focus ? { ...drawing, id } : drawing;
}

/**
 * What the style sheet says of a picture: a photograph's dominant colour stands in its place while it loads, and the
 * focus of either kind stays in view. In a style sheet, because the policy allows no style attributes.
 */
function lookRule(id: string, tint: Tint | undefined, focus: Use["focus"]): string {
  const colours = tint ? `background-color:${tint.colour};color:--theme(--color-${textOn(tint)} inline)` : "";
  const position = focus ? `;object-position:${focus.x}% ${focus.y}%` : "";
  return `[data-picture="${id}"]{${colours}${position}}\n`;
}

/**
 * Makes the files browsers ask for from the pictures that the data names, which have been checked. A picture used
 * twice is made once.
 * @param folder what becomes public/media
 * @returns what describes them to the pages and to the style sheet, and how many were made
 */
export async function makePictures(root: string, uses: readonly Use[], folder: string) {
  const files: Record<string, PictureFile> = {};
  const looks: string[] = [];
  const grounds: string[] = [];
  let made = 0;
  const layOut = async (use: Use) => {
    const { name, failing, focus } = use;
    const original = await readFile(path.join(root, "data/pictures", name));
    const key = pictureHash(name, original);
    const { folder: from, fresh } = await keptFiles(root, key, () => make(name, original));
    const kept = path.join(from, INFO);
    const info = readKept(kept, await readFile(kept, "utf8"), infoSchema);
    const address = addressOf(name, key);
    const target = path.join(folder, path.posix.relative("/media", address));
    await mkdir(path.dirname(target), { recursive: true });
    for (const ending of info.endings) await copyFile(path.join(from, ending), target + ending);
    const id = shortOf(key);
    const file = fileOf(info, address, id, use);
    files[name] = file;
    if (fresh) made += 1;
    if (failing) grounds.push(failedRule(failing, basePath + file.src));
    if (info.tint || focus) looks.push(lookRule(id, info.tint, focus));
  };
  // Where two records show the same picture, the first says what must stay in view of it.
  const each = [...new Map(uses.toReversed().map((use) => [use.name, use])).values()].toReversed();
  for (const use of each) await layOut(use);
  return {
    list: listModule("pictures", "PictureFile", files),
    rules: looks.sort().join("") + grounds.join(""),
    made,
    cached: each.length - made,
  };
}
