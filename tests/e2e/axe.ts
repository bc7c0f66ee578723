import type { Page } from "@playwright/test";
import axeCore, { type RunOptions } from "axe-core";

declare global {
  interface Window {
    /** Where axe's own script leaves itself in a page. */
    axe?: typeof axeCore;
  }
}

/** What axe is asked: all its rules, or those that depend on colours; the others ask for elements, names and boxes. */
const ASKED = {
  all: {},
  colours: { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } },
} as const satisfies Record<string, RunOptions>;

/**
 * What axe finds wrong: its rule and the element, one a line. Its script, of half a megabyte, is read once by each page.
 * @param part the part of the page to look at, where not all of it
 */
export async function axe(page: Page, part?: string, asked: keyof typeof ASKED = "all"): Promise<string[]> {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ([selector, settings]) => {
      if (!window.axe) throw new Error("axe is not there");
      const { violations, passes } = await window.axe.run(selector ?? document, {
        resultTypes: ["violations"],
        ...settings,
      });
      if (passes.length === 0) throw new Error("axe has looked at nothing");
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
    },
    [part, ASKED[asked]] as const,
  );
}
