import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { readMark, type Mark } from "../../assets/mark";
import { lackingIn } from "../../assets/fonts/characters";
import { remembered } from "../../assets/remembered";
import type { Composition } from "@/lib/share";
import type { Newspaper } from "../schema/newspaper";
import { error, type Finding } from "./finding";

/** What a page is shared with: its headline, where it stands, and the section's name above it. */
export type Shared = { poster: Composition; section: string; where: string; title: string };

/** As much of a headline as is set, in whole words; of a first word that is too long, so many letters. */
function whatFits(title: string, fits: (text: string) => boolean): string {
  const words = title.split(" ");
  const long = words.find((word) => !fits(word));
  if (long) {
    const letters =
      Array.from(long).findLastIndex((_, index) =>
        fits(
          Array.from(long)
            .slice(0, index + 1)
            .join(""),
        ),
      ) + 1;
    return `«${long}» es una palabra demasiado larga: caben ${letters} letras seguidas`;
  }
  const many = words.findLastIndex((_, index) => fits(words.slice(0, index + 1).join(" "))) + 1;
  const head = words.slice(0, many).join(" ");
  return `tiene ${title.length} caracteres y caben unos ${head.length}: «${head}»`;
}

/** What is remembered of an edition's headlines. */
const findingsSchema = z.array(z.strictObject({ level: z.literal("error"), where: z.string(), says: z.string() }));

/** A finding for each headline that does not fit its picture. */
async function tooLong(root: string, name: string, mark: Mark, shared: readonly Shared[]): Promise<Finding[]> {
  // Only now: what draws the letters takes long to load.
  const [{ loadFonts }, { posterSvg }] = await Promise.all([
    import("../../assets/share/type"),
    import("../../assets/share/posters"),
  ]);
  const letters = [name, ...shared.flatMap(({ section, title }) => [section, title])].join("");
  const fonts = await loadFonts(root, letters);
  return shared.flatMap(({ poster, section, where, title }) => {
    // What cannot be drawn at all is said by letters.ts.
    if (lackingIn(`${name}${section}${title}`).length > 0) return [];
    const fits = (text: string) => {
      try {
        posterSvg(poster, { mark, name, section, accent: "", title: text, picture: () => "", colour: () => "", fonts });
        return true;
      } catch {
        return false;
      }
    };
    return fits(title)
      ? []
      : [error(`${where}.title`, `no cabe en la imagen con que se comparte la página: ${whatFits(title, fits)}`)];
  });
}

/**
 * A mark that cannot be drawn, and headlines that do not fit the picture their page is shared with.
 * @param root the folder that holds `data`
 */
export async function posterFindings(
  root: string,
  { name, mark: file }: Newspaper,
  shared: readonly Shared[],
): Promise<Finding[]> {
  let mark: Mark;
  try {
    mark = await readMark(root, file);
  } catch (failure) {
    const says = failure instanceof Error ? failure.message : String(failure);
    return [error("data/newspaper.ts: mark", says.replace("data/newspaper.ts: mark: ", ""))];
  }
  // The words of the findings are written here, not in assets.
  const code = await readFile(path.join(import.meta.dirname, "posters.ts"));
  const from = ["headlines", code, JSON.stringify({ name, mark, shared })];
  const found = await remembered(root, from, async () => JSON.stringify(await tooLong(root, name, mark, shared)));
  return findingsSchema.parse(JSON.parse(found));
}
