import { spawn } from "node:child_process";
import { once } from "node:events";
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
 * Next's environment. Its cache holds for the same one only: a number of a process in it, and Tailwind starts anew in every
 * build.
 */
function environment() {
  const terminal = process.stderr.isTTY;
  return {
    ...process.env,
    // Next sets NEXT_RUNTIME to a value of its own before it reads any configuration: to index.mjs it goes by another name.
    KEEP_NEXT_RUNTIME: process.env.NEXT_RUNTIME ?? "",
    // By this the adapter knows the first of Next's processes (index.mjs).
    FIRST_OF_BUILD: "1",
    // Unless someone wants it: a build tells nobody of itself, and does not wait until that is sent.
    NEXT_TELEMETRY_DISABLED: process.env.NEXT_TELEMETRY_DISABLED ?? "1",
    // For what the adapter says of its progress: Next itself sees a pipe (progress.ts).
    TERMINAL_COLUMNS: String(terminal ? process.stderr.columns || 80 : 0),
    ...(terminal && !process.env.NO_COLOR ? { FORCE_COLOR: "1" } : {}),
  };
}

/**
 * Starts `next build`, which compiles and then waits (index.mjs); what it says waits too. NEXT_RUNTIME=1 leaves Next's own
 * runtime in.
 * @param {string} root the project's folder
 * @param {readonly string[]} args what else goes to Next
 * @returns `finish` lets it go on to its end, and gives its exit status; `stop` ends it now
 */
export function startNext(root, args = []) {
  const [out, earlier] = [path.join(root, OUT), path.join(root, EARLIER)];
  // A build that was killed between its last two steps has put the site aside, and Next would clear it away.
  if (!existsSync(out) && existsSync(earlier)) renameSync(earlier, out);
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  const child = spawn(process.execPath, [next, "build", root, ...args], {
    stdio: ["inherit", "pipe", "pipe", "ipc"],
    env: environment(),
  });
  const ended = once(child, "close");
  // That it could not be started is said by whoever asks for its end.
  ended.catch(() => undefined);
  return {
    /** @returns {Promise<number>} */
    async finish() {
      child.stdout.pipe(process.stdout);
      child.stderr.pipe(process.stderr);
      // If it has failed already, there is nobody to hear it.
      child.send("finish", () => undefined);
      const [status] = await ended;
      const left = status === 0 ? undefined : scarceRoom(root);
      if (left)
        process.stderr.write(`The disk has ${left} left. Make room and build again; the earlier out is as it was.\n`);
      return status ?? 1;
    },
    async stop() {
      child.stdout.resume();
      child.stderr.resume();
      child.kill();
      await ended;
    },
  };
}
