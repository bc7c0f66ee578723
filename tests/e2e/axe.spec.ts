import type { Locator } from "@playwright/test";
import { axe } from "./axe";
import { SCREENS } from "./pages";
import { expect, ON_DESKTOP, open, test } from "./test";

const WIDTHS = [360, 768, 1280];
/** What is asked in each: in the second only what the first has not answered. */
const SCHEMES = [
  ["light", "all"],
  ["dark", "colours"],
] as const;

/** Opens a tab's panel, and waits until it is open. */
async function choose(tab: Locator): Promise<void> {
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
}

for (const { name, path } of SCREENS) {
  test(
    `${name}: axe finds nothing, in both schemes, at three widths, with every tab and the menu open`,
    ON_DESKTOP,
    async ({ page }) => {
      test.setTimeout(120_000);
      // Without motion no colour fades, and each is at once what it will be.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, path);
      await expect(page.getByRole("tab")).toHaveCount(path === "politica" ? 4 : 0);
      const tabs = await page.getByRole("tab").all();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const [colorScheme, asked] of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          if (tabs[0]) await choose(tabs[0]);
          expect(await axe(page, undefined, asked), `${width} px, ${colorScheme}`).toEqual([]);
          for (const tab of tabs.slice(1)) {
            await choose(tab);
            expect(await axe(page, ".tabbed", asked), `${await tab.innerText()}, ${width} px, ${colorScheme}`).toEqual(
              [],
            );
          }
        }
      }
      await page.setViewportSize({ width: 360, height: 900 });
      await page.getByRole("button", { name: "Abrir el menú" }).click();
      for (const [colorScheme, asked] of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        expect(await axe(page, "#menu", asked), `the menu, ${colorScheme}`).toEqual([]);
      }
    },
  );
}
