import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { inTurn } from "../adapter/progress";
import { pages } from "../data/resolve/pages";
import { contactSheet } from "./contact-sheets/sheet";
import { titledPictures } from "./contact-sheets/titled";
import { ROOT } from "./project";

/*
 * `npm run contact-sheets` prints every page's own pictures side by side, on the
 * paper of both schemes, into contact-sheets: to look for repeats and strangers.
 */

const folder = path.join(ROOT, "contact-sheets");

await mkdir(folder, { recursive: true });
const drawSheets = async ([name, page]: [string, unknown]) => {
  const pictures = titledPictures(page);
  for (const scheme of ["light", "dark"] as const) {
    await writeFile(
      path.join(folder, `${name}-${scheme}.png`),
      await contactSheet(path.join(ROOT, "data/pictures"), pictures, scheme),
    );
  }
};
await inTurn("Contact sheets", Object.entries(pages), drawSheets, { nameOf: ([name]) => name });
process.stdout.write(`${folder}: a sheet for each page in both schemes\n`);
