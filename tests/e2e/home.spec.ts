import { front as home } from "../../data/resolve/front";
import { integer, minutes, playingTime, price } from "../../lib/format";
import { prints, printsInOrder } from "./reading";
import { expect, open, test, words } from "./test";

const region = "section";

test("the front shows its blocks, each with its fields", async ({ page }) => {
  await open(page, "./");
  const printed = await words(page, "main");

  await test.step("the blocks of the front stand in the order of the specification", () => {
    const { lead, side } = home;
    printsInOrder(printed, [
      lead.title,
      ...side.map(({ title }) => title),
      "Últimas Noticias",
      "Más Leído",
      "Suscribirse",
      "Multimedia",
      home.film.title,
      "Podcasts",
      home.opinionTeaser.title,
      "Opiniones Destacadas",
      "Startups Españolas en Alza",
      "Deportes",
      "Próximos Eventos",
      "Multimedia",
      home.documentary.title,
      "Eventos Destacados",
    ]);
  });

  await test.step("hero: one main story and three side stories, each with its fields", () => {
    for (const { title, excerpt, author, category, views } of [home.lead, ...home.side]) {
      prints(printed, [title, excerpt, author, category, integer(views)]);
    }
  });

  await test.step("six latest stories", async () => {
    const block = page.locator(region).filter({ has: page.getByRole("heading", { name: "Últimas Noticias" }) });
    await expect(block.getByRole("article")).toHaveCount(6);
  });

  await test.step("the five most read have their place and their views", async () => {
    const block = page.locator(region).filter({ has: page.getByRole("heading", { name: "Más Leído" }) });
    await expect(block.getByRole("listitem")).toHaveCount(5);
    for (const { rank, title, views } of home.mostRead) {
      const entry = block.getByRole("listitem").nth(rank - 1);
      await expect(entry).toContainText(title);
      await expect(entry).toContainText(integer(views));
      await expect(entry).toContainText(String(rank));
    }
  });

  await test.step("podcasts, startups, videos and events carry their fields", async () => {
    const all = await page.locator("main").innerText();
    for (const podcast of [...home.podcasts, ...home.multimediaPodcasts]) {
      prints(printed, [podcast.title, podcast.episode, podcast.description ?? ""]);
      expect(all).toContain(minutes(podcast.duration));
    }
    for (const { name, description, sector, location } of home.startups) {
      prints(
        printed.toLowerCase(),
        [name, description, sector, location].map((text) => text.toLowerCase()),
      );
    }
    for (const { title, duration, views } of [home.documentary, ...home.videos]) {
      prints(printed, [title, integer(views)]);
      expect(all).toContain(playingTime(duration));
    }
    for (const event of home.events) {
      prints(printed, [
        event.title,
        event.description,
        event.time,
        event.location,
        integer(event.attendees),
        ...event.tags,
      ]);
      prints(printed, [price(event.price)]);
    }
    await expect(page.getByRole("button", { name: /^Más información/ })).toHaveCount(4);
  });

  await test.step("sports: a main story, four items and three coming events", () => {
    prints(printed, [home.sports.main.title]);
    prints(
      printed,
      home.sports.items.map(({ title }) => title),
    );
    for (const { event, sport, time } of home.sports.upcoming) prints(printed, [event, sport, time]);
  });

  await test.step("the newsletter box is an e-mail box with its words", async () => {
    const box = page.getByRole("main").getByPlaceholder("Tu email");
    await expect(box).toHaveAttribute("type", "email");
    await expect(page.getByRole("main").getByRole("button", { name: "Suscribirse", exact: true })).toBeVisible();
  });
});

test("a headline of the front leads to its story on its section's page, which is marked", async ({ page }) => {
  await open(page, "./");
  const { lead } = home;
  await page.getByRole("link", { name: lead.title }).first().click();
  await expect(page).toHaveURL(new RegExp(`/economia/?#${lead.id}$`));
  const story = page.locator(`#${lead.id}`);
  await expect(story).toBeInViewport();
  await expect(story.getByText(lead.title)).toBeVisible();
  expect(await story.evaluate((element) => element.matches(":target"))).toBe(true);
  const covered = () =>
    story.evaluate((element) => {
      const header = document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0;
      return element.getBoundingClientRect().top < header;
    });
  await expect.poll(covered).toBe(false);
});
