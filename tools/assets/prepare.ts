import { isError, reportOf } from "../../lib/finding";
import { basePath } from "../../lib/paths";
import { Stop } from "../../lib/stop";
import { checkContent } from "./check/content";

/** What a folder's path may not hold, for Tailwind's reader of style sheets takes what follows for a part of an address. */
const NO_FOLDER = /[#?]/;

/** What Next, hosts' configurations and disks take as it is written: anything else each of them writes in another way. */
const SUB_PATH = /^(\/[\w~-][\w.~-]*)*$/;

/** What there is in the way of a build before anything is read, in Spanish. */
function obstacle(root: string): string | undefined {
  const [sign] = NO_FOLDER.exec(root) ?? [];
  if (sign)
    return `La carpeta ${root} lleva «${sign}» en su nombre, y así no se puede construir: llámala de otra manera.`;
  if (!SUB_PATH.test(basePath))
    return `BASE_PATH: «${basePath}» no es un subdirectorio: se esperaba uno como /periodico, con / delante y no detrás, y solo con letras sin acento, cifras, puntos y guiones.`;
  // Any other word would make a rehearsal that search engines list.
  const staging = process.env["STAGING"] ?? "";
  if (!["", "0", "1"].includes(staging)) return `STAGING: «${staging}» no dice si es un ensayo: se esperaba 1.`;
  return undefined;
}

/**
 * Checks the content and makes what the pages need besides it, saying what an editor should know.
 * @throws Stop that says why there is nothing to build
 */
export async function prepare(root: string): Promise<void> {
  const reason = obstacle(root);
  if (reason) throw new Stop(reason);
  const { findings, files } = await checkContent(root);
  const report = reportOf(findings);
  if (findings.some(isError)) throw new Stop(report);
  if (findings.length > 0) process.stderr.write(`${report}\n`);
  process.stdout.write("Letras e imágenes: la primera vez tardan.\n");
  // Only now, for there is no paper before that.
  const { makeAssets } = await import("./make-assets");
  const { made, cached } = await makeAssets(root, files);
  process.stdout.write(`Imágenes: ${made} nuevas, ${cached} ya hechas\n`);
}
