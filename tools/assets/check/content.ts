import { checkRecords, inOrder } from "../../../paper/check/check-records";
import { inPlace } from "../../../paper/check/places";
import type { Finding } from "../../../lib/finding";
import type { NamedFile } from "../../../schema/named-files";
import { letterFindings } from "./letters";
import { fileFindings } from "./pictures";

type Content = { findings: Finding[]; files: readonly NamedFile[]; toLine: (finding: Finding) => Finding };

/**
 * All that can be wrong with a newspaper's content, at once: its records, the letters they are written with, the
 * pictures and films they name. `npm run check:content`, `npm run build` and `npm run dev` ask the same.
 * @param root the folder that holds `data`
 * @returns what was found, errors first, and the pictures and films; and what says of another finding in which line it is
 * @throws Error if there is no such folder
 */
export async function checkContent(root: string): Promise<Content> {
  const { findings, fields, files, places } = await checkRecords(root);
  const more = [...letterFindings(fields), ...(await fileFindings(root, files))];
  const toLine = inPlace(places);
  return { findings: inOrder([...findings, ...more]).map(toLine), files, toLine };
}
