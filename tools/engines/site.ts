import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "../project";
import { serve, type Running } from "../server";
import { LISTENER, LISTENER_FILE } from "./listener";

/** What a page's head begins with: the policy comes first, so that it holds for what follows. */
const AFTER_POLICY = /(<meta http-equiv="Content-Security-Policy"[^>]*>)/;

/** A picture that a record names; the default one, in place of those that fail, is none. */
const isRecordsPicture = (file: string): boolean =>
  file.startsWith(`media${path.sep}`) && !file.includes("por-defecto");

/**
 * Serves a copy of the finished `out` whose pages listen for errors.
 * @param folder where the copy is put
 * @param pictures whether the records' pictures are there
 * @throws Error if `out` holds no site
 */
export async function serveCopy(folder: string, pictures = true): Promise<Running> {
  await cp(path.join(ROOT, "out"), folder, { recursive: true });
  for (const file of await readdir(folder, { recursive: true })) {
    const full = path.join(folder, file);
    if (/\.html\.(br|gz)$/.test(file) || (!pictures && isRecordsPicture(file) && /\.\w+$/.test(file))) await rm(full);
    else if (file.endsWith(".html")) {
      const html = await readFile(full, "utf8");
      await writeFile(full, html.replace(AFTER_POLICY, `$1<script src="/${LISTENER_FILE}"></script>`));
    }
  }
  await writeFile(path.join(folder, LISTENER_FILE), LISTENER);
  return serve({ root: folder });
}
