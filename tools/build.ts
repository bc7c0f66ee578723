import { lockBuild } from "../adapter/lock.mjs";
import { startNext } from "../adapter/next-build.mjs";
import { generatedState } from "../assets/files";
import { ROOT } from "./project";
import { dataIn, recordBuild } from "./publish/record";
import { command } from "./say";

/*
 * `npm run build`: what the pages need, the pages, and the finished files in `out`; one build at a time.
 *
 * Mostly a word has changed, and what the pages need is there already. So Next compiles while the content is checked and
 * the rest is looked through. If a file comes out of that anew, Next may have read the earlier one, and begins again.
 */

/** @returns the exit status */
async function build(): Promise<number> {
  const start = () => startNext(ROOT, process.argv.slice(2));
  const before = await generatedState(ROOT);
  const early = before === "" ? undefined : start();
  try {
    // Only now, for it has much to load.
    const { prepare } = await import("../assets/prepare");
    if (!(await prepare(ROOT))) return 1;
    if (early && before === (await generatedState(ROOT))) return await early.finish();
  } finally {
    await early?.stop();
  }
  return start().finish();
}

await command(async () => {
  lockBuild(ROOT);
  // Before anything is read of it: what changes meanwhile is not in this edition, and it is not published for today's.
  const data = await dataIn(ROOT);
  process.exitCode = await build();
  if (process.exitCode === 0) await recordBuild(ROOT, data);
});
