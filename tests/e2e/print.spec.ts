import type { Page } from "@playwright/test";
import Color from "colorjs.io";
import { edition } from "../../data/edition";
import { site } from "../../lib/site";
import { longDate, clockTime } from "../../lib/format";
import { looking } from "./looks";
import { SCREENS } from "./pages";
import { expect, ON_DESKTOP, open, test } from "./test";

/* A page as it lies on paper: all of its words in dark ink, and nothing one would press. */

/** A sheet of A4 in CSS pixels. */
const SHEET = { width: 794, height: 1123 };

/** What can only be used on a screen. */
const CONTROLS =
  "button, a.bg-accent, a.bg-saffron, input, form, video, label, [popover], [role=tab], .section-tabs, .skip-link, .ticker-copy[aria-hidden]";

/** WCAG's least for text. */
const LEAST_CONTRAST = 4.5;

type OnPaper = { text: string; colour: string };

/** Words that stand on the paper itself, with their colour; those on a drawn bar have its ground. */
const wordsOnPaper = (page: Page): Promise<OnPaper[]> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll("main svg rect")].map((bar) => bar.getBoundingClientRect());
    const found: OnPaper[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!around || !text || around.closest("svg, script") || !around.checkVisibility({ visibilityProperty: true }))
        continue;
      const { x, y, width, height } = around.getBoundingClientRect();
      const onBar = bars.some(
        (bar) => x >= bar.x - 1 && x + width <= bar.right + 1 && y >= bar.y - 1 && y + height <= bar.bottom + 1,
      );
      if (!onBar) found.push({ text: text.slice(0, 40), colour: getComputedStyle(around).color });
    }
    return found;
  });

/** Elements that have a ground of their own, or stick out of the sheet. */
const faultsOfLayout = (page: Page): Promise<string[]> =>
  page.evaluate((sheet) => {
    const shown = [...document.querySelectorAll("body *")].filter(
      (element) => !element.closest("svg, script") && element.checkVisibility({ visibilityProperty: true }),
    );
    const named = (element: Element) => `${element.tagName} ${element.className}`;
    return shown.flatMap((element) => {
      const { right, left, width } = element.getBoundingClientRect();
      return [
        ...(width > 1 && (right > sheet + 1 || left < -1) ? [`sticks out: ${named(element)}`] : []),
        ...(/^rgba\(.*, 0\)$/.test(getComputedStyle(element).backgroundColor)
          ? []
          : [`has a ground: ${named(element)}`]),
      ];
    });
  }, SHEET.width);

/** Opens a page and waits for the sheet for paper, which is asked for last. */
async function openForPrint(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet !== null),
  );
}

for (const { name, path } of SCREENS) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${name}, ${colorScheme}: printed in dark ink on white, without controls`, ON_DESKTOP, async ({ page }) => {
      await openForPrint(page, path);
      await page.setViewportSize(SHEET);
      await page.emulateMedia({ media: "print", colorScheme });
      expect((await wordsOnPaper(page)).length).toBeGreaterThan(5);
      // Colours fade where the screen's do.
      const faint = async () =>
        (await wordsOnPaper(page)).filter(
          ({ colour }) => new Color(colour).contrast("white", "WCAG21") < LEAST_CONTRAST,
        );
      await expect.poll(faint).toEqual([]);
      await expect.poll(() => faultsOfLayout(page)).toEqual([]);
      expect(await page.evaluate(await looking("overlaps"))).toEqual([]);
      for (const control of await page.locator(CONTROLS).all()) await expect(control).toBeHidden();
    });
  }

  test(`${name}: a printed page begins with the newspaper's name and its edition`, ON_DESKTOP, async ({ page }) => {
    await openForPrint(page, path);
    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: "print" });
    const line = page.getByText(longDate(edition.close)).or(page.getByText("Edición del")).filter({ visible: true });
    for (const told of [line.first(), page.locator("header").getByText(site.name).filter({ visible: true }).first()])
      expect((await told.boundingBox())?.y).toBeLessThan(150);
    await expect(
      page
        .getByText(`Cierre a las ${clockTime(edition.close)}`)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });
}

test("all tabs of Política are printed, whichever is open", ON_DESKTOP, async ({ page }) => {
  await openForPrint(page, "politica");
  await page.getByRole("tab").last().click();
  await page.emulateMedia({ media: "print" });
  const panels = page.locator(".tab-panel");
  await expect(panels).toHaveCount(4);
  for (const panel of await panels.all()) {
    // The sheet for paper is asked for last, and may come after the page has loaded.
    await expect.poll(async () => (await panel.boundingBox())?.height ?? 0).toBeGreaterThan(200);
    await expect(panel.getByRole("heading", { includeHidden: true }).nth(1)).toBeVisible();
    await expect.poll(async () => (await panel.locator("h2").boundingBox())?.height ?? 0).toBeGreaterThan(15);
  }
});
