import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { findChromium } from "./chromium";
import { serve } from "./server";

/* Runs Playwright against the finished `out`, served on a free port; what follows the command goes to Playwright. */

const root = fileURLToPath(new URL("../out", import.meta.url));
const base = process.env["BASE_PATH"] ?? "";

try {
  const { url, server } = await serve({ root, base });
  const tests = spawn("npx", ["playwright", "test", ...process.argv.slice(2)], {
    stdio: "inherit",
    env: { ...process.env, CHROMIUM_PATH: findChromium(), SITE_UNDER_TEST: url },
  });
  tests.once("exit", (code) => {
    server.close();
    server.closeAllConnections();
    process.exitCode = code ?? 1;
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
