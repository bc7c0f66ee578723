import path from "node:path";
import type { virtual } from "@guidepup/virtual-screen-reader";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { findChromium, LAUNCH_ARGS } from "./chromium";
import { ROOT } from "./project";
import { command } from "./say";
import { serve } from "./server";

/*
 * What a screen reader says of a finished page, a line a stop: `npm run listen -- politica 80` for the first eighty of
 * Política. The reader is @guidepup/virtual-screen-reader, which follows the same rules as those people use and runs in the page.
 */

const STOPS = 60;

/** What the bundle below leaves in the page. */
declare const guidepup: { virtual: typeof virtual };

const bundled = async (): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: 'export { virtual } from "@guidepup/virtual-screen-reader"', resolveDir: ROOT },
    bundle: true,
    write: false,
    format: "iife",
    globalName: "guidepup",
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
};

/** The first phrases that are said from the top of a page, where scripts have started. */
async function phrases(address: string, stops: number): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS });
  try {
    // The reader's own script is none that the policy knows.
    const page = await browser.newPage({ bypassCSP: true, viewport: { width: 1280, height: 900 }, locale: "es-ES" });
    await page.goto(address, { waitUntil: "networkidle" });
    await page.addScriptTag({ content: await bundled() });
    return await page.evaluate(async (count) => {
      const reader = guidepup.virtual;
      await reader.start({ container: document.body });
      for (let stop = 0; stop < count; stop++) await reader.next();
      return reader.spokenPhraseLog();
    }, stops);
  } finally {
    await browser.close();
  }
}

await command(async () => {
  const [page = "", stops = String(STOPS)] = process.argv.slice(2);
  const { url, stop } = await serve({ root: path.join(ROOT, "out"), base: process.env["BASE_PATH"] ?? "" });
  try {
    console.log((await phrases(`${url}/${page}`, Number(stops))).join("\n"));
  } finally {
    await stop();
  }
});
