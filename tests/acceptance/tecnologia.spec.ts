import { percent } from "../../lib/format";
import { expect } from "../e2e/test";
import { block, lookingAt, SHORT_DATE } from "./parts";
import { paper } from "../../paper/paper";

const { tecnologia } = paper.pages;

/* Section 2 of the specification: Tecnología (/tecnologia). */

const test = lookingAt("tecnologia");

test("Hero", async ({ page }) => {
  const hero = page.getByRole("article").first();
  await expect(hero.getByRole("heading", { level: 2 })).toHaveText(tecnologia.hero.title);
  await expect(hero.getByRole("img", { name: tecnologia.hero.alt })).toBeVisible();
});

test("Two featured launches with tags and date in Spanish format", async ({ page }) => {
  const launches = block(page, "Lanzamientos destacados").getByRole("article");
  await expect(launches).toHaveCount(2);
  for (const [index, { tags }] of tecnologia.launches.entries()) {
    const launch = launches.nth(index);
    await expect(launch.getByRole("list", { name: "Etiquetas" }).getByRole("listitem")).toHaveText(tags);
    await expect(launch.locator("time")).toHaveText(SHORT_DATE);
  }
});

test("Four technology trend cards with growth and companies", async ({ page }) => {
  const trends = block(page, "Tendencias tecnológicas").locator("li:has(h3)");
  await expect(trends).toHaveCount(4);
  for (const [index, { companies }] of tecnologia.trends.entries()) {
    await expect(trends.nth(index)).toContainText(/[+−]\d+\s%/);
    await expect(trends.nth(index).getByRole("listitem")).toHaveText(companies);
  }
});

test("Four big-company announcements", async ({ page }) => {
  const announcements = block(page, "Novedades de las grandes empresas").getByRole("article");
  await expect(announcements).toHaveCount(4);
  // Named over the headline, whatever the text says.
  for (const [index, { company }] of tecnologia.announcements.entries())
    await expect(announcements.nth(index).getByText(company, { exact: true }).first()).toBeVisible();
});

test("List of AI developer tools", async ({ page }) => {
  const names = tecnologia.aiTools.map(({ name }) => name);
  const tools = block(page, "Herramientas de IA para programadores");
  await expect(tools.getByRole("heading", { level: 3 })).toHaveText(names);
});

test("Programming language popularity bars (percent, trend)", async ({ page }) => {
  const languages = block(page, "Lenguajes más usados").getByRole("listitem");
  await expect(languages).toHaveCount(tecnologia.languages.length);
  for (const [index, { name, percentage }] of tecnologia.languages.entries()) {
    const language = languages.nth(index);
    await expect(language).toContainText(name);
    await expect(language).toContainText(percent(percentage));
    await expect(language).toContainText(/sube|baja|sin cambios/);
    await expect(language.locator("svg:has(rect)")).toBeVisible();
  }
});

test("Sector data", async ({ page }) => {
  const labels = tecnologia.sector.map(({ label }) => label);
  await expect(block(page, "Datos del sector").getByRole("term")).toHaveText(labels);
});
