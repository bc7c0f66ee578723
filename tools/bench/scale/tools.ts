import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Debian's packages of what the load is made with, by the command they bring. */
const PACKAGES: Readonly<Record<string, string>> = { nginx: "nginx-light", wrk: "wrk", taskset: "util-linux" };

const has = (command: string): boolean => spawnSync("which", [command]).status === 0;

/**
 * Sees to it that nginx, wrk and taskset are there, from Debian's packages where that is possible.
 * @throws Error naming what is missing where it is not
 */
export function needLoadTools(): void {
  const missing = Object.entries(PACKAGES).filter(([command]) => !has(command));
  if (missing.length === 0) return;
  const packages = missing.map(([, name]) => name);
  if (!has("apt-get") || process.getuid?.() !== 0)
    throw new Error(`Install ${packages.join(", ")}: the load is made with them`);
  execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { stdio: "ignore" });
}

const MODULES = ["/usr/lib/nginx/modules", "/usr/share/nginx/modules", "/usr/lib64/nginx/modules"];

/** Where nginx's module for brotli files lies, if it is installed (Debian: libnginx-mod-http-brotli-static). */
export function brotliModule(): string | undefined {
  for (const folder of MODULES) {
    if (!existsSync(folder)) continue;
    const file = readdirSync(folder).find((name) => name.includes("brotli_static"));
    if (file) return path.join(folder, file);
  }
  return undefined;
}
