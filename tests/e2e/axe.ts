import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds wrong: its rule and the element, one a line.
 * @param part the part of the page to look at, where not all of it
 */
export async function axe(page: Page, part?: string): Promise<string[]> {
  // Without frames the results need no second page to be put together on.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
}
