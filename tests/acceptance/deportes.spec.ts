import { expect } from "../e2e/test";
import { block, lookingAt } from "./parts";
import { paper } from "../../paper/paper";

const { deportes } = paper.pages;

/* Section 2 of the specification: Deportes (/deportes). */

const test = lookingAt("deportes");

test("Hero with buttons 'Ver Destacados' and 'Estadísticas'", async ({ page }) => {
  for (const name of ["Ver Destacados", "Estadísticas"])
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
});

test("Live scores: three matches (sport, league, teams, scores, minute, status LIVE) and a 'Ver Todos' button", async ({
  page,
}) => {
  const scores = block(page, "Marcadores en directo");
  const matches = scores.getByRole("listitem");
  await expect(matches).toHaveCount(3);
  for (const [index, record] of deportes.live.entries()) {
    const match = matches.nth(index);
    for (const text of [record.sport, record.league, record.minute]) await expect(match).toContainText(text);
    await expect(match.getByText("LIVE", { exact: true })).toBeVisible();
    await expect(match.getByRole("term")).toHaveText([record.homeTeam, record.awayTeam]);
    await expect(match.getByRole("definition")).toHaveText([String(record.homeScore), String(record.awayScore)]);
  }
  await expect(scores.getByText("Ver Todos", { exact: true })).toBeVisible();
});

test("Featured news: first shown large with a ÚLTIMO MOMENTO badge when breaking; next two as a list", async ({
  page,
}) => {
  const news = block(page, "Noticias destacadas");
  const stories = news.getByRole("article");
  await expect(stories).toHaveCount(3);
  await expect(news.getByRole("listitem").getByRole("article")).toHaveCount(2);
  const [large, ...listed] = await Promise.all((await stories.all()).map((story) => story.boundingBox()));
  for (const box of listed) expect(large?.width).toBeGreaterThan(1.5 * (box?.width ?? Infinity));
  const badge = news.getByText("Último momento", { exact: true });
  await expect(badge).toHaveCount(1);
  const first = stories.first().getByText("Último momento", { exact: true });
  await expect(first).toHaveText("ÚLTIMO MOMENTO", { useInnerText: true });
});

test("Latest-news list with 'Ver Todas'", async ({ page }) => {
  const list = block(page, "Últimas noticias");
  await expect(list.getByRole("listitem")).toHaveCount(deportes.latest.length);
  await expect(list.getByText("Ver Todas", { exact: true })).toBeVisible();
});

test("Upcoming matches, standout players", async ({ page }) => {
  await expect(block(page, "Próximos partidos").getByRole("listitem")).toHaveCount(deportes.upcoming.length);
  await expect(block(page, "Deportistas destacados").getByRole("listitem")).toHaveCount(deportes.players.length);
});

test("Quick stats: 147 matches today, 23 live, 892 goals, 34 leagues", async ({ page }) => {
  const stats = block(page, "La jornada en cifras");
  await expect(stats.getByRole("definition")).toHaveText(["147", "23", "892", "34"]);
  await expect(stats.getByRole("term")).toHaveText(["partidos hoy", "en directo", "goles", "ligas"]);
});
