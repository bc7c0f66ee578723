import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { canInstall, install } from "./debian";
import { ask, run } from "./processes";

/** Debian's package of the engine without a window runs the tests in two fifths of the time of the others. */
const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** The first of the usual names that is on the PATH, or Playwright's own. */
function installed(): string | undefined {
  for (const name of NAMES) {
    const found = ask("which", name);
    if (found) return found;
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Whether Debian's package of the engine without a window can be had. */
const shellIsKnown = () => canInstall() && ask("apt-cache", "show", "--quiet", SHELL) !== undefined;

/** Debian's package where it may be installed, Playwright's own download elsewhere. */
async function installOne(): Promise<void> {
  if (canInstall()) await install([shellIsKnown() ? SHELL : "chromium"]);
  else await run("npx", ["playwright", "install", "chromium"], { aloud: true });
}

/**
 * The path of a Chromium: CHROMIUM_PATH, an installed one, Playwright's own, or one installed now. Where Debian's
 * quick one is not there and can be installed, it is; should that fail, what was there does.
 * @throws Error if CHROMIUM_PATH names no file, or none can be had
 */
export async function findChromium(): Promise<string> {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no ${named}`);
    return named;
  }
  const found = installed();
  if (found && (path.basename(found) === SHELL || !shellIsKnown())) return found;
  if (found) await install([SHELL]).catch(() => undefined);
  else await installOne();
  const now = installed();
  if (!now) throw new Error("No Chromium could be installed: install one and name it in CHROMIUM_PATH");
  return now;
}

/** How Playwright starts it: Chromium has no sandbox for root. */
export const LAUNCH_ARGS = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
