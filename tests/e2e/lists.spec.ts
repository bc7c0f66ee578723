import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, ON_DESKTOP, test } from "./test";

/* Lists of however many items, for those of the newspaper at hand have as many as it has: drawn by the sheet that all pages share. */

/** Next's style sheets, as the build has left them, before they are cut to what a page has (uncut.spec.ts). */
const STATIC = path.resolve(".next/static");

/** Run in the page: rows that begin or end elsewhere than their list, or whose items are not of one width. */
const unfilled = (lists: (HTMLElement | SVGElement)[]): string[] =>
  lists.flatMap((list) => {
    const { left, right } = list.getBoundingClientRect();
    const boxes = [...list.children].map((item) => item.getBoundingClientRect());
    const rows = [...new Set(boxes.map(({ top }) => top))].map((top) => boxes.filter((box) => box.top === top));
    const isNear = (one = NaN, other = NaN) => Math.abs(one - other) < 1;
    const isFull = (row: DOMRect[]) =>
      isNear(row[0]?.left, left) &&
      isNear(row.at(-1)?.right, right) &&
      row.every(({ width }) => isNear(width, row[0]?.width));
    return rows.every(isFull) ? [] : [`${list.ariaLabel}: ${rows.map(({ length }) => length).join(" + ")}`];
  });

test(
  "however many stand in a list, its rows are full at every width, and none is left over",
  ON_DESKTOP,
  async ({ page }) => {
    const lists = execFileSync(process.execPath, ["--import", "tsx", "tests/e2e/lists.tsx"], { encoding: "utf8" });
    const sheets = readdirSync(STATIC, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
    expect(sheets.length, "what Next has rendered is gone: npm run build").toBeGreaterThan(0);
    const rules = sheets.map((file) => readFileSync(path.join(STATIC, file), "utf8")).join("\n");
    await page.setContent(`<style>${rules}</style><main>${lists}</main>`);
    for (const width of [280, 320, 390, 560, 600, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.locator("main > div > ul").evaluateAll(unfilled), `${width} px`).toEqual([]);
    }
    // And more than one stands in a row, where there is room.
    const abreast = await page
      .locator("main > div > ul")
      .last()
      .locator("> li")
      .evaluateAll(
        (items) =>
          items.filter((item) => item.getBoundingClientRect().top === items[0]?.getBoundingClientRect().top).length,
      );
    expect(abreast).toBeGreaterThan(1);
  },
);
