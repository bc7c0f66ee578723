import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ask } from "../processes";
import { ROOT } from "../project";

/** The version of an installed package. */
function packageVersion(name: string): string {
  const file = path.join(ROOT, "node_modules", name, "package.json");
  const held: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (typeof held !== "object" || held === null || !("version" in held)) throw new Error(`${file} names no version`);
  return String(held.version);
}

/** What a tool says of its version. */
export const toolVersion = (command: string, flag: string): string =>
  ask(command, flag) ?? `${command} of an unknown version`;

/** The machine, in words. */
function machine(): string {
  const cpus = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${cpus[0]?.model.trim() ?? "unknown processor"}, ${cpus.length} cores, ${memory} GiB, ${os.type()} ${os.release()}`;
}

/** The average load of the last minute. */
export const load = (): number => os.loadavg()[0] ?? 0;

/** Everything a table of measurements was made with, as lines of a Markdown list. */
export function versions(chromium: string): string {
  return [
    `- Node ${process.versions.node}, Next ${packageVersion("next")}, Lighthouse ${packageVersion("lighthouse")}, ${toolVersion(chromium, "--version")}`,
    `- ${machine()}`,
  ].join("\n");
}
