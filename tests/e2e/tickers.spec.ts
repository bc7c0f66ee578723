import { BOTH_WAYS, expect, HAS, ON_DESKTOP, open, test } from "./test";

/* Economía's two bands that pass without scripts, and stop for whoever wants to read them. */

test.skip(!HAS.bands, "the newspaper has no two bands");

const LABELS = ["Índices bursátiles", "Indicadores económicos"];

test("a band goes round without a seam, and says its items once to who listens", ON_DESKTOP, async ({ page }) => {
  await open(page, "economia");
  for (const width of [360, 1920, 3840]) {
    await page.setViewportSize({ width, height: 800 });
    for (const label of LABELS) {
      const copies = page.getByRole("region", { name: label, exact: true }).locator("ul");
      await expect(copies).toHaveCount(2);
      await expect(copies.and(page.locator("[aria-hidden=true]"))).toHaveCount(1);
      const [first, second] = await copies.evaluateAll((lists) =>
        lists.map((list) => {
          const [animation] = list.getAnimations();
          if (!animation) throw new Error("a band that does not move");
          animation.pause();
          const at = (time: number) => {
            animation.currentTime = time;
            return list.getBoundingClientRect();
          };
          const end = at(Number(animation.effect?.getComputedTiming().duration) - 0.01).left;
          return { end, left: at(0).left, wide: at(0).width };
        }),
      );
      expect(first?.wide).toBeCloseTo(second?.wide ?? 0, 1);
      expect((first?.left ?? 0) + (first?.wide ?? 0)).toBeCloseTo(second?.left ?? 0, 0);
      expect(second?.end).toBeCloseTo(first?.left ?? Infinity, 0);
      // Whatever the screen, the two fill the band from end to end, when they begin and when they have passed.
      const band = await page.getByRole("region", { name: label, exact: true }).boundingBox();
      const [from, to] = [band?.x ?? -Infinity, (band?.x ?? 0) + (band?.width ?? Infinity)];
      expect(first?.left).toBeLessThanOrEqual(from + 1);
      expect((first?.left ?? 0) + (first?.wide ?? 0)).toBeGreaterThanOrEqual(to - 1);
      expect(from).toBeLessThanOrEqual(width * 0.01);
    }
  }
});

test("the bands rest under the pointer, with the focus, and by a key without scripts", BOTH_WAYS, async ({ page }) => {
  await open(page, "economia");
  const band = page.getByRole("region", { name: LABELS[0] ?? "", exact: true });
  const moving = () =>
    band
      .locator("ul")
      .first()
      .evaluate((list) => getComputedStyle(list).animationPlayState);
  await page.mouse.move(5, 700);
  expect(await moving()).toBe("running");
  await band.hover();
  await expect.poll(moving).toBe("paused");
  await page.mouse.move(5, 700);
  await expect.poll(moving).toBe("running");
  await band.focus();
  await expect.poll(moving).toBe("paused");
  await page.locator("main").focus();
  await expect.poll(moving).toBe("running");
  await page.getByRole("checkbox", { name: "Detener las cifras" }).focus();
  await page.keyboard.press("Space");
  await page.mouse.move(5, 700);
  await expect.poll(moving).toBe("paused");
});
