import type { Page } from "@playwright/test";
import axeCore from "axe-core";

declare global {
  interface Window {
    /** Where axe's own script leaves itself in a page. */
    axe?: typeof axeCore;
  }
}

/** The rules that depend on colours; the others ask for elements, names and boxes, which are the same in both schemes. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds wrong: its rule and the element, one a line. Its script, of half a megabyte, is read once by each page.
 * @param part the part of the page to look at, where not all of it
 * @param asked all of its rules, or those of colours alone
 */
export async function axe(page: Page, part?: string, asked: "all" | "colours" = "all"): Promise<string[]> {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ([selector, rules]) => {
      if (!window.axe) throw new Error("axe is not there");
      const { violations, passes } = await window.axe.run(selector ?? document, {
        resultTypes: ["violations"],
        ...(rules ? { runOnly: { type: "rule", values: rules } } : {}),
      });
      if (passes.length === 0) throw new Error("axe has looked at nothing");
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
    },
    [part, asked === "all" ? undefined : OF_COLOURS] as const,
  );
}
