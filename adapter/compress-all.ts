import { createHash } from "node:crypto";
import { copyFile, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { FORMS, isText, RECIPE } from "./compress";
import { filesIn, put } from "./files";
import { inTurn } from "./progress";

/** The system compresses, reads and writes with four threads: so many files at once, and none of them waits. */
const AT_ONCE = 8;

/**
 * Writes the compressed forms of a folder's text files beside them.
 * @param kept where the forms stay for the next build, by the content they are made from; what this one does not use goes
 */
export async function compressAll(folder: string, kept: string): Promise<void> {
  const before = new Set(await filesIn(kept));
  /** Files of the same content share their forms, each of which is made once. */
  const used = new Map<string, Promise<void>>();
  const make = async (name: string, form: (content: Buffer) => Promise<Buffer>, content: Buffer) => {
    if (!before.has(name)) await put(path.join(kept, name), await form(content));
  };
  const compress = async (text: string) => {
    const content = await readFile(path.join(folder, text));
    const hash = createHash("sha256").update(RECIPE).update(content).digest("hex");
    for (const [ending, form] of Object.entries(FORMS)) {
      const name = `${hash}.${ending}`;
      const made = used.get(name) ?? make(name, form, content);
      used.set(name, made);
      await made;
      await copyFile(path.join(kept, name), path.join(folder, `${text}.${ending}`));
    }
  };
  const texts = (await filesIn(folder)).filter(isText);
  await inTurn("Compressing", texts, compress, { atOnce: AT_ONCE });
  for (const name of before) if (!used.has(name)) await rm(path.join(kept, name));
}
