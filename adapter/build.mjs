import path from "node:path";
import { lockBuild } from "./lock.mjs";
import { startNext } from "./next-build.mjs";

/* node adapter/build.mjs [folder] [options of next build]: builds a project, one build at a time. */

const [first = ".", ...others] = process.argv.slice(2);
const args = first.startsWith("-") ? [first, ...others] : others;
const root = path.resolve(first.startsWith("-") ? "." : first);

try {
  lockBuild(root);
  process.exitCode = await startNext(root, args).finish();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
