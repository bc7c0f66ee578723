import { fileURLToPath } from "node:url";
import { pages } from "../data/pages";
import { makeFonts } from "./fonts";
import { makeFoundPictures } from "./found";
import { makeMedia } from "./media";
import { FILM_FIELDS, PICTURE_FIELDS, usesIn } from "./pictures/uses";

/*
 * What the pages need besides their data, made before Next builds or serves them:
 * cut fonts, and pictures and films under names made from their content.
 */

const root = fileURLToPath(new URL("..", import.meta.url));

const DEFAULT_PICTURE = { record: "app/cultura/page.tsx: fallback", name: "cultura/por-defecto.svg" };

/** What all the pages' records name in these fields. */
const named = (fields: ReadonlySet<string>) =>
  Object.entries(pages).flatMap(([name, page]) => usesIn(`data/${name}.ts`, page, fields));

try {
  await makeFonts(root);
  const { made, cached } = await makeMedia(root, {
    pictures: [...named(PICTURE_FIELDS), DEFAULT_PICTURE],
    films: named(FILM_FIELDS),
  });
  await makeFoundPictures(root);
  process.stdout.write(`Pictures: ${made} made, ${cached} from the cache
`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
