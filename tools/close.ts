import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { dayAndHour } from "../lib/format";
import { objectsIn } from "../lib/objects";
import { Stop } from "../lib/stop";
import { contents } from "../paper/contents";
import { isHeld, timeOf } from "../paper/held";
import { readPaper } from "../paper/read";
import { endOnSignals, run } from "./processes";
import { ROOT } from "./project";
import { command } from "./say";

/*
 * `npm run close -- DESTINO`: a close without anybody at a terminal. When the hour of something held back has come, the edition
 * closes at that hour and is checked, built and deployed; until then nothing is said. What refuses is said, and the earlier
 * close stands again (docs/deploy.md).
 */

const EDITION = path.join(ROOT, "data/edition.ts");

/** The last of the hours until which something is held back that has come by `now`, as its file writes it. */
function hourDue(close: string, now: number): string | undefined {
  const held = [...contents.values()].flatMap((content) => [...objectsIn(content)].filter((one) => isHeld(one, close)));
  const due = held.filter((entry) => Date.parse(timeOf(entry)) <= now);
  return due.map(timeOf).toSorted((one, other) => Date.parse(other) - Date.parse(one))[0];
}

endOnSignals();
await command(async () => {
  const { edition } = readPaper(contents);
  const due = edition && hourDue(edition.close, Date.now());
  // What is wrong with the close itself is the check's to say, of whoever works on it.
  if (!edition || !due) return;
  const before = readFileSync(EDITION, "utf8");
  const after = before.replace(edition.close, due);
  if (after === before) throw new Stop(`data/edition.ts: no se encuentra ahí el cierre, ${edition.close}`);
  // However this ends, an edition that is not published has not closed.
  const putBack = () => writeFileSync(EDITION, before);
  process.once("exit", putBack);
  writeFileSync(EDITION, after);
  await run("npm", ["run", "--silent", "build"], { cwd: ROOT });
  await run("npm", ["run", "--silent", "deploy", "--", ...process.argv.slice(2)], { cwd: ROOT, aloud: true });
  process.removeListener("exit", putBack);
  process.stdout.write(`Cierre del ${dayAndHour(due, due)}: publicado.\n`);
});
