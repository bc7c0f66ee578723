import { integer } from "../../lib/format";
import { expect } from "../e2e/test";
import { block, inSample, lookingAt, paint, RELATIVE_TIME } from "./parts";
import { paper } from "../../paper/paper";

/* Section 2 of the specification: Actualidad (/actualidad). */

const test = lookingAt("actualidad");

test("Red urgent banner: label URGENTE, a breaking headline and its time", async ({ page }) => {
  const banner = page.getByRole("region", { name: "Última hora" });
  await expect(banner.getByText("URGENTE", { exact: true })).toBeVisible();
  await expect(banner).toContainText(inSample(paper.pages.actualidad.banner).headline);
  await expect(banner.locator("time")).toHaveText(RELATIVE_TIME);
  const [red, green, blue] = await paint(banner, "backgroundColor");
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});

test("One hot featured story: category, author, time, views, share and save icon buttons", async ({ page }) => {
  const { hot } = paper.pages.actualidad;
  const story = page.getByRole("article").filter({ has: page.getByRole("heading", { name: hot.title }) });
  for (const text of [hot.category, hot.author, `${integer(hot.views)} lecturas`])
    await expect(story).toContainText(text);
  await expect(story.locator("time")).toHaveText(RELATIVE_TIME);
  for (const name of ["Compartir", "Guardar"])
    await expect(story.getByRole("button", { name }).locator("svg")).toBeVisible();
});

const CHIPS =
  "Política 45, Economía 38, Tecnología 32, Cultura 28, Deportes 25, Ciencia 22, Sociedad 20, Internacional 18";

test(`Category chips with counts: ${CHIPS}`, async ({ page }) => {
  const chips = page.getByRole("list", { name: "Noticias por categoría" }).getByRole("listitem");
  await expect(chips).toHaveText(CHIPS.split(", "));
});

test("Grid of six latest stories (one tagged EXCLUSIVA) and a 'Cargar más noticias' button", async ({ page }) => {
  const latest = block(page, "Últimas Noticias");
  await expect(latest.getByRole("article")).toHaveCount(6);
  const tag = latest.getByText("Exclusiva", { exact: true });
  await expect(tag).toHaveCount(1);
  await expect(tag).toHaveText("EXCLUSIVA", { useInnerText: true });
  await expect(latest.getByRole("button", { name: "Cargar más noticias", exact: true })).toBeVisible();
});

test("Sidebar: Tendencias (five hashtags with mention counts)", async ({ page }) => {
  const hashtags = block(page, "Tendencias").getByRole("listitem");
  await expect(hashtags).toHaveCount(5);
  for (const hashtag of await hashtags.all())
    await expect(hashtag).toHaveText(/^#[\p{L}\d]+[\d.]+\s+menciones (sube|baja|sin cambios)\s*$/u);
});

test("Sidebar: En Vivo (four timed items with category)", async ({ page }) => {
  const items = block(page, "En Vivo").getByRole("listitem");
  await expect(items).toHaveCount(4);
  for (const [index, { category, title }] of paper.pages.actualidad.live.entries()) {
    await expect(items.nth(index).locator("time")).toHaveText(/^\d{2}:\d{2}$/);
    await expect(items.nth(index)).toContainText(category);
    await expect(items.nth(index)).toContainText(title);
  }
});

test("Sidebar: newsletter card: '+50,000 suscriptores confían en nosotros'", async ({ page }) => {
  const card = block(page, inSample(paper.pages.actualidad.newsletter).title);
  await expect(card.getByText("+50,000 suscriptores confían en nosotros", { exact: true })).toBeVisible();
});
