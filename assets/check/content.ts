import { checkRecords, inOrder } from "../../paper/check/check-records";
import type { Finding } from "../../lib/finding";
import type { NamedFile } from "../../schema/named-files";
import { letterFindings } from "./letters";
import { fileFindings } from "./pictures";

/**
 * All that can be wrong with a newspaper's content, at once: its records, the letters they are written with, the
 * pictures and films they name. `npm run check:content`, `npm run build` and `npm run dev` ask the same.
 * @param root the folder that holds `data`
 * @returns what was found, errors first, and the pictures and films
 * @throws Error if there is no such folder
 */
export async function checkContent(root: string): Promise<{ findings: Finding[]; files: readonly NamedFile[] }> {
  const { findings, fields, files } = await checkRecords(root);
  const more = [...letterFindings(fields), ...(await fileFindings(root, files))];
  return { findings: inOrder([...findings, ...more]), files };
}
