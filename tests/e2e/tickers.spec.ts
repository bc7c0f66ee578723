import type { Page } from "@playwright/test";
import { economia } from "../../data/economia";
import { expect, open, test, WIDE } from "./test";

const tickers = [
  ["Índices bursátiles", 30, economia.indices.map(({ name }) => name)],
  ["Indicadores económicos", 25, economia.indicators.map(({ name }) => name)],
] as const;

const ticker = (page: Page, label: string) => page.getByRole("region", { name: label, exact: true });
const copies = (page: Page, label: string) => ticker(page, label).locator("ul");

for (const [label, seconds, names] of tickers) {
  test(
    `${label}: a loop of ${seconds} s, its items twice, the copy hidden from assistive technology`,
    WIDE,
    async ({ page }) => {
      await open(page, "economia");
      await expect(copies(page, label)).toHaveCount(2);
      const cycles = await copies(page, label).evaluateAll((lists) =>
        lists.map((list) => getComputedStyle(list).animationDuration),
      );
      expect(cycles).toEqual([`${seconds}s`, `${seconds}s`]);
      for (const name of names) await expect(ticker(page, label).getByText(name, { exact: true })).toHaveCount(2);
      await expect(copies(page, label).nth(0)).not.toHaveAttribute("aria-hidden", "true");
      await expect(copies(page, label).nth(1)).toHaveAttribute("aria-hidden", "true");
    },
  );

  test(
    `${label}: the second copy begins where the first ends, and the loop closes without a seam`,
    WIDE,
    async ({ page }) => {
      for (const width of [360, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await open(page, "economia");
        const [first, second] = await copies(page, label).evaluateAll((lists) =>
          lists.map((list) => {
            list.getAnimations().forEach((animation) => {
              animation.pause();
              animation.currentTime = 0;
            });
            const { left, width: wide } = list.getBoundingClientRect();
            return { left, wide };
          }),
        );
        expect(first?.wide).toBeCloseTo(second?.wide ?? 0, 1);
        expect((first?.left ?? 0) + (first?.wide ?? 0)).toBeCloseTo(second?.left ?? 0, 0);
        expect(first?.wide).toBeGreaterThanOrEqual(width * 0.75);
      }
    },
  );
}

const moving = (page: Page) =>
  copies(page, "Índices bursátiles")
    .first()
    .evaluate((list) => getComputedStyle(list).animationPlayState);

test("they are held while hovered or focused, and by a key that needs no script", async ({ page, isMobile }) => {
  await open(page, "economia");
  const band = ticker(page, "Índices bursátiles");
  if (!isMobile) {
    await page.mouse.move(5, 700);
    expect(await moving(page)).toBe("running");
    await band.hover();
    await expect.poll(() => moving(page)).toBe("paused");
    await page.mouse.move(5, 700);
    await expect.poll(() => moving(page)).toBe("running");
  }
  await band.focus();
  await expect.poll(() => moving(page)).toBe("paused");
  await page.getByPlaceholder("Tu email").first().focus();
  await expect.poll(() => moving(page)).toBe("running");
  await page.getByRole("checkbox", { name: "Detener los indicadores" }).focus();
  await page.keyboard.press("Space");
  await page.mouse.move(5, 700);
  await expect.poll(() => moving(page)).toBe("paused");
});

test("with less motion asked for they stand still and can be scrolled", WIDE, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "economia");
  for (const [label] of tickers) {
    await expect(copies(page, label).nth(1)).toBeHidden();
    const state = await ticker(page, label).evaluate((band) => ({
      animations: band.getAnimations({ subtree: true }).length,
      scrolls: band.scrollWidth > band.clientWidth && getComputedStyle(band).overflowX === "auto",
    }));
    expect(state).toEqual({ animations: 0, scrolls: true });
  }
});
