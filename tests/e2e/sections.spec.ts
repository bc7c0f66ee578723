import { actualidad } from "../../data/actualidad";
import { cultura } from "../../data/cultura";
import { deportes } from "../../data/deportes";
import { economia } from "../../data/economia";
import { opinion } from "../../data/opinion";
import { politica } from "../../data/politica";
import type { Story } from "../../data/schema/story";
import { tecnologia } from "../../data/tecnologia";
import {
  decimal,
  euros,
  integer,
  longDate,
  millions,
  percent,
  price,
  shortDate,
  signedPercent,
} from "../../lib/format";
import { prints, printsInOrder } from "./reading";
import { expect, open, test, words } from "./test";

const storyWords = ({ title, excerpt, author, views }: Story) => [title, excerpt, author, integer(views)];
const lower = (texts: readonly string[]) => texts.map((text) => text.toLowerCase());

test("Actualidad, block by block", async ({ page }) => {
  await open(page, "actualidad");
  const printed = await words(page);
  printsInOrder(printed.toUpperCase(), ["URGENTE", actualidad.banner.headline.toUpperCase(), "INICIO"]);
  prints(printed, [actualidad.intro, ...storyWords(actualidad.hot), actualidad.hot.category]);
  for (const name of ["Compartir", "Guardar"]) {
    await expect(
      page
        .getByRole("main")
        .getByRole("button", { name: new RegExp(name) })
        .first(),
    ).toBeVisible();
  }
  for (const { category, count } of actualidad.chips) {
    await expect(
      page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ hasText: new RegExp(`^${category}\\s*${count}`) }),
    ).toHaveCount(1);
  }
  for (const story of actualidad.latest) {
    prints(printed, storyWords(story));
    await expect(page.locator(`article#${story.id}`)).toBeAttached();
  }
  await expect(page.getByText("Exclusiva", { exact: true })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Cargar más noticias" })).toBeVisible();
  printsInOrder(printed, ["Tendencias", ...actualidad.trends.map(({ name }) => name)]);
  prints(
    printed,
    actualidad.trends.map(({ mentions }) => integer(mentions)),
  );
  printsInOrder(printed, ["En Vivo", ...actualidad.live.map(({ title }) => title)]);
  prints(lower([printed])[0] ?? "", lower(actualidad.live.map(({ category }) => category)));
  await expect(page.getByRole("button", { name: "Suscribirse Gratis" })).toBeVisible();
  prints(printed, ["+50,000 suscriptores confían en nosotros"]);
});

test("Política, block by block, every panel", async ({ page }) => {
  await open(page, "politica");
  const printed = await words(page);
  prints(printed, [politica.intro, ...storyWords(politica.urgent)]);
  for (const { community, title, excerpt } of politica.regional) prints(printed, [community, title, excerpt]);
  for (const { politician, party, quote, context, reactions } of politica.statements) {
    prints(printed, [politician, party, `«${quote}»`, context]);
    prints(printed, [reactions.likes, reactions.shares, reactions.comments].map(integer));
  }
  for (const { name, leader, seats, percentage, change } of politica.parties) {
    prints(printed, [name, leader, String(seats), percent(percentage)]);
    prints(printed.replace(/\u00a0/g, " "), [decimal(Math.abs(change), 1)]);
  }
  for (const story of politica.news) prints(printed, storyWords(story));
  printsInOrder(printed, ["Temas Candentes", ...politica.hotTopics.map(({ name }) => name)]);
  prints(
    printed,
    politica.hotTopics.map(({ mentions }) => integer(mentions)),
  );
  prints(printed, [politica.poll.title, integer(politica.poll.votes)]);
  for (const { text } of politica.poll.options) prints(printed, [text]);
  await expect(page.getByRole("button", { name: "Participar en la encuesta" })).toBeVisible();
  const { president, party, legislature, type } = politica.government;
  printsInOrder(printed, ["Gobierno Actual", president]);
  prints(printed, [party, legislature, type]);
  expect(legislature).toBe("XV (2023-2027)");
});

test("Economía, block by block", async ({ page }) => {
  await open(page, "economia");
  const printed = await words(page);
  for (const { name, value, change } of economia.indices)
    prints(printed, [name, decimal(value, 2), signedPercent(change, 2)]);
  for (const { name, value, decimals, period } of economia.indicators)
    prints(printed, [name, decimal(value, decimals), period]);
  prints(printed, [economia.monograph.company, economia.monograph.title]);
  for (const { label, value, note } of economia.monograph.metrics) prints(printed, [label, value, note]);
  await expect(page.getByRole("button", { name: "Leer análisis completo" })).toBeVisible();
  for (const { name, sector, price: share, change, marketCap } of economia.companies) {
    prints(lower([printed])[0] ?? "", lower([name, sector]));
    prints(printed, [euros(share), signedPercent(change, 2), millions(marketCap)]);
  }
  for (const story of economia.news.slice(0, 4)) {
    await expect(page.locator(`article#${story.id}`)).toContainText(story.title);
    await expect(page.locator(`article#${story.id}`)).toContainText(story.excerpt);
  }
  for (const story of economia.news) {
    prints(printed, storyWords(story));
    await expect(page.locator(`[id="${story.id}"]`)).toHaveCount(1);
  }
  prints(printed, [economia.analysis.title, ...economia.analysis.paragraphs, economia.analysis.author]);
  for (const { name, value, decimals, change } of economia.quick) {
    prints(printed, [name, decimal(value, decimals), signedPercent(change, 2)]);
  }
});

