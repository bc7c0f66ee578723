import { fileURLToPath } from "node:url";
import { checkContent } from "../data/check/content";
import { reportOf } from "../data/check/report";

/*
 * What the pages need besides their data, made before Next builds or serves them:
 * cut fonts, and pictures and films under names made from their content.
 */

const root = fileURLToPath(new URL("..", import.meta.url));

try {
  const findings = await checkContent(root);
  if (findings.length > 0) process.stderr.write(`${reportOf(findings)}\n`);
  if (findings.some(({ level }) => level === "error")) process.exitCode = 1;
  else {
    // Only now, because whatever imports the data fails with them.
    const { makeAssets } = await import("./make-assets");
    const { made, cached } = await makeAssets(root);
    process.stdout.write(`Imágenes: ${made} nuevas, ${cached} ya hechas\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
