import { spawn } from "node:child_process";
import { createRequire } from "node:module";

/*
 * node adapter/build.mjs [folder] [options of next build]: `next build`. NEXT_RUNTIME=1 before it leaves Next's own runtime
 * in, for comparison.
 */

const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
const child = spawn(process.execPath, [next, "build", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: {
    ...process.env,
    // Next sets NEXT_RUNTIME to a value of its own before it reads any configuration: to index.mjs it goes by another name.
    KEEP_NEXT_RUNTIME: process.env.NEXT_RUNTIME ?? "",
    // Unless someone wants it: a build tells nobody of itself, and does not wait until that is sent.
    NEXT_TELEMETRY_DISABLED: process.env.NEXT_TELEMETRY_DISABLED ?? "1",
  },
});
child.once("exit", (status) => {
  process.exitCode = status ?? 1;
});