test("Tecnología, block by block", async ({ page }) => {
  await open(page, "tecnologia");
  const printed = await words(page);
  const low = printed.toLowerCase();
  const seen = await page.locator("main").innerText();
  prints(printed, [tecnologia.intro, ...storyWords(tecnologia.hero)]);
  for (const { title, description, company, category, tags, date } of tecnologia.launches) {
    prints(low, lower([title, description, company, category, ...tags]));
    expect(seen).toContain(shortDate(date));
  }
  for (const { name, description, growth, companies } of tecnologia.trends) {
    prints(printed, [name, description, signedPercent(growth, Number.isInteger(growth) ? 0 : 1), ...companies]);
  }
  for (const story of tecnologia.announcements) prints(low, lower([...storyWords(story), story.company]));
  for (const { name, description, use, licence } of tecnologia.aiTools)
    prints(low, lower([name, description, use, licence]));
  for (const { name, percentage } of tecnologia.languages) prints(printed, [name, percent(percentage)]);
  for (const { label, value, note } of tecnologia.sector) prints(printed, [label, value, note]);
});

test("Cultura, block by block", async ({ page }) => {
  await open(page, "cultura");
  const printed = await words(page);
  const low = printed.toLowerCase();
  const seen = await page.locator("main").innerText();
  printsInOrder(low, lower(["Literatura", "Música", "Arte", "Cine", "Teatro"]));
  prints(printed, [`«${cultura.quote.text}»`, cultura.quote.author]);
  for (const event of cultura.events) {
    prints(
      low,
      lower([
        event.title,
        event.description,
        event.category,
        event.location,
        price(event.price),
        event.time,
        ...event.tags,
      ]),
    );
    expect(seen.toLowerCase()).toContain(longDate(event.date));
  }
  for (const { items } of cultura.panorama) for (const { title, detail } of items) prints(printed, [title, detail]);
  for (const { title, director, genre, rating, releaseDate } of cultura.films) {
    prints(low, lower([title, director, genre, decimal(rating, 1)]));
    expect(seen).toContain(shortDate(releaseDate));
  }
  for (const story of cultura.news) prints(printed, storyWords(story));
  for (const { title, author, genre, rating } of cultura.books)
    prints(low, lower([title, author, genre, decimal(rating, 1)]));
  for (const { label, value, note } of cultura.sector) prints(printed, [label, value, note]);
  for (const { title, location, time } of cultura.upcoming) prints(printed, [title, location, time]);
});

test("Deportes, block by block", async ({ page }) => {
  await open(page, "deportes");
  const printed = await words(page);
  const low = printed.toLowerCase();
  for (const name of ["Ver Destacados", "Estadísticas", "Ver Todos", "Ver Todas"]) {
    await expect(page.getByRole("button", { name })).toBeVisible();
  }
  for (const match of deportes.live) {
    prints(low, lower([match.sport, match.league, match.homeTeam, match.awayTeam, match.minute]));
    prints(printed, [String(match.homeScore), String(match.awayScore)]);
  }
  await expect(page.getByText("LIVE", { exact: true })).toHaveCount(3);
  await expect(page.getByText(/^último momento$/i)).toHaveCount(1);
  for (const story of deportes.featured) prints(printed, storyWords(story));
  for (const { title, sport } of deportes.latest) prints(low, lower([title, sport]));
  for (const { sport, league, teams, venue, time } of deportes.upcoming)
    prints(low, lower([sport, league, ...teams, venue, time]));
  for (const player of deportes.players) {
    prints(low, lower([player.name, player.sport, player.team]));
    const figure = player.goals ?? player.points ?? player.titles ?? -1;
    prints(printed, [integer(figure), String(player.ranking)]);
    if (player.assists !== undefined) prints(printed, [integer(player.assists)]);
  }
  const stats = page.locator("section").filter({ hasText: /147/ }).last();
  for (const figure of ["147", "23", "892", "34"]) await expect(stats).toContainText(figure);
});

test("Opinión, block by block", async ({ page }) => {
  await open(page, "opinion");
  const printed = await words(page);
  const low = printed.toLowerCase();
  for (const piece of [...opinion.featured, ...opinion.latest]) {
    prints(low, lower([...storyWords(piece), piece.role, piece.subject, String(piece.readTime)]));
    await expect(page.locator(`[id="${piece.id}"]`)).toHaveCount(1);
  }
  for (const { name, role, specialty, articles, followers, latestTitle } of opinion.columnists) {
    prints(low, lower([name, role, specialty, integer(articles), integer(followers), latestTitle]));
  }
  for (const { title, participants, aFavor, enContra } of opinion.debates) {
    prints(printed, [title, integer(participants)]);
    prints(
      printed.replace(/,0(?=\u00a0%)/g, ""),
      [aFavor, enContra].map((share) => percent(share, Number.isInteger(share) ? 0 : 1)),
    );
  }
  await expect(page.getByRole("main").getByPlaceholder("Tu email")).toHaveAttribute("type", "email");
  await expect(page.getByRole("main").getByRole("button", { name: "Suscribirse", exact: true })).toBeVisible();
});
