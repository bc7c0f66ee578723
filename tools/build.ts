import { lockBuild } from "../adapter/lock.mjs";
import { nextBuild } from "../adapter/next-build.mjs";
import { prepare } from "../assets/prepare";
import { ROOT } from "./project";
import { command } from "./say";

/* `npm run build`: what the pages need, the pages, and the finished files in `out`; one build at a time. */

await command(async () => {
  lockBuild(ROOT);
  process.exitCode = (await prepare(ROOT)) ? nextBuild(ROOT, process.argv.slice(2)) : 1;
});
