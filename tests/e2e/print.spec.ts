import type { Page } from "@playwright/test";
import Color from "colorjs.io";
import { clockTime } from "../../lib/format";
import { site } from "../../paper/site";
import { faultsOf } from "./looks";
import { expect, HAS, ON_DESKTOP, open, SCREENS, scrollTo, test } from "./test";
import { paper } from "../../paper/paper";

/* A page as it lies on paper: all of its words in dark ink and once, and nothing one would press. */

/** A sheet of A4 in CSS pixels. */
const SHEET = { width: 794, height: 1123 };

/** WCAG's least for text. */
const LEAST_CONTRAST = 4.5;

/** The colours of words that stand on the paper itself, each with one of its texts; those on a drawn bar have its ground. */
const colours = (page: Page): Promise<[colour: string, text: string][]> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll("main svg rect")].map((bar) => bar.getBoundingClientRect());
    const found = new Map<string, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const around = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? "";
      if (!around || !text || around.closest("svg, script") || !around.checkVisibility({ visibilityProperty: true }))
        continue;
      const { x, y, right, bottom } = around.getBoundingClientRect();
      const onBar = bars.some(
        (bar) => x >= bar.x - 1 && right <= bar.right + 1 && y >= bar.y - 1 && bottom <= bar.bottom + 1,
      );
      if (!onBar) found.set(getComputedStyle(around).color, text.slice(0, 40));
    }
    return [...found];
  });

/** Elements that have a ground of their own, and what can only be used on a screen. */
const unfit = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
    const shown = [...document.querySelectorAll("body *")].filter(
      (element) => !element.closest("svg, script") && element.checkVisibility({ visibilityProperty: true }),
    );
    return shown.flatMap((element) => [
      ...(/^rgba\(.*, 0\)$/.test(getComputedStyle(element).backgroundColor) ? [] : [`has a ground: ${named(element)}`]),
      ...(element.matches("img") && getComputedStyle(element).backgroundImage !== "none"
        ? [`has a picture under it: ${named(element)}`]
        : []),
      ...(element instanceof HTMLElement &&
      element.matches("section") &&
      element.innerText.trim() === element.querySelector("h2")?.innerText.trim()
        ? [`has nothing but its title: ${named(element)}`]
        : []),
      // A link that looks like a button, by the room around its words.
      ...(element.matches("a") && parseFloat(getComputedStyle(element).paddingLeft) > 8
        ? [`is a control: ${named(element)}`]
        : []),
      ...(element.matches("button, input, form, video, label, nav, [popover], [role=tab]")
        ? [`is a control: ${named(element)}`]
        : []),
    ]);
  });

declare global {
  interface Window {
    /** What a screen hides from eyes alone. */
    forEars?: Element[];
  }
}

/** Notes what the screen leaves to ears: words in a box that nobody sees. @returns how much there is of it */
const noteForEars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.forEars = [...document.querySelectorAll("body *")].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isTiny = width <= 1 && height <= 1;
      return (
        isTiny && element.textContent.trim() !== "" && element.checkVisibility() && !element.closest("script, style")
      );
    });
    return window.forEars.length;
  });

/** Of what is printed: what a screen leaves to ears, and what is hidden from ears though the same words stand beside it. */
const printedAmiss = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const plain = (element: Element) => element.textContent.replace(/\s+/g, " ").trim();
    // Of a heading the sheet for paper makes a column of a pixel.
    const isTiny = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 || height <= 1;
    };
    // Words in a box of a pixel that cuts them off are none.
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      ((isTiny(element) && getComputedStyle(element).overflow !== "visible") || isCut(element.parentElement));
    const isPrinted = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !isTiny(element) && !isCut(element);
    const heard = (window.forEars ?? []).filter(isPrinted);
    const leaves = [...document.querySelectorAll("body *")].filter(
      (element) => element.children.length === 0 && /\p{L}{3}/u.test(plain(element)) && isPrinted(element),
    );
    const isHidden = (leaf: Element) => leaf.closest("[aria-hidden=true]") !== null;
    const around = (leaf: Element) => leaf.closest("section, figure, article");
    const twice = leaves
      .filter(isHidden)
      .filter((leaf) =>
        leaves.some((other) => !isHidden(other) && plain(other) === plain(leaf) && around(other) === around(leaf)),
      );
    return [
      ...heard.map((element) => `for ears alone: ${plain(element)}`),
      ...twice.map((element) => `twice: ${plain(element)}`),
    ];
  });

