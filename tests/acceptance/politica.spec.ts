import { integer, percent, signed } from "../../lib/format";
import { expect } from "../e2e/test";
import { block, card, inSample, lookingAt, RELATIVE_TIME } from "./parts";
import { paper } from "../../paper/paper";

const { politica } = paper.pages;

/* Section 2 of the specification: Política (/politica). */

const test = lookingAt("politica");

test("An urgent featured story", async ({ page }) => {
  const story = page.getByRole("article").filter({ has: page.getByRole("heading", { name: politica.urgent.title }) });
  await expect(story.getByText("Urgente", { exact: true })).toBeVisible();
});

test("Four tabs in order: autonomicas (default), declaraciones, partidos, noticias", async ({ page }) => {
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText(["CC.AA.", "Declaraciones", "Partidos", "Noticias"]);
  const panels = await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute("aria-controls")));
  expect(panels).toEqual(["autonomicas", "declaraciones", "partidos", "noticias"]);
  await expect(page.getByRole("tab", { selected: true })).toHaveText("CC.AA.");
  await expect(page.getByRole("tabpanel")).toHaveId("autonomicas");
});

test("CC.AA.: regional news cards with community, colour, time", async ({ page }) => {
  for (const { title, excerpt, community, colour } of politica.regional) {
    const news = card(page, title);
    for (const text of [excerpt, community]) await expect(news).toContainText(text);
    await expect(news.locator(`[color="${colour}"]`).first()).toBeVisible();
    await expect(news.locator("time")).toHaveText(RELATIVE_TIME);
  }
});

test("Declaraciones: politician quotes with party, context, time, counts of likes, shares and comments", async ({
  page,
}) => {
  await page.getByRole("tab", { name: "Declaraciones" }).click();
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByRole("blockquote")).toHaveCount(politica.statements.length);
  for (const { politician, quote, party, context, reactions } of politica.statements) {
    const figure = panel.getByRole("figure").filter({ hasText: `«${quote}»` });
    for (const text of [politician, party, context]) await expect(figure).toContainText(text);
    await expect(figure.locator("time")).toHaveText(RELATIVE_TIME);
    const counts = figure.locator("..").getByRole("list", { name: "Reacciones" }).getByRole("listitem");
    await expect(counts).toHaveText([
      `${integer(reactions.likes)} me gusta`,
      `${integer(reactions.shares)} compartidos`,
      `${integer(reactions.comments)} comentarios`,
    ]);
  }
});

test("Partidos: party cards with leader, seats, vote-intention percentage bar, trend (up, down, stable) and change", async ({
  page,
}) => {
  await page.getByRole("tab", { name: "Partidos" }).click();
  const words = { up: "sube", down: "baja", stable: "sin cambios" };
  const scales = new Set<number>();
  for (const { name, leader, seats, percentage, tendency, change } of politica.parties) {
    const party = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: leader });
    for (const text of [name, String(seats), percent(percentage), `${words[tendency]} ${signed(change, 1)} puntos`])
      await expect(party).toContainText(text);
    await expect(party.locator("svg:has(rect)").last()).toBeVisible();
    scales.add(Math.round(((await party.locator("rect").boundingBox())?.width ?? 0) / percentage));
  }
  expect(scales.size).toBe(1);
  expect(new Set(politica.parties.map(({ tendency }) => tendency))).toEqual(new Set(["up", "down", "stable"]));
});

test("Noticias: three news cards", async ({ page }) => {
  await page.getByRole("tab", { name: "Noticias" }).click();
  await expect(page.getByRole("tabpanel").getByRole("article")).toHaveCount(3);
});

test("Sidebar: Temas Candentes (topics with mentions and trend)", async ({ page }) => {
  const topics = block(page, "Temas Candentes").getByRole("listitem");
  await expect(topics).toHaveCount(politica.hotTopics.length);
  for (const topic of await topics.all())
    await expect(topic).toHaveText(/[\d.]+\s+menciones\s*(sube|baja|sin cambios)/);
});

test("Sidebar: a poll card with a 'Participar en la encuesta' button", async ({ page }) => {
  const { title, options } = inSample(politica.poll);
  const poll = block(page, title);
  await expect(poll.getByRole("listitem")).toHaveCount(options.length);
  await expect(poll.getByRole("button", { name: "Participar en la encuesta", exact: true })).toBeVisible();
});

test("Gobierno Actual card (president, party, legislature, type): legislature XV (2023-2027), type coalition", async ({
  page,
}) => {
  const { president, party } = inSample(politica.government);
  await expect(block(page, "Gobierno Actual").locator("dl > div")).toHaveText([
    `Presidencia${president}`,
    `Partido${party}`,
    "LegislaturaXV (2023-2027)",
    "TipoCoalición",
  ]);
});
