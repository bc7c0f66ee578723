import { createHash } from "node:crypto";
import { copyFile, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { FORMS, isText, RECIPE } from "./compress";
import { filesIn, put } from "./files";
import { inTurn } from "./progress";

/**
 * Writes the compressed forms of a folder's text files beside them.
 * @param kept where the forms stay for the next build, by the content they are made from; what this one does not use goes
 */
export async function compressAll(folder: string, kept: string): Promise<void> {
  const before = new Set(await filesIn(kept));
  const used = new Set<string>();
  const texts = (await filesIn(folder)).filter(isText);
  await inTurn("Compressing", texts, async (text) => {
    const content = await readFile(path.join(folder, text));
    const hash = createHash("sha256").update(RECIPE).update(content).digest("hex");
    for (const [ending, form] of Object.entries(FORMS)) {
      const name = `${hash}.${ending}`;
      if (!before.has(name) && !used.has(name)) await put(path.join(kept, name), await form(content));
      used.add(name);
      await copyFile(path.join(kept, name), path.join(folder, `${text}.${ending}`));
    }
  });
  for (const name of before) if (!used.has(name)) await rm(path.join(kept, name));
}
