import path from "node:path";
import { build } from "plain-pages/build";
import { compressAll } from "plain-pages/compress";
import { contentIn, recordBuild } from "plain-publish";
import { prepare } from "./assets/prepare";
import { ROOT } from "./project";
import { publishedFrom } from "./published";
import { command } from "./say";

/* `npm run build`: what the pages need, the pages, and the finished files in `out`. */

await command(async () => {
  // Before anything is read of it: what changes meanwhile is not in this edition, and it is not published for today's.
  const project = publishedFrom(ROOT);
  const content = await contentIn(project);
  process.exitCode = (await prepare(ROOT)) ? await build(process.argv.slice(2)) : 1;
  if (process.exitCode !== 0) return;
  // It reads the paper, whose faults `prepare` says better.
  const { writeArchive } = await import("./archive");
  const archived = await writeArchive(path.join(ROOT, "out"));
  if (archived) await compressAll(archived);
  const { writeReservation } = await import("./reservation");
  await writeReservation(path.join(ROOT, "out"));
  await recordBuild(project, content);
});
