import { readdirSync, readFileSync } from "node:fs";

const EVERY_MS = 200;

/** Who started a process, and its resident memory in bytes (proc_pid_status(5)). */
type Process = { pid: number; parent: number; bytes: number };

function readProcess(pid: number): Process | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const figure = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
    return { pid, parent: figure("PPid"), bytes: figure("VmRSS") * 1024 };
  } catch {
    // It has ended between the listing and the look.
    return undefined;
  }
}

/** The resident memory of a process and all it has started, in bytes; what they share counts for each. */
function residentBytes(root: number): number {
  const processes = readdirSync("/proc").flatMap((name) =>
    /^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : [],
  );
  const family = new Set([root]);
  for (let before = 0; before !== family.size;) {
    before = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  return processes.reduce((sum, { pid, bytes }) => sum + (family.has(pid) ? bytes : 0), 0);
}

/**
 * Watches the memory of a process and all it starts, five times a second.
 * @returns `stop`, which gives the most seen, in bytes; undefined where there is no /proc
 */
export function watchMemory(pid: number): { stop: () => number | undefined } {
  if (process.platform !== "linux") return { stop: () => undefined };
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, residentBytes(pid))), EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}
