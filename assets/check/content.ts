import { checkRecords, inOrder } from "../../paper/check/content";
import type { Finding } from "../../paper/check/finding";
import type { NamedFile } from "../../schema/files";
import { letterFindings } from "./letters";
import { fileFindings } from "./pictures";

/**
 * All that can be wrong with a newspaper's content, at once: its records, the letters they are written with, the
 * pictures and films they name. `npm run check:content`, `npm run build` and `npm run dev` ask the same.
 * @param root the folder that holds `data`
 * @param load imports a data file by its absolute path
 * @returns what was found, errors first, and the pictures and films
 * @throws Error if there is no such folder
 */
export async function checkContent(
  root: string,
  load?: (file: string) => Promise<unknown>,
): Promise<{ findings: Finding[]; files: readonly NamedFile[] }> {
  const { findings, fields, files } = await checkRecords(root, load);
  const more = [...letterFindings(fields), ...(await fileFindings(root, files))];
  return { findings: inOrder([...findings, ...more]), files };
}
