import path from "node:path";
import { chromium } from "@playwright/test";
import { findChromium, LAUNCH_ARGS } from "./chromium";
import { ROOT } from "./project";
import { command } from "./say";
import { bringReader, phrasesOf } from "./screen-reader";
import { serve } from "./server";

/*
 * What a screen reader says of a finished page, a line a stop: `npm run listen -- politica 80` for the first eighty of
 * Política.
 */

const STOPS = 60;

/** The first phrases that are said from the top of a page, where scripts have started. */
async function phrases(address: string, stops: number): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS });
  try {
    const page = await browser.newPage({ bypassCSP: true, viewport: { width: 1280, height: 900 }, locale: "es-ES" });
    await page.goto(address, { waitUntil: "networkidle" });
    await bringReader(page);
    return await phrasesOf(page.locator("body"), stops);
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
