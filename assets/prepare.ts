import { reportOf } from "../paper/check/report";
import { checkContent } from "./check/content";

/**
 * Checks the content and makes what the pages need besides it, saying what an editor should know.
 * @returns whether everything is there; if not, it has been said why
 */
export async function prepare(root: string): Promise<boolean> {
  try {
    const { findings, files } = await checkContent(root);
    if (findings.length > 0) process.stderr.write(`${reportOf(findings)}\n`);
    if (findings.some(({ level }) => level === "error")) return false;
    // Only now, because whatever imports the data fails with them.
    const { makeAssets } = await import("./make-assets");
    const { made, cached } = await makeAssets(root, files);
    process.stdout.write(`Imágenes: ${made} nuevas, ${cached} ya hechas\n`);
    return true;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  }
}
