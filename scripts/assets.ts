import { fileURLToPath } from "node:url";
import { pages } from "../data/pages";
import { makeFonts } from "./fonts";
import { makePictures, picturesIn } from "./pictures";

/*
 * What the pages need besides their data, made before Next builds or serves them:
 * cut fonts and pictures under names made from their content.
 */

const root = fileURLToPath(new URL("..", import.meta.url));

const DEFAULT_PICTURE = { record: "components/cultura: default picture", image: "cultura/por-defecto.svg" };

try {
  await makeFonts(root);
  await makePictures(root, [
    ...Object.entries(pages).flatMap(([name, page]) => picturesIn(`data/${name}.ts`, page)),
    DEFAULT_PICTURE,
  ]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
