import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import path from "node:path";

/**
 * Runs `next build`, with the project's own Next: this package may have another beside it. NEXT_RUNTIME=1 leaves Next's own runtime in, for comparison.
 * @param {readonly string[]} args what goes to Next: the project's folder first, if it is another than this process's
 * @returns {Promise<number>} the exit status
 */
export async function build(args) {
  const [first = "."] = args;
  const project = first.startsWith("-") ? "." : first;
  const next = createRequire(path.resolve(project, "package.json")).resolve("next/dist/bin/next");
  const child = spawn(process.execPath, [next, "build", ...args], {
    stdio: "inherit",
    env: {
      ...process.env,
      // Next sets NEXT_RUNTIME to a value of its own before it reads any configuration: to index.mjs it goes by another name.
      KEEP_NEXT_RUNTIME: process.env.NEXT_RUNTIME ?? "",
      // Unless someone wants it: a build tells nobody of itself, and does not wait until that is sent.
      NEXT_TELEMETRY_DISABLED: process.env.NEXT_TELEMETRY_DISABLED ?? "1",
    },
  });
  const [status] = await once(child, "close");
  return status ?? 1;
}
