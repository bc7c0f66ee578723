import path from "node:path";
import { dayAndHour } from "../lib/format";
import { contents } from "../paper/contents";
import { readPaper } from "../paper/read";
import { closeAt, hourDue } from "./closing";
import { endOnSignals, run } from "./processes";
import { ROOT } from "./root";
import { command } from "./say";

/*
 * `npm run close -- DESTINO`: a close without anybody at a terminal. When the hour of something held back has come, the edition
 * closes at that hour and is checked, built and deployed; until then nothing is said. What refuses is said, and the earlier
 * close stands again (docs/deploy.md).
 */

endOnSignals();
await command(async () => {
  const { edition } = readPaper(contents);
  const due = edition && hourDue(contents, edition.close, Date.now());
  // What is wrong with the close itself is the check's to say, of whoever works on it.
  if (!edition || !due) return;
  await closeAt(path.join(ROOT, "data/edition.ts"), { from: edition.close, to: due }, async () => {
    await run("npm", ["run", "--silent", "build"], { cwd: ROOT });
    await run("npm", ["run", "--silent", "deploy", "--", ...process.argv.slice(2)], { cwd: ROOT, aloud: true });
  });
  process.stdout.write(`Cierre del ${dayAndHour(due, due)}: publicado.\n`);
});
