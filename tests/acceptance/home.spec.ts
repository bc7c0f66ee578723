import type { Locator } from "@playwright/test";
import { integer } from "../../lib/format";
import { expect, open } from "../e2e/test";
import { block, card, lookingAt } from "./parts";
import { front } from "../../paper/paper";

/* Section 2 of the specification: Home (/). */

const test = lookingAt("./");

const widthOf = async (element: Locator) => (await element.boundingBox())?.width ?? 0;
const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? 0;

test("Header, hero, then a two-thirds plus one-third grid, then five further stacked sections, then footer", async ({
  page,
}) => {
  const [latest, read] = [block(page, "Últimas Noticias"), block(page, "Más Leído")];
  const [wide, narrow] = [await widthOf(latest), await widthOf(read)];
  expect(wide / (wide + narrow)).toBeGreaterThan(0.63);
  expect(wide / (wide + narrow)).toBeLessThan(0.7);
  expect(await topOf(latest)).toBe(await topOf(read));

  const stacked = [
    "Opiniones Destacadas",
    "Startups Españolas en Alza",
    "Deportes",
    "Multimedia",
    "Eventos Destacados",
  ];
  const tops = await Promise.all([
    topOf(page.getByRole("banner")),
    topOf(page.getByRole("heading", { name: front.lead.title })),
    topOf(latest),
    ...stacked.map((heading) => topOf(block(page, heading))),
    topOf(page.getByRole("contentinfo")),
  ]);
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
});

test("Hero: one main story and three side stories", async ({ page }) => {
  const stories = page.getByRole("article").filter({ has: page.getByRole("heading", { level: 2 }) });
  await expect(stories).toHaveCount(4);
  const headlines = await stories.getByRole("heading", { level: 2 }).all();
  const [main, ...side] = await Promise.all(headlines.map(widthOf));
  for (const width of side) expect(main).toBeGreaterThan(1.5 * width);
});

for (const [says, heading, role, count] of [
  ["Últimas Noticias: six story cards", "Últimas Noticias", "article", 6],
  ["Sidebar: Podcasts (three)", "Podcasts", "listitem", 3],
  ["Sidebar: an Opinión teaser", "Opinión", "article", 1],
  ["Opiniones Destacadas: three pieces", "Opiniones Destacadas", "article", 3],
] as const)
  test(says, async ({ page }) => {
    await expect(block(page, heading).getByRole(role)).toHaveCount(count);
  });

test("Sidebar: Más Leído (top five, with rank and view counts)", async ({ page }) => {
  const entries = block(page, "Más Leído").getByRole("listitem");
  await expect(entries).toHaveCount(5);
  for (const [index, { title, views }] of front.mostRead.entries()) {
    const entry = entries.nth(index);
    await expect(entry).toHaveText(new RegExp(`^${index + 1}`));
    await expect(entry).toContainText(title);
    await expect(entry).toContainText(`${integer(views)} lecturas`);
  }
});

test("Sidebar: Multimedia (a muted looping video)", async ({ page }) => {
  await expect(page.getByRole("heading", { name: "Multimedia" })).toHaveCount(2);
  const film = page.locator("video:visible");
  await expect(film).toHaveCount(1);
  const looped = await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop]);
  expect(looped).toEqual([true, true]);
});

test("Startups Españolas en Alza: four startups", async ({ page }) => {
  const startups = block(page, "Startups Españolas en Alza");
  await expect(startups.getByRole("rowheader")).toHaveCount(4);
  await expect(startups.getByText("han reunido las cuatro")).toBeVisible();
});

test("Deportes: a main story, four items and a Próximos Eventos list of three", async ({ page }) => {
  const sports = block(page, "Deportes");
  await expect(sports.getByRole("article")).toHaveCount(1);
  const upcoming = sports.getByRole("heading", { name: "Próximos Eventos" }).locator("..").getByRole("listitem");
  await expect(upcoming).toHaveCount(3);
  await expect(sports.getByRole("listitem")).toHaveCount(4 + 3);
});

test("Multimedia: a documentary, two videos, three podcasts", async ({ page }) => {
  const multimedia = block(page, "Multimedia");
  await expect(multimedia.getByText("Documental", { exact: true })).toHaveCount(1);
  await expect(multimedia.getByText("Vídeo", { exact: true })).toHaveCount(2);
  await expect(multimedia.getByRole("listitem")).toHaveCount(3);
});

test("Eventos Destacados: four events, each with a Más información button", async ({ page }) => {
  const events = block(page, "Eventos Destacados");
  await expect(events.getByRole("heading", { level: 3 })).toHaveCount(4);
  for (const { title } of front.events)
    await expect(card(page, title).getByText("Más información", { exact: true })).toBeVisible();
  await expect(events.getByRole("button", { name: /^Más información/ })).toHaveCount(4);
});

/** Pixels for each character of the front, its pictures and margins among them: 10,000 for the sample's 9000 or so. */
const HEIGHT_OF_A_CHARACTER = 1.1;

test("at 360 px the front is no longer than its words ask for, with every field there", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "./");
  const characters = (await page.locator("body").innerText()).length;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / characters).toBeLessThan(HEIGHT_OF_A_CHARACTER);
});
