import { existsSync } from "node:fs";
import path from "node:path";
import { firefox, webkit, type BrowserType } from "@playwright/test";
import { endOnSignals, run } from "../processes";
import { ROOT } from "../root";
import { command } from "../say";
import { serve } from "../serve/server";
import { findChromium } from "./chromium";

/*
 * Runs Playwright against the finished `out`, served on a free port; what follows the command goes to Playwright.
 *
 * npm run test:e2e                                            what one asks before a commit
 * npm run test:e2e -- tests/e2e/tabs.spec.ts --project=phone  a part of it
 * npm run judges                                              the slow ones, and the other engines that are on this machine
 */

const QUICK = ["files", "desktop", "phone", "no-javascript"];

/** Playwright's own Firefox and WebKit, where they are: both are nowhere but in its download (npx playwright install). */
const isHere = (engine: BrowserType) => existsSync(engine.executablePath());
const engines = [firefox, webkit].filter(isHere).map((engine) => engine.name());
const missing = [firefox, webkit].filter((engine) => !isHere(engine)).map((engine) => engine.name());

/** @param asked to judge, `--judges` first; the rest is Playwright's */
function projects(asked: readonly string[]): string[] {
  if (asked.some((word) => /^--project\b/.test(word))) return [];
  return (asked.includes("--judges") ? ["judges", ...engines] : QUICK).map((name) => `--project=${name}`);
}

endOnSignals();
await command(async () => {
  const asked = process.argv.slice(2);
  const given = asked.filter((word) => word !== "--judges");
  const { url, stop } = await serve({ root: path.join(ROOT, "out"), base: process.env["BASE_PATH"] ?? "" });
  try {
    await run("playwright", ["test", ...projects(asked), ...given], {
      aloud: true,
      env: {
        CHROMIUM_PATH: await findChromium(),
        SITE_UNDER_TEST: url,
        ENGINES_LEFT_OUT: asked.includes("--judges") ? missing.join(" and ") : "",
      },
    });
  } finally {
    await stop();
  }
});
