import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The first, Debian's package of the engine without a window, runs the tests in two fifths of the second's time. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** The first of the usual names that is on the PATH. */
function installed(): string | undefined {
  for (const name of NAMES) {
    const found = spawnSync("which", [name], { encoding: "utf8" });
    if (found.status === 0) return found.stdout.trim();
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

const run = (command: string, args: string[]) => execFileSync(command, args, { stdio: "inherit" });

/** Debian's package where apt is at hand and may be used, Playwright's own download elsewhere. */
function install(): void {
  const apt = spawnSync("which", ["apt-get"]).status === 0;
  const root = process.getuid?.() === 0;
  if (apt && root) {
    run("apt-get", ["update", "-qq"]);
    const add = (name: string) => run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
    const known = spawnSync("apt-cache", ["show", "--quiet", "chromium-headless-shell"]).status === 0;
    add(known ? "chromium-headless-shell" : "chromium");
  } else {
    run("npx", ["playwright", "install", "chromium"]);
  }
}

/**
 * The path of a Chromium: CHROMIUM_PATH, an installed one, Playwright's own, or one installed now.
 * @throws Error if CHROMIUM_PATH names no file, or none can be had
 */
export function findChromium(): string {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no ${named}`);
    return named;
  }
  const found = installed();
  if (found) return found;
  install();
  const now = installed();
  if (!now) throw new Error("No Chromium could be installed: install one and name it in CHROMIUM_PATH");
  return now;
}
