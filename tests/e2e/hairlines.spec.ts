import type { Page } from "@playwright/test";
import sharp, { type OutputInfo } from "sharp";
import { expect, ON_DESKTOP, open, test } from "./test";

/* Hairlines stand between what they part, once, and nowhere else. */

/** A colour that no page has, for the rules that the items of lists draw. */
const MARKED = [255, 0, 255];
const RULES = `li::before, li::after { border-color: rgb(${MARKED.join()}) !important }`;

/** A straight line over the page, sideways or downwards, and how many hairlines lie across it by what stands there. */
type Scan = { list: string; x: number; y: number; width: number; height: number; parted: number };

/** For each list whose items draw rules, and that holds no other: a line down its first items, and one along the foot of each row. */
const scansOf = (page: Page): Promise<Scan[]> =>
  page.locator("main ul:not(:has(ul))").evaluateAll((lists) => {
    /** Further out than a rule that lies outside, nearer than what stands beside the list. */
    const OUT = 15;
    const drawsRules = (item: Element | null) =>
      item !== null && getComputedStyle(item, "::before").borderWidth.includes("1px");
    return lists
      .filter(({ children, clientWidth }) => clientWidth > 1 && drawsRules(children.item(1)))
      .flatMap((list) => {
        const boxes = [...list.children].map((item) => item.getBoundingClientRect());
        const tops = [...new Set(boxes.map(({ top }) => top))];
        const { left, top, bottom } = list.getBoundingClientRect();
        const start = Math.max(0, left - OUT);
        const first = Math.min(...boxes.map((box) => box.left));
        const down = { x: first + 1, y: top - OUT, width: 1, height: bottom - top + OUT, parted: tops.length - 1 };
        const across = tops.map((of) => {
          const row = boxes.filter((box) => box.top === of && box.left < innerWidth);
          const end = Math.min(innerWidth, Math.max(...row.map((box) => box.right)) + OUT);
          const y = Math.min(...row.map((box) => box.bottom)) - 3;
          return { x: start, y, width: end - start, height: 1, parted: row.length - 1 };
        });
        const words = list.textContent.trim().slice(0, 30);
        return [down, ...across].map((scan) => ({ list: words, ...scan, y: scan.y + scrollY }));
      });
  });

/** A page as it is painted, three bytes a pixel. */
type Painted = { data: Buffer; info: OutputInfo };

/** How many runs of the rules' colour a line meets. */
function runsOn({ data, info }: Painted, scan: Scan): number {
  const start = Math.round(scan.y) * info.width + Math.round(scan.x);
  const stride = scan.height === 1 ? 1 : info.width;
  const length = Math.round(Math.max(scan.width, scan.height));
  const marked = Array.from({ length }, (_, step) => {
    const at = start + step * stride;
    return MARKED.every((part, channel) => data[at * info.channels + channel] === part);
  });
  return marked.filter((is, step) => is && !marked[step - 1]).length;
}

for (const width of [360, 1280])
  test(
    `columns draw a hairline between any two of their items and none around them, at ${width} px`,
    ON_DESKTOP,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, "");
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets = [sheet];
      }, RULES);
      const scans = await scansOf(page);
      test.skip(scans.length === 0, "no list of this front has two items");
      // To paint ten thousand pixels' height at once is the machine's patience, not a reader's.
      const shot = sharp(await page.screenshot({ fullPage: true, timeout: 120_000 })).removeAlpha();
      const painted = await shot.raw().toBuffer({ resolveWithObject: true });
      for (const scan of scans) expect.soft(runsOn(painted, scan), JSON.stringify(scan)).toBe(scan.parted);
    },
  );
