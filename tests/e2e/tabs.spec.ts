import type { Page } from "@playwright/test";
import { expect, HAS, open, test, WITH_SCRIPTS, WITHOUT_SCRIPTS } from "./test";
import { paper } from "../../paper/paper";

/* The tabs of Política in a browser; which key leads where is asked by tests/unit/islands and, of the sample, by tests/acceptance. */

test.skip(HAS.tabs === 0, "the newspaper has no tabs");

const panelOf = (page: Page, index: number) => page.locator("[id^=tab-]").nth(index).getAttribute("href");

test("an address that names a tab, or a story behind it, opens it", WITH_SCRIPTS, async ({ page }) => {
  await open(page, "politica");
  const third = (await panelOf(page, HAS.tabs - 1)) ?? "";
  await page.goto("about:blank");
  await open(page, `politica${third}`);
  await expect(page.getByRole("tabpanel")).toHaveId(third.slice(1));
  // Back at the address without it the first is open again.
  await page.goto("about:blank");
  await open(page, "politica");
  const first = (await panelOf(page, 0)) ?? "";
  await page.evaluate((anchor) => (location.hash = anchor), third);
  await expect(page.getByRole("tabpanel")).toHaveId(third.slice(1));
  await page.goBack();
  await expect(page.getByRole("tabpanel")).toHaveId(first.slice(1));
  // What one opens stands in the address, and is no step that one would go back.
  const steps = () => page.evaluate(() => history.length);
  const taken = await steps();
  await page.locator("[id^=tab-]").last().click();
  await expect(page).toHaveURL(new RegExp(`${third}$`));
  expect(await steps()).toBe(taken);
  // What is asked of the browser is left to it: the other tab's address in a window of its own.
  await page.keyboard.press("Control+Home");
  const opened = page.context().waitForEvent("page");
  const other = page.locator("[id^=tab-]").first();
  await other.click({ modifiers: ["ControlOrMeta"] });
  await (await opened).close();
  await expect(page.getByRole("tabpanel")).toHaveId(third.slice(1));
  await page.reload();
  await expect(page.getByRole("tabpanel")).toHaveId(third.slice(1));
  const [story] = paper.pages.politica.news;
  if (!story) return;
  await page.goto("about:blank");
  await open(page, `politica#${story.id}`);
  await expect(page.getByRole("tabpanel").getByText(story.title)).toBeInViewport();
});

test("without scripts all panels can be read, and the tabs are links to them", WITHOUT_SCRIPTS, async ({ page }) => {
  await page.goto("politica");
  const tabs = await page.locator("[id^=tab-]").all();
  expect(tabs.length).toBeGreaterThan(1);
  for (const tab of tabs) {
    const panel = (await tab.getAttribute("href")) ?? "";
    await expect(page.locator(panel)).toBeVisible();
    await tab.click();
    await expect(page).toHaveURL(new RegExp(`${panel}$`));
    await expect(page.locator(panel)).toBeInViewport();
  }
});
