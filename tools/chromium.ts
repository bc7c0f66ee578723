import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { canInstall, install } from "./debian";
import { ask, run } from "./processes";

/** The first, Debian's package of the engine without a window, runs the tests in two fifths of the second's time. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** The first of the usual names that is on the PATH, or Playwright's own. */
function installed(): string | undefined {
  for (const name of NAMES) {
    const found = ask("which", name);
    if (found) return found;
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Debian's package where it may be installed, Playwright's own download elsewhere. */
async function installOne(): Promise<void> {
  if (!canInstall()) await run("npx", ["playwright", "install", "chromium"], { aloud: true });
  else {
    const known = ask("apt-cache", "show", "--quiet", "chromium-headless-shell") !== undefined;
    await install([known ? "chromium-headless-shell" : "chromium"]);
  }
}

/**
 * The path of a Chromium: CHROMIUM_PATH, an installed one, Playwright's own, or one installed now.
 * @throws Error if CHROMIUM_PATH names no file, or none can be had
 */
export async function findChromium(): Promise<string> {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no ${named}`);
    return named;
  }
  const found = installed();
  if (found) return found;
  await installOne();
  const now = installed();
  if (!now) throw new Error("No Chromium could be installed: install one and name it in CHROMIUM_PATH");
  return now;
}

/** How Playwright starts it: Chromium has no sandbox for root. */
export const LAUNCH_ARGS = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
