import path from "node:path";
import { findChromium } from "./chromium";
import { endOnSignals, run } from "./processes";
import { ROOT } from "./project";
import { command } from "./say";
import { serve } from "./server";

/* Runs Playwright against the finished `out`, served on a free port; what follows the command goes to Playwright. */

endOnSignals();
await command(async () => {
  const { url, stop } = await serve({ root: path.join(ROOT, "out"), base: process.env["BASE_PATH"] ?? "" });
  try {
    await run("npx", ["playwright", "test", ...process.argv.slice(2)], {
      aloud: true,
      env: { CHROMIUM_PATH: await findChromium(), SITE_UNDER_TEST: url },
    });
  } finally {
    await stop();
  }
});
