import type { Page } from "@playwright/test";
import { euros, millions, signedPercent } from "../../lib/format";
import { expect } from "../e2e/test";
import { block, card, inSample, lookingAt } from "./parts";
import { paper } from "../../paper/paper";

/* Section 2 of the specification: Economía (/economia). */

const test = lookingAt("economia");

const copies = (page: Page, ticker: string) => page.getByRole("region", { name: ticker, exact: true }).locator("ul");

for (const [ticker, seconds, items] of [
  ["Índices bursátiles", 30, paper.pages.economia.indices.map(({ name }) => new RegExp(`^${name}`))],
  ["Indicadores económicos", 25, [/^PIB/, /^Inflación/, /^Paro/, /^Euríbor a 12 meses/, /^IPC/, /^Déficit público/]],
] as const) {
  test(`Auto-scrolling ticker: ${ticker.toLowerCase()} (${seconds} s cycle), shown twice for seamless looping`, async ({
    page,
  }) => {
    await expect(copies(page, ticker)).toHaveCount(2);
    for (const copy of await copies(page, ticker).all()) {
      await expect(copy.locator("li")).toHaveText(items);
      await expect(copy).toHaveCSS("animation-duration", `${seconds}s`);
      await expect(copy).toHaveCSS("animation-iteration-count", "infinite");
    }
  });
}

test("Company monograph card with four metrics and a 'Leer análisis completo' button", async ({ page }) => {
  const monograph = card(page, inSample(paper.pages.economia.monograph).title);
  await expect(monograph.getByRole("term")).toHaveCount(4);
  await expect(monograph.getByText("Leer análisis completo", { exact: true })).toBeVisible();
  await expect(monograph.getByRole("button", { name: /^Leer análisis completo/ })).toBeVisible();
});

test("Four featured companies with price, change, market cap", async ({ page }) => {
  const companies = block(page, "Empresas destacadas").getByRole("listitem");
  await expect(companies).toHaveCount(4);
  for (const [index, { name, sector, price, change, marketCap }] of paper.pages.economia.companies.entries()) {
    for (const text of [name, sector, euros(price), signedPercent(change, 2), millions(marketCap)])
      await expect(companies.nth(index)).toContainText(text);
    await expect(companies.nth(index).locator("img")).not.toHaveCount(0);
  }
});

test("Main grid: first four of five news items. Latest-news list: all five", async ({ page }) => {
  const titles = paper.pages.economia.news.map(({ title }) => title);
  expect(titles).toHaveLength(5);
  await expect(block(page, "Noticias de economía").getByRole("heading", { level: 3 })).toHaveText(titles.slice(0, 4));
  const list = block(page, "Últimas noticias").getByRole("listitem");
  await expect(list).toHaveCount(5);
  for (const [index, title] of titles.entries()) await expect(list.nth(index)).toContainText(title);
});

test("Market analysis card", async ({ page }) => {
  const { title } = inSample(paper.pages.economia.analysis);
  await expect(block(page, "Análisis de mercado").getByRole("heading", { level: 3 })).toHaveText(title);
});

test("Quick-data card (oil, gold, EUR/USD, bitcoin)", async ({ page }) => {
  const data = block(page, "Datos rápidos").getByRole("listitem");
  await expect(data).toHaveText([/^Petróleo/, /^Oro/, /^Euro\/dólar/, /^Bitcoin/]);
});
