import { fileURLToPath } from "node:url";
import { dataMistakes } from "../data/check/data-mistakes";

/*
 * What the pages need besides their data, made before Next builds or serves them:
 * cut fonts, and pictures and films under names made from their content.
 */

const root = fileURLToPath(new URL("..", import.meta.url));

try {
  const mistakes = await dataMistakes();
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  // Only now, because whatever imports the data fails with them.
  const { makeAssets } = await import("./make-assets");
  const { made, cached } = await makeAssets(root);
  process.stdout.write(`Imágenes: ${made} nuevas, ${cached} ya hechas\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
