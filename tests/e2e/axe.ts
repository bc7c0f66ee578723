import type { Page } from "@playwright/test";
import axeCore from "axe-core";

declare global {
  interface Window {
    /** Where axe's own script leaves itself in a page. */
    axe?: typeof axeCore;
  }
}

/**
 * What axe finds wrong: its rule and the element, one a line. Its script, of half a megabyte, is read once by each page.
 * @param part the part of the page to look at, where not all of it
 */
export async function axe(page: Page, part?: string): Promise<string[]> {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axeCore.source);
  return page.evaluate(async (selector) => {
    if (!window.axe) throw new Error("axe is not there");
    const { violations } = await window.axe.run(selector ?? document, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
  }, part);
}
