import { readFileSync, writeFileSync } from "node:fs";
import { Stop } from "../lib/stop";
import type { Contents } from "../paper/contents";
import { schemaOfFile } from "../paper/data-file";
import { heldIn } from "../paper/held";

/* When an edition closes by itself, and what becomes of its file. */

/**
 * The hour at which an edition closes next by itself: the last of those until which something is held back and that have come.
 * @param close of the edition that is published (ISO instant)
 * @param now in milliseconds
 * @returns as its file writes it; undefined if none has come
 */
export function hourDue(contents: Contents, close: string, now: number): string | undefined {
  const held = [...contents].flatMap(([file, content]) => {
    const schema = schemaOfFile(file);
    return schema ? [...heldIn({ schema, content }, close).values()] : [];
  });
  const due = held.filter((time) => Date.parse(time) <= now);
  return due.toSorted((one, other) => Date.parse(other) - Date.parse(one))[0];
}

/**
 * Closes an edition and publishes it. However this ends, an edition that is not published has not closed.
 * @param file the edition's, `data/edition.ts`
 * @param close what it says, and what it is to say
 * @throws Stop if the file does not say that, and what `publish` throws
 */
export async function closeAt(
  file: string,
  close: { from: string; to: string },
  publish: () => Promise<void>,
): Promise<void> {
  const before = readFileSync(file, "utf8");
  if (!before.includes(close.from)) throw new Stop(`data/edition.ts: no se encuentra ahí el cierre, ${close.from}`);
  const putBack = () => writeFileSync(file, before);
  // A signal ends this process in the middle.
  process.once("exit", putBack);
  try {
    writeFileSync(
      file,
      before.replace(close.from, () => close.to),
    );
    await publish();
  } catch (error) {
    putBack();
    throw error;
  } finally {
    process.removeListener("exit", putBack);
  }
}