/** As much room as two lines have; beside longer words than the sample's a picture stands in more. */
const HOLE = paper.newspaper.sample ? 48 : Infinity;

/** Run in the page: pictures that take more of the sheet than a line of words is wide, or that leave a hole beside them. */
function tooHigh(hole: number): string[] {
  /** An inch. */
  const HIGH = 100;
  return [...document.querySelectorAll("main img")].flatMap((picture) => {
    if (!picture.checkVisibility()) return [];
    const { height } = picture.getBoundingClientRect();
    let box = picture.parentElement;
    while (box && getComputedStyle(box).display === "contents") box = box.parentElement;
    // In a box of its own, without words.
    const around = box && box.textContent.trim() === "" ? box.getBoundingClientRect().height : height;
    return height > HIGH || around - height > hole ? [`${picture.getAttribute("alt")}: ${height} of ${around} px`] : [];
  });
}

test(
  "every page is printed in dark ink on white, once and without controls, day and night",
  ON_DESKTOP,
  async ({ page }) => {
    for (const { name, path } of SCREENS) {
      await page.emulateMedia({ media: "screen", colorScheme: "dark" });
      await open(page, path);
      // Who prints has mostly read: the strip has folded, where a page is long enough, and the tickers have run.
      await scrollTo(page, 400);
      const far = await page.evaluate(() => scrollY > 50);
      await expect(page.locator("[data-strip]")).toHaveAttribute("data-strip", far ? "folded" : "open");
      await page.setViewportSize(SHEET);
      expect(await noteForEars(page)).toBeGreaterThan(0);
      const faint = async () =>
        (await colours(page)).filter(([colour]) => new Color(colour).contrast("white", "WCAG21") < LEAST_CONTRAST);
      for (const colorScheme of ["dark", "light"] as const) {
        await page.emulateMedia({ media: "print", colorScheme });
        // The sheet for paper is asked for last, and colours fade where the screen's do.
        await expect.soft.poll(() => unfit(page), `${name}, ${colorScheme}`).toEqual([]);
        await expect.soft.poll(faint, `${name}, ${colorScheme}`).toEqual([]);
        // A browser told to print grounds prints the sheet's own, which would be black.
        await expect.soft(page.locator("html"), name).toHaveCSS("color-scheme", "light");
      }
      expect((await colours(page)).length).toBeGreaterThan(0);
      expect.soft(await printedAmiss(page), name).toEqual([]);
      expect.soft(await faultsOf(page, "overlap"), name).toEqual([]);
      const moved = page.locator("header, section[tabindex] > ul").filter({ visible: true });
      for (const part of await moved.all()) await expect.soft(part, name).toHaveCSS("transform", "none");
      const cropped = await page
        .locator("main img:visible")
        .evaluateAll((pictures) => pictures.filter((one) => getComputedStyle(one).objectFit !== "contain").length);
      expect.soft(cropped, `pictures of ${name} that are cropped`).toBe(0);
      expect.soft(await page.evaluate(tooHigh, HOLE), `pictures of ${name}, and what they stand in`).toEqual([]);
      const names = page.getByRole("banner").getByText(site.name, { exact: true }).filter({ visible: true });
      await expect.soft(names, `the newspaper's name on ${name}`).toHaveCount(1);
      // Whose page it is, and of when, stands at its top.
      for (const told of [site.name, "Edición del", `Cierre a las ${clockTime(paper.edition.close)}`]) {
        // What is for ears alone has a box of a pixel.
        const [top] = await page
          .getByText(told)
          .filter({ visible: true })
          .evaluateAll((all) =>
            all.flatMap((one) => (one.clientWidth === 1 ? [] : one.getBoundingClientRect().top + window.scrollY)),
          );
        expect.soft(top, `«${told}» on ${name}`).toBeGreaterThanOrEqual(0);
        expect.soft(top, `«${told}» on ${name}`).toBeLessThan(150);
      }
    }
  },
);

test("all tabs of Política are printed, whichever is open", ON_DESKTOP, async ({ page }) => {
  test.skip(HAS.tabs === 0, "the newspaper has no tabs");
  await open(page, "politica");
  await page.getByRole("tab").last().click();
  const panels = await page.getByRole("tab").evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute("href") ?? ""));
  await page.emulateMedia({ media: "print" });
  for (const panel of panels) {
    await expect.poll(async () => (await page.locator(panel).boundingBox())?.height ?? 0, panel).toBeGreaterThan(200);
    await expect(page.locator(panel).getByRole("heading", { includeHidden: true }).nth(1)).toBeVisible();
  }
});
