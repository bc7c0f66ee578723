import { economia } from "../../data/economia";
import { expect, open, test } from "./test";

const tickers = [
  ["indices", 30, economia.indices.map(({ name }) => name)],
  ["indicators", 25, economia.indicators.map(({ name }) => name)],
] as const;

for (const [name, seconds, names] of tickers) {
  test(`the ${name} run in a loop of ${seconds} s, their items twice, the copy hidden from assistive technology`, async ({ page }) => {
    await open(page, "economia");
    const ticker = page.locator(`[data-ticker="${name}"]`);
    const duration = await ticker
      .locator("[data-ticker-track]")
      .evaluate((track) => getComputedStyle(track).animationDuration);
    expect(duration).toBe(`${seconds}s`);
    for (const item of names) expect(await ticker.getByText(item, { exact: true }).count()).toBe(2);
    await expect(ticker.locator("[aria-hidden='true'][data-ticker-copy]")).toHaveCount(1);
  });
}

test("they are held while hovered, and by a control that needs no script", async ({ page }) => {
  await open(page, "economia");
  const track = page.locator('[data-ticker="indices"] [data-ticker-track]');
  const state = () => track.evaluate((element) => getComputedStyle(element).animationPlayState);
  await page.mouse.move(5, 800);
  expect(await state()).toBe("running");
  await page.locator('[data-ticker="indices"]').hover();
  await expect.poll(state).toBe("paused");
  await page.mouse.move(5, 800);
  await expect.poll(state).toBe("running");
  await page.getByRole("checkbox", { name: /Detener/ }).first().check({ force: true });
  await page.mouse.move(5, 800);
  await expect.poll(state).toBe("paused");
});

test("with less motion asked for they stand still and can be scrolled", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "economia");
  const ticker = page.locator('[data-ticker="indices"]');
  const first = ticker.getByText(economia.indices[0]?.name ?? "", { exact: true }).first();
  const place = async () => (await first.boundingBox())?.x;
  const before = await place();
  await page.waitForTimeout(600);
  expect(await place()).toBe(before);
  const scrolls = await page
    .locator('[data-ticker="indices"], [data-ticker="indices"] *')
    .evaluateAll((elements) => elements.some((element) => element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === "auto"));
  expect(scrolls).toBe(true);
});
