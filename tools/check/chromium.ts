import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { has, run, wordsOf } from "../processes";
import { say } from "../say";

/** Debian's package of the engine without a window runs the tests in two fifths of the time of the others. */
const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** The first of the usual names that is on the PATH, or Playwright's own. */
function installed(): string | undefined {
  for (const name of NAMES) {
    const found = wordsOf("which", name);
    if (found) return found;
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Debian's package, for root where there is apt-get; Playwright's own download elsewhere. @throws Error if it fails */
async function install(): Promise<void> {
  say("No Chromium is on this machine: one is installed now. CHROMIUM_PATH may name another.");
  if (!has("apt-get") || process.getuid?.() !== 0) {
    await run("npx", ["playwright", "install", "chromium"], { aloud: true });
    return;
  }
  await run("apt-get", ["update", "-qq"], { aloud: true });
  const known = wordsOf("apt-cache", "show", "--quiet", SHELL) !== undefined;
  const wanted = known ? SHELL : "chromium";
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", wanted], { aloud: true });
}

/**
 * The path of a Chromium: CHROMIUM_PATH, one that is on this machine, or one installed now, which is said.
 * @throws Error if CHROMIUM_PATH names no file, or none can be had
 */
export async function findChromium(): Promise<string> {
  const named = process.env["CHROMIUM_PATH"];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no ${named}`);
  const found = named ?? installed();
  if (found) return found;
  await install();
  const now = installed();
  if (!now) throw new Error("No Chromium could be installed: install one and name it in CHROMIUM_PATH");
  return now;
}

/** How Playwright starts it: Chromium has no sandbox for root. */
export const LAUNCH_ARGS = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
