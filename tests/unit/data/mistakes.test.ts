/** @jest-environment node */
import type { z } from "zod";
import { actualidad } from "@/data/actualidad";
import { cultura } from "@/data/cultura";
import { deportes } from "@/data/deportes";
import { defineData } from "@/data/schema/define";
import { economia } from "@/data/economia";
import { home } from "@/data/home";
import { opinion } from "@/data/opinion";
import { politica } from "@/data/politica";
import { actualidadSchema } from "@/data/schema/actualidad";
import { culturaSchema } from "@/data/schema/cultura";
import { deportesSchema } from "@/data/schema/deportes";
import { economiaSchema } from "@/data/schema/economia";
import { homeSchema } from "@/data/schema/home";
import { opinionSchema } from "@/data/schema/opinion";
import { politicaSchema } from "@/data/schema/politica";
import { storySchema } from "@/data/schema/story";

/** A valid page with one field changed: `set(page, "parties.2.percentage", 140)`. */
function set(page: object, path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(page);
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  const parent = keys.reduce<unknown>((node, key) => Reflect.get(Object(node), key) as unknown, copy);
  Reflect.set(Object(parent), last, value);
  return copy;
}

function message(file: string, schema: z.ZodType, page: unknown): string {
  try {
    defineData(file, schema, page);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return "";
}

const check = {
  actualidad: (path: string, value: unknown) =>
    message("data/actualidad.ts", actualidadSchema, set(actualidad, path, value)),
  cultura: (path: string, value: unknown) => message("data/cultura.ts", culturaSchema, set(cultura, path, value)),
  deportes: (path: string, value: unknown) => message("data/deportes.ts", deportesSchema, set(deportes, path, value)),
  economia: (path: string, value: unknown) => message("data/economia.ts", economiaSchema, set(economia, path, value)),
  home: (path: string, value: unknown) => message("data/home.ts", homeSchema, set(home, path, value)),
  opinion: (path: string, value: unknown) => message("data/opinion.ts", opinionSchema, set(opinion, path, value)),
  politica: (path: string, value: unknown) => message("data/politica.ts", politicaSchema, set(politica, path, value)),
};

describe("what an editor reads after a mistake", () => {
  test.each([
    [
      "a figure out of its range",
      () => check.politica("parties.2.percentage", 140),
      "data/politica.ts: parties[2].percentage: 140 is more than 100",
    ],
    [
      "a figure under its range",
      () => check.economia("news.0.views", -1),
      "data/economia.ts: news[0].views: -1 is less than 0",
    ],
    [
      "text where a number belongs",
      () => check.economia("companies.1.price", "12,30"),
      'data/economia.ts: companies[1].price: "12,30" is not a number',
    ],
    [
      "a field left out",
      () => check.politica("government.president", undefined),
      "data/politica.ts: government.president: is missing, a string was expected",
    ],
    [
      "a field nobody knows",
      () => check.opinion("debates.0.votos", 3),
      "data/opinion.ts: debates[0]: has a field that is not known here: votos",
    ],
    ["an empty headline", () => check.cultura("news.0.title", ""), 'data/cultura.ts: news[0].title: "" is empty'],
    [
      "a line break in a headline",
      () => check.cultura("news.0.title", "Dos\nlíneas"),
      'data/cultura.ts: news[0].title: "Dos\\nlíneas" has a control character or a line break',
    ],
    [
      "a day that does not exist",
      () => check.cultura("films.0.releaseDate", "2026-02-30"),
      'data/cultura.ts: films[0].releaseDate: "2026-02-30" is not a real date',
    ],
    [
      "an event that is over",
      () => check.cultura("events.0.date", "2026-11-19"),
      'data/cultura.ts: events[0].date: "2026-11-19" is before the day of the edition (2026-11-20)',
    ],
    [
      "an hour that does not exist",
      () => check.cultura("events.0.time", "24:10"),
      'data/cultura.ts: events[0].time: "24:10" must be a time of day such as 20:30',
    ],
    [
      "a story from after the edition's close",
      () => check.actualidad("hot.time", "2026-11-20T21:00:00+01:00"),
      'data/actualidad.ts: hot.time: "2026-11-20T21:00:00+01:00" is later than the edition\'s close (2026-11-20T20:30:00+01:00)',
    ],
    [
      "an id with capitals",
      () => check.economia("news.1.id", "Puerto Nuevo"),
      'data/economia.ts: news[1].id: "Puerto Nuevo" must be lower-case words joined by hyphens',
    ],
    [
      "a picture that is no picture",
      () => check.economia("news.1.image", "https://example.com/a.gif"),
      'data/economia.ts: news[1].image: "https://example.com/a.gif" must be a picture below data/pictures such as economia/puerto.svg',
    ],
    [
      "a category nobody has",
      () => check.actualidad("latest.0.category", "Sucesos"),
      'data/actualidad.ts: latest[0].category: "Sucesos" is not one of "Política", "Economía"',
    ],
    [
      "a colour that is none",
      () => check.politica("parties.0.colour", "rojo"),
      'data/politica.ts: parties[0].colour: "rojo" must be a colour such as #4b3fa7',
    ],
    [
      "five latest stories instead of six",
      () => check.actualidad("latest", actualidad.latest.slice(1)),
      "data/actualidad.ts: latest: has fewer than the 6 it must have",
    ],
    [
      "six most read instead of five",
      () => check.home("mostRead", [...home.mostRead, home.mostRead[0]]),
      "data/home.ts: mostRead: has more than the 5 it must have",
    ],
    [
      "most read out of order",
      () => check.home("mostRead.1.rank", 3),
      "data/home.ts: mostRead[1].rank: 3 must be 2: entries stand in order",
    ],
    [
      "a chip with another figure",
      () => check.actualidad("chips.0.count", 46),
      "data/actualidad.ts: chips[0]: must be Política with 45",
    ],
    [
      "no exclusive among the latest",
      () =>
        check.actualidad(
          "latest",
          actualidad.latest.map((story) => ({ ...story, isExclusive: false })),
        ),
      "must have exactly one story with isExclusive",
    ],
    [
      "an urgent story that is not marked",
      () => check.politica("urgent.isUrgent", false),
      "data/politica.ts: urgent.isUrgent: false must be true here",
    ],
    [
      "seats that do not fill the chamber",
      () => check.politica("others.seats", 0),
      "data/politica.ts: parties: seats add up to 340, not to 350",
    ],
    [
      "vote shares that do not add up",
      () => check.politica("others.percentage", 0),
      "percentages and others do not add up to 100",
    ],
    [
      "poll options that do not add up",
      () => check.politica("poll.options.0.percentage", 1),
      "data/politica.ts: poll.options: percentages do not add up to 100",
    ],
    [
      "debate shares that do not add up",
      () => check.opinion("debates.0.aFavor", 1),
      "aFavor and enContra do not add up to 100",
    ],
    [
      "a quotation with a full stop of its own",
      () => check.politica("statements.0.quote", "El muelle sigue."),
      'statements[0].quote: "El muelle sigue." must leave its quotation marks and full stop',
    ],
    [
      "a quote from a party that does not stand",
      () => check.politica("statements.0.party", "Partido Fantasma"),
      'data/politica.ts: statements[0].party: "Partido Fantasma" is not one of the parties',
    ],
    ["an arrow against its figure", () => check.economia("indices.0.change", -1), "contradicts the sign of change"],
    ["a chart that ends elsewhere", () => check.economia("quick.0.value", 1), "data/economia.ts: quick[0].series:"],
    [
      "a figure the specification fixes",
      () => check.deportes("stats.goals", 900),
      "data/deportes.ts: stats.goals: 900 is not one of 892",
    ],
    [
      "a player with goals and points",
      () => check.deportes("players.0", { ...deportes.players[0], goals: 3, points: 4, titles: 5 }),
      "a player has goals or points or titles, one of the three",
    ],
  ])("%s", (_, read, expected) => expect(read()).toContain(expected));

  test("several mistakes are told together, a line each", () => {
    const page = set(set(politica, "parties.0.seats", -1) as object, "poll.votes", "muchos");
    const lines = message("data/politica.ts", politicaSchema, page).split("\n");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain("parties[0].seats");
    expect(lines[1]).toContain("poll.votes");
  });
});

test("a figure is not torn from its unit", () => {
  const { excerpt } = storySchema.parse({ ...economia.news[0], excerpt: "Sube un 3,2 % y cuesta 45 €." });
  expect(excerpt).toBe("Sube un 3,2\u00a0% y cuesta 45\u00a0€.");
});
