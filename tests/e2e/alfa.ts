import type { Page } from "@playwright/test";
import { Audit, Outcome } from "@siteimprove/alfa-act";
import { Playwright } from "@siteimprove/alfa-playwright";
import rules from "@siteimprove/alfa-rules";
import { Conformance, Criterion } from "@siteimprove/alfa-wcag";

/** What Alfa counts as good practice, and here is otherwise for a reason. */
const OTHERWISE: readonly string[] = [
  // Economía's tickers stand before the page's title, as the specification has them.
  "sia-r61",
  // A heading with nothing between it and the next: entries that are a headline alone, after their hour or figure.
  "sia-r78",
];

/** Its rules without those that only WCAG's highest level asks for: lines 1.5 high, targets of 44 pixels. */
const asked = rules
  .reject(({ uri }) => OTHERWISE.some((id) => uri.endsWith(`/${id}`)))
  .reject(
    (rule) =>
      rule.hasRequirement(Criterion.isCriterion) &&
      !rule.hasRequirement((one) => Criterion.isCriterion(one) && Conformance.isAA()(one)),
  );

/**
 * What Siteimprove's Alfa finds wrong in a page as it stands: its rule and the place, one a line.
 * @throws Error if it was asked for nothing
 */
export async function alfa(page: Page): Promise<string[]> {
  const seen = await Playwright.toPage(await page.evaluateHandle(() => document));
  const outcomes = [...(await Audit.of(seen, asked).evaluate())];
  if (!outcomes.some(Outcome.isPassed)) throw new Error("Alfa has looked at nothing");
  return outcomes
    .filter(Outcome.isFailed)
    .map((failed) => `${failed.rule.uri.split("/").at(-1) ?? ""}: ${JSON.stringify(failed.toEARL()["earl:result"])}`);
}
