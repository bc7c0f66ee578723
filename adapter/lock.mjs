import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Says which process builds, as long as it does; outside `.next`, which Next empties at the beginning. */
const LOCK = ".building";

/** @param {unknown} error */
const codeOf = (error) => (typeof error === "object" && error !== null && "code" in error ? error.code : undefined);

/**
 * Whether a process of this machine runs.
 * @param {number} pid
 */
function runs(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's may not be asked, but it is there.
    return codeOf(error) === "EPERM";
  }
}

/**
 * The process that a lock names; undefined where there is no lock, or it names none.
 * @param {string} lock
 */
function holderOf(lock) {
  try {
    return Number.parseInt(readFileSync(lock, "utf8"), 10) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes the lock unless it is there.
 * @param {string} lock
 * @returns {boolean} whether it was taken
 */
function take(lock) {
  try {
    writeFileSync(lock, `${process.pid}\n`, { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/**
 * Lets one build at a time work in a project. What a dead process has left is taken over.
 * @param {string} root the project's folder
 * @returns {() => void} gives the lock back; it also ends with this process
 * @throws {Error} with a line for whoever started the second, if another build runs
 */
export function lockBuild(root) {
  const lock = path.join(root, LOCK);
  while (!take(lock)) {
    const holder = holderOf(lock);
    if (holder !== undefined && runs(holder))
      throw new Error(`Another build runs here (process ${holder}). Wait for it; if it is no build, remove ${LOCK}.`);
    rmSync(lock, { force: true });
  }
  const free = () => {
    if (holderOf(lock) === process.pid) rmSync(lock, { force: true });
  };
  process.once("exit", free);
  return free;
}
