import type { Browser } from "@playwright/test";
import { paper } from "../../paper/paper";

/** How a page is looked at: a window's width and colours, and its height where no more than the window is wanted. */
export type View = { width: number; scheme: Scheme; height?: number };

export const SCHEMES = ["light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

/** In pixels: how high the window is while a page is taken whole. */
const HEIGHT = 900;

/**
 * A page as it stands once its scripts have started and its fonts and all of its pictures have come, at the edition's close.
 * Nothing in it moves, so that the same page gives the same pixels each time.
 * @returns a PNG: of the whole page, or of its first `height` pixels
 */
export async function photograph(browser: Browser, url: string, { width, height, scheme }: View): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height: height ?? HEIGHT },
    colorScheme: scheme,
    reducedMotion: "reduce",
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
  });
  try {
    await page.clock.setFixedTime(Date.parse(paper.edition.close));
    await page.goto(url);
    // The strip over the header is the first thing that the scripts change; the mark says that they are not to be waited for.
    await page.locator("[data-strip], html[data-late]").first().waitFor({ state: "attached" });
    await page.evaluate(async () => {
      for (const late of document.querySelectorAll("[loading=lazy]")) late.setAttribute("loading", "eager");
      await Promise.allSettled([...document.images].map((image) => image.decode()));
      await document.fonts.ready;
    });
    await page.waitForLoadState("networkidle");
    return await page.screenshot({ fullPage: height === undefined });
  } finally {
    await page.close();
  }
}
