import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** The version of an installed package. */
export function packageVersion(root: string, name: string): string {
  const file = path.join(root, "node_modules", name, "package.json");
  const held: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (typeof held !== "object" || held === null || !("version" in held)) throw new Error(`${file} names no version`);
  return String(held.version);
}

/** What a tool says of its version, on whichever stream it chooses. */
export function toolVersion(command: string, flag: string): string {
  const { stdout, stderr } = spawnSync(command, [flag], { encoding: "utf8" });
  // Some wrappers of Chromium also complain on standard error.
  return (stdout || stderr).trim();
}

/** The machine, in words. */
export function machine(): string {
  const cpus = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${cpus[0]?.model.trim() ?? "unknown processor"}, ${cpus.length} cores, ${memory} GiB, ${os.type()} ${os.release()}`;
}

/** The average load of the last minute. */
export const load = (): number => os.loadavg()[0] ?? 0;

/** Everything a table of measurements was made with, as lines of a Markdown list. */
export function versions(root: string, chromium: string): string {
  return [
    `- Node ${process.versions.node}, Next ${packageVersion(root, "next")}, Lighthouse ${packageVersion(root, "lighthouse")}, ${toolVersion(chromium, "--version")}`,
    `- ${machine()}`,
  ].join("\n");
}
