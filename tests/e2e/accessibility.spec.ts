import type { Page } from "@playwright/test";
import { axe } from "./looks";
import { expect, ON_DESKTOP, ON_PHONE, open, SCREENS, test } from "./test";

/*
 * All of axe's rules of every page, every tab open, and again on a phone by night those that depend on how it is painted; and no
 * mark between two things is read out.
 */

test.describe.configure({ mode: "parallel" });

/** Marks between two things, which listeners would hear. */
async function marksReadOut(page: Page): Promise<string[]> {
  const said = (await page.locator("body").ariaSnapshot()).split("\n").filter((line) => !line.includes("/url:"));
  return said.filter((line) => /·|(?<=[\s"])\/(?=[\s"]|$)/.test(line));
}

async function look(page: Page, path: string): Promise<void> {
  // Without motion no colour fades, and each is at once what it will be.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, path);
  expect.soft(await marksReadOut(page), `marks that are read out on ${path}`).toEqual([]);
  const tabs = await page.getByRole("tab").all();
  for (const [colorScheme, rules, width] of [
    ["light", "all", 1280],
    ["dark", "painted", 360],
  ] as const) {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await tabs[0]?.click();
    expect.soft(await axe(page, rules), `${path}, ${colorScheme}, ${width} px`).toEqual([]);
    for (const tab of tabs.slice(1)) {
      await tab.click();
      const panel = page.getByRole("tabpanel", { name: await tab.innerText() });
      await expect(panel).toBeVisible();
      const id = (await panel.getAttribute("id")) ?? "";
      expect.soft(await axe(page, rules, `#${id}`), `${id}, ${colorScheme}, ${width} px`).toEqual([]);
    }
  }
}

// A colour that is faint on all pages is said three times, and not nine.
for (const few of [SCREENS.slice(0, 3), SCREENS.slice(3, 6), SCREENS.slice(6)]) {
  const names = few.map(({ name }) => name).join(", ");
  test(`axe finds nothing on ${names}, on a desk by day, on a phone by night`, ON_DESKTOP, async ({ page }) => {
    for (const { path } of few) await look(page, path);
  });
}

test("axe finds nothing in the open menu of small screens", ON_PHONE, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "./");
  await page.getByRole("button", { name: "Abrir el menú" }).click();
  expect(await axe(page, "all", "#menu")).toEqual([]);
});
