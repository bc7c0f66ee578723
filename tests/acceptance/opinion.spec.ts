import { integer, percent, readingTime, timeLeft } from "../../lib/format";
import { expect } from "../e2e/test";
import { block, lookingAt } from "./parts";
import { paper } from "../../paper/paper";

const { opinion } = paper.pages;

/* Section 2 of the specification: Opinión (/opinion). */

const test = lookingAt("opinion");

test("Hero", async ({ page }) => {
  const faces = page.getByRole("list", { name: "Quién firma en esta página" }).getByRole("listitem");
  await expect(faces).toHaveText([
    ...[...opinion.featured, ...opinion.latest].map(({ author }) => author),
    ...opinion.columnists.map(({ name }) => name),
  ]);
  for (const face of await faces.all()) {
    await expect(face.locator("img")).toBeInViewport();
    await expect(face.getByRole("link")).toBeInViewport();
  }
});

test("Two featured opinion pieces (author, role, read time, views, category)", async ({ page }) => {
  const pieces = block(page, "Tribunas destacadas").getByRole("article");
  await expect(pieces).toHaveCount(2);
  for (const [index, { author, role, readTime, views, subject }] of opinion.featured.entries())
    for (const text of [author, role, readingTime(readTime), `${integer(views)} lecturas`, subject])
      await expect(pieces.nth(index)).toContainText(text);
});

test("Four latest opinions", async ({ page }) => {
  await expect(block(page, "Últimas opiniones").getByRole("article")).toHaveCount(4);
});

test("Three columnists (role, specialty, article and follower counts, latest title)", async ({ page }) => {
  const columnists = block(page, "Columnistas").getByRole("listitem");
  await expect(columnists).toHaveCount(3);
  for (const [index, { name, role, specialty, articles, followers, latestTitle }] of opinion.columnists.entries()) {
    const counts = [`${integer(articles)} artículos`, `${integer(followers)} seguidores`];
    for (const text of [name, role, specialty, ...counts, latestTitle])
      await expect(columnists.nth(index)).toContainText(text);
  }
});

test("Three active debates (percent in favour and against, participants, time left)", async ({ page }) => {
  const debates = block(page, "Debates abiertos").getByRole("listitem");
  await expect(debates).toHaveCount(3);
  for (const [index, record] of opinion.debates.entries()) {
    const { title, category, aFavor, enContra, participants } = record;
    const debate = debates.nth(index);
    await expect(debate.getByRole("term")).toHaveText(["A favor", "En contra"]);
    await expect(debate.getByRole("definition")).toHaveText([percent(aFavor), percent(enContra)]);
    for (const text of [title, category, `${integer(participants)} participantes`, timeLeft(record.timeLeft)])
      await expect(debate).toContainText(text);
  }
});
