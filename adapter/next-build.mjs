import { spawnSync } from "node:child_process";
import { existsSync, renameSync, statfsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { EARLIER, NEXT, OUT } from "./folders.mjs";

/** With less than this left, a build has probably failed for want of room, whatever it says itself. */
const SCARCE_BYTES = 16_000_000;

/**
 * What is left where Next works, if it is scarce.
 * @param {string} root
 */
function scarceRoom(root) {
  const work = path.join(root, NEXT);
  const { bavail, bsize } = statfsSync(existsSync(work) ? work : root);
  return bavail * bsize < SCARCE_BYTES ? `${(bavail * bsize) / 1e6} MB` : undefined;
}

/**
 * Runs `next build`, so that NEXT_RUNTIME=1 can ask for Next's own runtime: Next sets
 * that variable to a value of its own before it reads any configuration, so it travels
 * under another name to index.mjs.
 * @param {string} root the project's folder
 * @param {readonly string[]} args what else goes to Next
 * @returns {number} its exit status
 */
export function nextBuild(root, args = []) {
  const [out, earlier] = [path.join(root, OUT), path.join(root, EARLIER)];
  // A build that was killed between its last two steps has put the site aside, and Next would clear it away.
  if (!existsSync(out) && existsSync(earlier)) renameSync(earlier, out);
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  const env = {
    ...process.env,
    KEEP_NEXT_RUNTIME: process.env.NEXT_RUNTIME ?? "",
    // By this the adapter knows the first of Next's processes (index.mjs).
    BUILD_STARTED_BY: String(process.pid),
    // For what the adapter says of its progress: Next may put a pipe between (progress.ts).
    TERMINAL_COLUMNS: String(process.stderr.isTTY ? process.stderr.columns || 80 : 0),
  };
  const { status } = spawnSync(process.execPath, [next, "build", root, ...args], { stdio: "inherit", env });
  const left = status === 0 ? undefined : scarceRoom(root);
  if (left)
    process.stderr.write(`The disk has ${left} left. Make room and build again; the earlier out is as it was.\n`);
  return status ?? 1;
}
