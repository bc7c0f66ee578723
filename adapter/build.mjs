import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";

/*
 * `next build`, so that NEXT_RUNTIME=1 can ask for Next's own runtime: Next sets
 * that variable to a value of its own before it reads any configuration, so it
 * travels under another name to adapter/index.mjs. What follows goes to Next.
 */

const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
const env = { ...process.env, KEEP_NEXT_RUNTIME: process.env.NEXT_RUNTIME ?? "" };
const { status } = spawnSync(process.execPath, [next, "build", ...process.argv.slice(2)], { stdio: "inherit", env });
process.exitCode = status ?? 1;
