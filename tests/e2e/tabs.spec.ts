import type { Locator, Page } from "@playwright/test";
import {
  drawnTwice,
  expect,
  HAS,
  ON_DESKTOP,
  open,
  scrollTo,
  setTextSize,
  test,
  WITH_SCRIPTS,
  WITHOUT_SCRIPTS,
} from "./test";
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
  await page.locator("[id^=tab-]").last().click();
  await expect(page).toHaveURL(new RegExp(`${third}$`));
  // A key that asks something of the browser is left to it; clicks that do are looked at in tests/unit/islands.
  await page.keyboard.press("Control+Home");
  await expect(page.getByRole("tabpanel")).toHaveId(third.slice(1));
  await page.reload();
  await expect(page.getByRole("tabpanel")).toHaveId(third.slice(1));
  const { news, statements } = paper.pages.politica;
  if (statements.length > 0) {
    await page.goto("about:blank");
    await open(page, "politica#declaraciones");
    // What is quoted is in italics once it is there to be read.
    await expect(page.getByRole("tabpanel").locator("blockquote p").first()).toHaveCSS("font-style", "italic");
  }
  const [story] = news;
  if (!story) return;
  await page.goto("about:blank");
  await open(page, `politica#${story.id}`);
  await expect(page.getByRole("tabpanel").getByText(story.title)).toBeInViewport();
});

test(
  "back leads out of the page, however many tabs were opened, and through the addresses that links have led to",
  WITH_SCRIPTS,
  async ({ page }) => {
    await open(page, "");
    await open(page, "politica");
    const tabs = await page.locator("[id^=tab-]").all();
    for (const tab of tabs.toReversed()) await tab.click();
    await tabs.at(-1)?.click();
    await page.goBack();
    await expect(page).not.toHaveURL(/politica/);
    // The tab that was open last stands in the address that one has left.
    await page.goForward();
    const panels = await Promise.all(tabs.map((_, index) => panelOf(page, index)));
    await expect(page.getByRole("tabpanel")).toHaveId((panels.at(-1) ?? "").slice(1));

    await page.goto("about:blank");
    await open(page, "politica");
    for (const panel of panels) await page.evaluate((anchor) => (location.hash = anchor ?? ""), panel);
    for (const panel of panels.toReversed()) {
      await expect(page.getByRole("tabpanel")).toHaveId((panel ?? "").slice(1));
      await expect(page).toHaveURL(new RegExp(`${panel ?? ""}$`));
      await page.goBack();
    }
    await expect(page.getByRole("tabpanel")).toHaveId((panels[0] ?? "").slice(1));
    await expect(page).toHaveURL(/politica$/);
  },
);

test(
  "who jumps to a panel sees its tab over it, on a phone in letters twice as large too",
  ON_DESKTOP,
  async ({ page, browserName }) => {
    await open(page, "politica");
    const panel = (await panelOf(page, HAS.tabs - 1)) ?? "";
    for (const [width, letters] of [
      [1280, 16],
      [360, 16],
      [360, 32],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      if (letters > 16) {
        if (browserName !== "chromium") continue;
        await setTextSize(page, letters);
      }
      await page.evaluate(() => (location.hash = ""));
      await scrollTo(page, 0);
      await page.evaluate((anchor) => (location.hash = anchor), panel);
      await expect(page.locator("[data-strip]")).toHaveAttribute("data-strip", "folded");
      await drawnTwice(page);
      const [header, row] = await Promise.all(
        [page.getByRole("banner"), page.getByRole("tablist")].map((part) => part.boundingBox()),
      );
      const edge = (header?.y ?? Infinity) + (header?.height ?? 0);
      expect.soft(row?.y, `${width} px, letters of ${letters} px`).toBeGreaterThanOrEqual(edge);
      await expect.soft(page.getByRole("tabpanel"), `${width} px`).toBeInViewport();
    }
  },
);

test("of a pointer a click that ends on a tab selects it, and nothing else does", ON_DESKTOP, async ({ page }) => {
  await open(page, "politica");
  const [first, last] = [page.locator("[id^=tab-]").first(), page.locator("[id^=tab-]").last()];
  const untouched = async () => {
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveURL(/politica$/);
  };
  await untouched();
  await last.click({ button: "right" });
  await untouched();
  await page.keyboard.press("Escape");
  const opened = page.context().waitForEvent("page");
  await last.click({ button: "middle" });
  await (await opened).close();
  await untouched();
  // Pressed, and let go elsewhere.
  await last.hover();
  await page.mouse.down();
  await untouched();
  await page.getByRole("heading", { level: 1 }).hover();
  await page.mouse.up();
  await untouched();
  // Pressed and let go; the keys go on from there.
  await last.hover();
  await page.mouse.down();
  await untouched();
  await page.mouse.up();
  await expect(last).toHaveAttribute("aria-selected", "true");
  const colourOf = (tab: Locator) => tab.evaluate((one) => getComputedStyle(one).color);
  await expect.poll(() => colourOf(last)).not.toBe(await colourOf(first));
  await expect(last).toBeFocused();
  // From the tab on one comes to what it has opened, whatever stands in it.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(last).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(first).toHaveAttribute("aria-selected", "true");
});

test("without scripts all panels can be read, and the tabs are links to them", WITHOUT_SCRIPTS, async ({ page }) => {
  await page.goto("politica");
  const tabs = await page.locator("[id^=tab-]").all();
  expect(tabs.length).toBeGreaterThan(1);
  // What stands beside them is no longer drawn out than beside one of them.
  const topics = page.locator("section:has(#temas-candentes) li");
  const lines = await topics.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  expect(Math.max(0, ...lines)).toBeLessThan(150);
  for (const tab of tabs) {
    const panel = (await tab.getAttribute("href")) ?? "";
    await expect(page.locator(panel)).toBeVisible();
    await tab.click();
    await expect(page).toHaveURL(new RegExp(`${panel}$`));
    await expect(page.locator(panel)).toBeInViewport();
  }
});
