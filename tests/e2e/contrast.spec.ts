import type { Page } from "@playwright/test";
import Color from "colorjs.io";
import { economia } from "../../data/economia";
import { politica } from "../../data/politica";
import { PAGES } from "./pages";
import { expect, ON_DESKTOP, open, test } from "./test";

/* Readers whose system sets the colours, and those who ask for more contrast. */

/** Buttons, and links that look like them, whose ground is all that shows their edge. */
const FILLED = ":is(a, button):is(.bg-accent, .bg-saffron, .top-strip-button, .play-button)";

const edges = (page: Page): Promise<string[]> =>
  page.locator(FILLED).evaluateAll((buttons) =>
    buttons.map((button) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
      return `${borderTopStyle} ${borderTopWidth}`;
    }),
  );

for (const { name, path, section } of PAGES) {
  test(
    `${name}: with forced colours filled buttons have an edge, and the present section its mark`,
    ON_DESKTOP,
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active" });
      await open(page, path);
      const found = await edges(page);
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter((edge) => edge !== "solid 2px")).toEqual([]);
      if (!section) return;
      const here = page.getByRole("navigation", { name: "Secciones" }).getByRole("link", { name: section.name });
      await expect(here).toHaveCSS("text-decoration-line", "underline");
    },
  );
}

/** WCAG's least for what is drawn, and the system's ground where the emulation is light. */
const LEAST = 3;
const GROUND = "white";

for (const [what, path, drawn, property, given] of [
  ["the seats of a vote", "politica", ".chamber svg path:first-of-type", "stroke", politica.urgent.vote],
  ["the words of a chart", "economia", ".ledger svg text", "fill", economia.weeks],
] as const)
  test(`with forced colours ${what} show where their band has no ground`, ON_DESKTOP, async ({ page }) => {
    test.skip(!given, "the edition has none");
    await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
    await open(page, path);
    const colours = () =>
      page
        .locator(drawn)
        .evaluateAll((all, name) => all.map((one) => getComputedStyle(one).getPropertyValue(name)), property);
    expect((await colours()).length).toBeGreaterThan(0);
    const faint = async () =>
      (await colours()).filter((colour) => new Color(colour).contrast(GROUND, "WCAG21") < LEAST);
    await expect.poll(faint).toEqual([]);
  });

test("with forced colours only the open tab is underlined", ON_DESKTOP, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "politica");
  const lines = await page
    .getByRole("tab")
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomStyle));
  expect(lines).toEqual(["solid", "none", "none", "none"]);
});

/** How far muted words and rules stand out from the paper. */
async function contrasts(page: Page): Promise<{ muted: number; rule: number }> {
  const [paper = "", muted = "", rule = ""] = await page.evaluate(() => {
    const tokens = getComputedStyle(document.documentElement);
    return ["--color-paper", "--color-muted", "--color-rule"].map((name) => tokens.getPropertyValue(name));
  });
  const to = (colour: string) => new Color(colour).contrast(paper, "WCAG21");
  return { muted: to(muted), rule: to(rule) };
}

for (const colorScheme of ["light", "dark"] as const) {
  test(
    `muted words and rules are stronger for who asks for more contrast, ${colorScheme}`,
    ON_DESKTOP,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, "actualidad");
      expect((await contrasts(page)).rule).toBeLessThan(3);
      await page.emulateMedia({ colorScheme, contrast: "more" });
      const { muted, rule } = await contrasts(page);
      expect(muted).toBeGreaterThan(10);
      expect(rule).toBeGreaterThan(4.5);
    },
  );
}
