import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
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
for (const [name, page] of Object.entries(pages)) {
  const pictures = titledPictures(page);
  for (const scheme of ["light", "dark"] as const) {
    await writeFile(
      path.join(folder, `${name}-${scheme}.png`),
      await contactSheet(path.join(ROOT, "data/pictures"), pictures, scheme),
    );
  }
  process.stdout.write(`contact-sheets/${name}-light.png, -dark.png: ${pictures.length} pictures\n`);
}
