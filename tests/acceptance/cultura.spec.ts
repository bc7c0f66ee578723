import { counted, dayAndMonth, decimal, price, weekday } from "../../lib/format";
import { expect } from "../e2e/test";
import { block, inSample, lookingAt, SHORT_DATE } from "./parts";
import { paper } from "../../paper/paper";

/* Section 2 of the specification: Cultura (/cultura). */

const test = lookingAt("cultura");

test("Hero with five category icons (Literatura, Música, Arte, Cine, Teatro) and a quote", async ({ page }) => {
  const arts = page.getByRole("list", { name: "Las artes de la sección" }).getByRole("listitem");
  await expect(arts).toHaveText(["Literatura", "Música", "Arte", "Cine", "Teatro"]);
  for (const art of await arts.all()) await expect(art.locator("svg")).toBeVisible();
  await expect(page.getByRole("blockquote")).toHaveText(`«${inSample(paper.pages.cultura.quote).text}».`);
});

test("Two featured events (category, price, date, location, tags)", async ({ page }) => {
  const events = block(page, "Eventos destacados").getByRole("article");
  await expect(events).toHaveCount(2);
  for (const [index, record] of paper.pages.cultura.events.entries()) {
    const event = events.nth(index);
    const attendees = counted(record.attendees, "persona", "personas");
    for (const text of [record.title, record.category, price(record.price), record.location, record.time, attendees])
      await expect(event).toContainText(text);
    await expect(event.locator("time")).toHaveText(dayAndMonth(record.date));
    await expect(event).toContainText(`${weekday(record.date)}, ${record.time}`);
    await expect(event.getByRole("list", { name: "Etiquetas" }).getByRole("listitem")).toHaveText(record.tags);
  }
});

test("Cultural panorama of four categories with three items each", async ({ page }) => {
  const categories = block(page, "Panorama cultural").getByRole("article");
  await expect(categories).toHaveCount(4);
  for (const category of await categories.all()) await expect(category.getByRole("listitem")).toHaveCount(3);
});

test("Three film premieres (poster, genre, rating, director, release date)", async ({ page }) => {
  const films = block(page, "Estrenos de cine").getByRole("article");
  await expect(films).toHaveCount(3);
  for (const [index, record] of paper.pages.cultura.films.entries()) {
    const film = films.nth(index);
    for (const text of [record.title, record.genre, record.director, `${decimal(record.rating, 1)} sobre 10`])
      await expect(film).toContainText(text);
    await expect(film.getByRole("img")).toBeVisible();
    await expect(film.locator("time")).toHaveText(SHORT_DATE);
  }
});

test("Four culture news items", async ({ page }) => {
  await expect(block(page, "Noticias de cultura").getByRole("article")).toHaveCount(4);
});

test("Book recommendations with rating", async ({ page }) => {
  const books = block(page, "Libros recomendados").getByRole("article");
  await expect(books).toHaveCount(paper.pages.cultura.books.length);
  for (const book of await books.all()) await expect(book).toContainText(/\d,\d sobre 10/);
});

test("Sector data", async ({ page }) => {
  const labels = paper.pages.cultura.sector.map(({ label }) => label);
  await expect(block(page, "Datos del sector").getByRole("term")).toHaveText(labels);
});

test("Three upcoming events", async ({ page }) => {
  await expect(block(page, "Próximos eventos").getByRole("heading", { level: 3 })).toHaveCount(3);
});
