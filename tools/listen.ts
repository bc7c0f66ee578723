import type { Browser } from "@playwright/test";
import { withFinishedSite } from "./finished-site";
import { command } from "./say";
import { bringReader, phrasesOf } from "./screen-reader";

/*
 * What a screen reader says of a finished page, a line a stop: `npm run listen -- politica 80` for the first eighty of
 * Política.
 */

const STOPS = 60;

/** The first phrases that are said from the top of a page, where scripts have started. */
async function phrases(browser: Browser, address: string, stops: number): Promise<string[]> {
  const page = await browser.newPage({ bypassCSP: true, viewport: { width: 1280, height: 900 }, locale: "es-ES" });
  await page.goto(address, { waitUntil: "networkidle" });
  await bringReader(page);
  return phrasesOf(page.locator("body"), stops);
}

await command(async () => {
  const [page = "", stops = String(STOPS)] = process.argv.slice(2);
  await withFinishedSite(async (browser, url) =>
    console.log((await phrases(browser, `${url}/${page}`, Number(stops))).join("\n")),
  );
});
