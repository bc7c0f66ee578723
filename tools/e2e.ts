import path from "node:path";
import { findChromium } from "./chromium";
import { endOnSignals, run } from "./processes";
import { ROOT } from "./project";
import { command } from "./say";
import { serve } from "./server";

/*
 * Runs Playwright against the finished `out`, served on a free port; what follows the command goes to Playwright. Without a
 * project's name these run, which is what one asks before a commit; the judges are called by their name (`npm run judges`).
 */
const QUICK = ["files", "desktop", "phone", "no-javascript"].map((name) => `--project=${name}`);

const given = process.argv.slice(2);
const projects = given.some((word) => /^--project\b/.test(word)) ? [] : QUICK;

endOnSignals();
await command(async () => {
  const { url, stop } = await serve({ root: path.join(ROOT, "out"), base: process.env["BASE_PATH"] ?? "" });
  try {
    await run("npx", ["playwright", "test", ...projects, ...given], {
      aloud: true,
      env: { CHROMIUM_PATH: await findChromium(), SITE_UNDER_TEST: url },
    });
  } finally {
    await stop();
  }
});
