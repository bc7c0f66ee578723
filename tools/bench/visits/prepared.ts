import { setTimeout as wait } from "node:timers/promises";
import puppeteer, { type Browser } from "puppeteer-core";
import { LAUNCH_ARGS } from "../../chromium";

/** Neither browser nor driver says when the page behind a link is ready, or has come forward. */
const REST_MS = 1500;

/** Now and then the browser prepares nothing, or the driver loses sight of the page that comes forward: it is asked again. */
const ATTEMPTS = 5;

async function follow(browser: Browser, home: string, link: string): Promise<number | undefined> {
  const page = await browser.newPage();
  try {
    await page.goto(home, { waitUntil: "load" });
    await page.hover(link);
    await wait(REST_MS);
    await page.click(link);
    await wait(REST_MS);
    return await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation");
      const activated = Number(navigation ? Reflect.get(navigation, "activationStart") : 0);
      const [painted] = performance.getEntriesByName("first-contentful-paint");
      return activated > 0 && painted ? Math.max(0, painted.startTime - activated) : undefined;
    });
  } finally {
    await page.close().catch(() => undefined);
  }
}

/**
 * Milliseconds from the click on a link to the first paint of the page behind it, which the browser has
 * prepared while the pointer rested there (speculation rules), on this machine, not slowed.
 * @param chromium its path
 * @param section the page's path below the site's address, linked from the header of the front
 * @throws Error if the browser prepares no page
 */
export async function preparedPaint(chromium: string, site: string, section: string): Promise<number> {
  const browser = await puppeteer.launch({
    executablePath: chromium,
    args: LAUNCH_ARGS,
    defaultViewport: { width: 1280, height: 900 },
    protocolTimeout: 10_000,
  });
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const paint = await follow(browser, `${site}/`, `header nav a[href$="/${section}"]`).catch(() => undefined);
      if (paint !== undefined) return paint;
    }
    throw new Error(`${section} was never prepared`);
  } finally {
    await browser.close();
  }
}
