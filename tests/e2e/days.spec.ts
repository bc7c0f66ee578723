import type { Page } from "@playwright/test";
import { expect, ON_DESKTOP, open, test } from "./test";
import { paper } from "../../paper/paper";

/* What a page says of the day on which it is read, and of its own times. */

test("strip and footer say the day and the year on which one reads", ON_DESKTOP, async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-12-31T23:59:00+01:00"));
  await open(page, "./");
  await expect(page.getByRole("banner").locator("time").first()).toHaveText("miércoles, 31 de diciembre de 2031");
  const footer = page.getByRole("contentinfo").getByText("Todos los derechos");
  await expect(footer).toContainText("© 2031");
  // A translator puts elements of its own in the place of texts.
  await page
    .locator("time")
    .evaluateAll((times) => times.forEach((time) => time.replaceChildren(document.createElement("b"))));
  await page.clock.setFixedTime(new Date("2032-01-01T00:01:00+01:00"));
  await page.evaluate(() => dispatchEvent(new Event("pageshow")));
  await expect(page.getByRole("banner").locator("time").first()).toHaveText("jueves, 1 de enero de 2032");
  await expect(footer).toContainText("© 2032");
  await expect(footer.locator("time").first()).toHaveAttribute("datetime", "2032");
});

test.describe("to a reader in America", () => {
  test.use({ timezoneId: "America/Bogota" });

  test("the strip says the day that it is in Spain, and its weekday", ON_DESKTOP, async ({ page }) => {
    await page.clock.setFixedTime(new Date("2032-01-01T00:01:00+01:00"));
    await open(page, "./");
    await expect(page.getByRole("banner").locator("time").first()).toHaveText("jueves, 1 de enero de 2032");
  });
});

/** The page's times in words, and where everything on it stands. */
const timesAndPlaces = (page: Page) =>
  page.evaluate(() => ({
    times: [...document.querySelectorAll("main time")].map((time) => time.textContent),
    instants: [...document.querySelectorAll<HTMLTimeElement>("main time")].map((time) => time.dateTime),
    places: [...document.querySelectorAll("main :is(h1, h2, h3, p, time, img, article)")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      // How broad its own words are is a time's alone: what moved by them would say so.
      return [x, y, element.matches("time") ? 0 : width, height].map(Math.round).join(" ");
    }),
  }));

// The sample says what the specification does at any clock; an edition of a newspaper says what is true.
test("three days after its close the front's times are true, and nothing has moved", ON_DESKTOP, async ({ page }) => {
  const THREE_DAYS = 72 * 3_600_000;
  await page.clock.setFixedTime(Date.parse(paper.edition.close));
  await open(page, "./");
  const atClose = await timesAndPlaces(page);
  await page.clock.setFixedTime(Date.parse(paper.edition.close) + THREE_DAYS);
  await open(page, "./");
  const later = await timesAndPlaces(page);
  expect(later.instants).toEqual(atClose.instants);
  expect(later.places).toEqual(atClose.places);
  if (paper.newspaper.sample) expect(later.times).toEqual(atClose.times);
  else expect(later.times.filter((text) => text.startsWith("Hace"))).toEqual([]);
});
