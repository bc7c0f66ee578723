import type { Locator } from "@playwright/test";
import { expect, ON_DESKTOP, ON_PHONE, open, PAGES, SCREENS, test } from "./test";
import { textOf } from "../../lib/objects";
import { front, paper } from "../../paper/paper";

/* What a finger needs. */

/** How high a target is, in pixels (WCAG 2.2, 2.5.5). */
const FINGER = 44;

/** The pixels above and below its middle at which a tap still reaches a target, all in a row: more than what is painted. */
const reach = (target: Locator) =>
  target.evaluate((element) => {
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = (at: number) => element.contains(document.elementFromPoint(x, at));
    let [from, to] = [y, y];
    while (hit(from - 1)) from -= 1;
    while (hit(to + 1)) to += 1;
    return to - from + 1;
  });

test("links and buttons of the frame are as high as a finger needs", ON_PHONE, async ({ page }) => {
  await open(page, "politica");
  const low: string[] = [];
  for (const target of [
    ...(await page.getByRole("banner").getByText("Suscríbete", { exact: true }).all()),
    page.getByRole("banner").getByRole("link", { name: /, portada$/ }),
    page.getByRole("navigation", { name: "Ruta de navegación" }).getByRole("link"),
    // Below, where the strip has folded.
    ...(await page.getByRole("contentinfo").getByRole("listitem").getByRole("link").all()),
  ]) {
    const height = await reach(target);
    if (height < FINGER) low.push(`${await target.innerText()}: ${height} px`);
  }
  expect(low).toEqual([]);
});

test("buttons in the page are as high as a finger needs", ON_PHONE, async ({ page }) => {
  for (const { name, path } of SCREENS) {
    await open(page, path);
    for (const button of await page.getByRole("main").getByRole("button").filter({ visible: true }).all())
      expect.soft(await reach(button), `«${await button.ariaSnapshot()}» on ${name}`).toBeGreaterThanOrEqual(FINGER);
  }
});

/** So much of the next card shows at least, in pixels: it says that there is more. */
const EDGE = 30;

test("rows pushed sideways show that there is more, and keys bring it into view", ON_DESKTOP, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [path, label, records] of [
    ["./", "Podcasts de hoy", front.podcasts],
    ["./", "Episodios", front.multimediaPodcasts],
    ["./", "Agenda de eventos", front.events],
    ["deportes", "Partidos en directo", paper.pages.deportes.live],
  ] as const) {
    // One card is no row.
    if (records.length < 2) continue;
    await open(page, path);
    const row = page.getByRole("region", { name: label });
    const cards = row.getByRole("list").first().locator("> li");
    await expect(cards).toHaveCount(records.length);
    const next = await cards.nth(1).boundingBox();
    expect(360 - (next?.x ?? 360)).toBeGreaterThanOrEqual(EDGE);
    // At rest a card stands on the page's margin.
    const margin = (await page.getByRole("main").getByRole("heading", { level: 2 }).last().boundingBox())?.x;
    await expect.poll(async () => (await cards.first().boundingBox())?.x, label).toBe(margin);
    await row.focus();
    // A row may be higher than the window: one reads it from its headings.
    await cards.first().getByRole("heading").first().scrollIntoViewIfNeeded();
    await expect(async () => {
      for (let presses = 0; presses < 30; presses++) await page.keyboard.press("ArrowRight");
      await expect(cards.last().getByRole("heading").first()).toBeInViewport({ ratio: 1, timeout: 700 });
    }).toPass();
  }
});

/** In pixels on a screen of 360 × 780: how far down a page's first headline begins; Cultura's, after its posters' day, within the screen. */
const FIRST_HEADLINE = 600;
const FIRST_OF = new Map([["Cultura", 780]]);

test("on a phone each page has a headline on its first screen", ON_DESKTOP, async ({ page }) => {
  test.skip(!paper.newspaper.sample, "another newspaper's name and intros may be longer");
  await page.setViewportSize({ width: 360, height: 780 });
  const titles = paper.records.flatMap(({ record }) => textOf(record, "title"));
  for (const { name, path } of PAGES) {
    await open(page, path);
    const tops = await page.getByRole("main").evaluate((main, told) => {
      const headings = [...main.querySelectorAll("h2, h3")].filter((one) => one.checkVisibility());
      const headlines = headings.filter((one) => told.includes(one.textContent.replaceAll("\u00a0", " ")));
      return headlines.map((one) => one.getBoundingClientRect().top);
    }, titles);
    expect.soft(Math.min(...tops), name).toBeLessThanOrEqual(FIRST_OF.get(name) ?? FIRST_HEADLINE);
  }
});

/** In pixels on a screen of 360 × 800: how long the longest pages may be to be read to their end, and the foot of any page. */
const LONGEST = { "./": 9900, economia: 7000, cultura: 8000 };
const FOOT = 820;

test("on a phone long pages and their foot come to an end", ON_DESKTOP, async ({ page }) => {
  test.skip(!paper.newspaper.sample, "a longer edition has longer pages, and a longer name a longer foot");
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [path, longest] of Object.entries(LONGEST)) {
    await open(page, path);
    const [length, foot] = await page.evaluate(() =>
      [document.documentElement, document.querySelector("footer")].map((part) => part?.scrollHeight ?? Infinity),
    );
    expect.soft(length, path).toBeLessThanOrEqual(longest);
    expect.soft(foot, path).toBeLessThanOrEqual(FOOT);
  }
});
