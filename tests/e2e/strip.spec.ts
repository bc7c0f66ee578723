import type { Page } from "@playwright/test";
import { expect, ON_DESKTOP, open, test, WITH_SCRIPTS } from "./test";

const scrollTo = (page: Page, pixels: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), pixels);

test("is open at 50 pixels, folded at 51, and open again on the way back", WITH_SCRIPTS, async ({ page }) => {
  await open(page, "economia");
  const strip = page.locator(".top-strip");
  // A link where the newspaper has given it an address.
  const control = page.getByRole("banner").getByText("Suscríbete", { exact: true });
  for (const [pixels, state] of [
    [0, "open"],
    [50, "open"],
    [51, "folded"],
    [400, "folded"],
    [50, "open"],
  ] as const) {
    await scrollTo(page, pixels);
    await expect(strip).toHaveAttribute("data-strip", state);
    if (state === "open") await expect(control).toBeInViewport({ ratio: 1 });
    else await expect(control).toBeHidden();
  }
});

test("folding does not move the page under the reader", WITH_SCRIPTS, async ({ page }) => {
  await open(page, "economia");
  // On the phone the fonts come after the first picture (docs/decisions/0009); only the strip may move anything here.
  await page.evaluate(async () => {
    await Promise.all(document.documentElement.getAnimations().map(({ finished }) => finished));
    await document.fonts.ready;
  });
  const heading = page.getByRole("heading", { level: 1 });
  const place = () => heading.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await place();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await scrollTo(page, 51);
  await expect(page.locator(".top-strip")).toHaveAttribute("data-strip", "folded");
  await page.waitForTimeout(400);
  expect(await place()).toBe(before);
  expect(await page.evaluate(() => [document.documentElement.scrollHeight, window.scrollY])).toEqual([height, 51]);
});

test("does not flicker at the threshold", WITH_SCRIPTS, async ({ page }) => {
  await open(page, "economia");
  await scrollTo(page, 51);
  await page.waitForTimeout(500);
  const changes = await page.evaluate(async () => {
    let count = 0;
    const strip = document.querySelector(".top-strip");
    if (!strip) return -1;
    const observer = new MutationObserver((records) => (count += records.length));
    observer.observe(strip, { attributes: true });
    await new Promise((resolve) => setTimeout(resolve, 700));
    return count;
  });
  expect(changes).toBe(0);
});

test.describe("on another day", () => {
  test.use({ own: true });

  for (const [now, day, year] of [
    ["2027-03-01T09:00:00+01:00", "lunes, 1 de marzo de 2027", "2027"],
    ["2031-12-31T23:59:00+01:00", "miércoles, 31 de diciembre de 2031", "2031"],
  ] as const) {
    test(`on ${day} strip and footer say so`, ON_DESKTOP, async ({ page }) => {
      await page.clock.setFixedTime(new Date(now));
      await open(page, "./");
      await expect(page.locator(".top-strip time")).toHaveText(day);
      await expect(page.getByRole("contentinfo").getByText("Todos los derechos")).toContainText(`© ${year}`);
    });
  }

  test("over midnight the day and the year change while one reads", ON_DESKTOP, async ({ page }) => {
    await page.clock.install({ time: new Date("2026-12-31T23:58:30+01:00") });
    await open(page, "./");
    await page.clock.runFor(3000);
    await expect(page.locator(".top-strip time")).toHaveText("jueves, 31 de diciembre de 2026");
    await page.clock.runFor(120_000);
    await expect(page.locator(".top-strip time")).toHaveText("viernes, 1 de enero de 2027");
    await expect(page.getByRole("contentinfo").getByText("Todos los derechos")).toContainText("© 2027");
  });
});
