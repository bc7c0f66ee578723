import path from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { findChromium, LAUNCH_ARGS } from "./chromium";
import { ROOT } from "./project";
import { serve } from "./server";

/**
 * Does something with the finished site in a Chromium, and stops both afterwards, whatever has happened.
 * @param work is given the browser, and the site's address without a slash at its end
 * @throws Error if nothing is built, or no Chromium can be had
 */
export async function withFinishedSite(work: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  const { url, stop } = await serve({ root: path.join(ROOT, "out"), base: process.env["BASE_PATH"] ?? "" });
  try {
    const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS });
    try {
      await work(browser, url);
    } finally {
      await browser.close();
    }
  } finally {
    await stop();
  }
}
