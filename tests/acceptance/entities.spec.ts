import * as format from "../../lib/format";
import { textOf } from "../../lib/objects";
import { expect } from "../e2e/test";
import { card, inSample, lookingAt } from "./parts";
import { front, paper } from "../../paper/paper";

const { edition } = paper;
const { actualidad, cultura, deportes, economia, opinion, politica, tecnologia } = paper.pages;

/*
 * Section 3 of the specification: entities and their fields. One record of each kind as a reader
 * meets it: all its fields on one card. That every record is printed with all its fields, whatever
 * the newspaper, is asserted in tests/e2e/fields.spec.ts.
 */

/** What no card prints as it is written: files, instants, days, and words for arrows. */
const OTHERWISE = /^(id|url|image|alt|cover|href|section|time|date|trend)$/;

/** One test, of the first record of a list: its texts, and what its card prints otherwise than it is written. */
function entity<Item extends object>(
  says: string,
  path: string,
  [record]: readonly Item[],
  printed: (record: Item) => string[],
): void {
  if (!record) throw new Error(`There is no record: ${says}`);
  const texts = Object.entries(record).filter(([field]) => !OTHERWISE.test(field));
  const written = texts.flatMap(([, value]: [string, unknown]) => value).filter((value) => typeof value === "string");
  const name = ["title", "name", "event", "venue"].map((field) => textOf(record, field)).find(Boolean) ?? "";
  lookingAt(path)(says, async ({ page }) => {
    for (const part of says.replace(/^.*?:|\(.*?\)|;.*/g, "").split(","))
      expect(
        Object.keys(record).filter((field) => part.split(/\W/).includes(field)),
        part,
      ).not.toEqual([]);
    const shown = card(page, name);
    for (const field of [...written, ...printed(record)]) await expect(shown).toContainText(field);
    if ("image" in record || "cover" in record) await expect(shown.locator("img")).not.toHaveCount(0);
  });
}

const lately = (time: string) => format.relativeTime(time, edition.close);
const readings = (views: number) => `${format.integer(views)} lecturas`;
const arrow = { up: "sube", down: "baja", stable: "sin cambios" } as const;

entity(
  "Story: title, excerpt, category, author, time (relative text such as 'Hace 2 horas'), views (text), image; optional flags",
  "actualidad",
  actualidad.latest.filter(({ isExclusive }) => isExclusive),
  ({ time, views }) => [lately(time), readings(views), "Exclusiva"],
);
entity(
  "Opinion piece: story fields plus the author's role",
  "opinion",
  // A piece is filed under what it is about.
  opinion.latest.map((piece) => ({ ...piece, category: piece.subject })),
  ({ time, views }) => [lately(time), readings(views)],
);
entity(
  "Startup: name, description, sector, funding, location, image, growth",
  "./",
  front.startups,
  ({ funding, growth }) => [format.millions(funding), format.signedPercent(growth, format.decimalsOf(growth))],
);
entity("Sport item: title, time, sport", "./", inSample(front.sports).items, ({ time }) => [lately(time)]);
entity("Upcoming sport event: event, date, time, sport", "./", inSample(front.sports).upcoming, ({ date, time }) => [
  format.dayAndMonth(date),
  time,
]);
entity("Podcast: title, episode, duration, optional description", "./", front.multimediaPodcasts, ({ duration }) => [
  format.minutes(duration),
]);
entity("Video: title, duration, views, image", "./", front.videos, ({ duration, views }) => [
  format.playingTime(duration),
  format.integer(views),
]);
entity(
  "Event: title, description, image, category, date, time, location, attendees, price, tags",
  "./",
  front.events,
  ({ date, time, attendees, price }) => [
    format.dayAndMonth(date),
    time,
    format.integer(attendees),
    format.price(price),
  ],
);
entity("Trend topic: name, count or mentions", "actualidad", actualidad.trends, ({ mentions }) => [
  format.integer(mentions),
]);
entity("Trend topic: trend (up, down, stable)", "politica", politica.hotTopics, ({ mentions, trend }) => [
  format.integer(mentions),
  arrow[trend],
]);
entity("Market index: name, value, change, trend", "economia", economia.indices, ({ value, change, trend }) => [
  format.decimal(value, 2),
  format.signedPercent(change, 2),
  arrow[trend],
]);
entity("Indicator: name, value, period", "economia", economia.indicators, ({ value, decimals, unit }) => [
  format.withUnit(value, decimals, unit),
]);
entity(
  "Tech launch: title, description, image, company, date, category, tags",
  "tecnologia",
  tecnologia.launches,
  ({ date }) => [format.shortDate(date)],
);
entity("Book: title, author, genre, rating", "cultura", cultura.books, ({ rating }) => [format.decimal(rating, 1)]);
entity("Upcoming match: sport, league, teams, date, time, venue", "deportes", deportes.upcoming, ({ date, time }) => [
  format.dayAndMonth(date),
  time,
]);
entity(
  "Player: name, sport, team, goals or points or titles, assists, ranking, image",
  "deportes",
  deportes.players,
  ({ goals, assists, ranking }) => [`Goles${goals}`, `Asistencias${assists}`, `Clasificación${ranking}`],
);

// Statement, Poll, Party, Regional news: politica.spec.ts; Most-read entry: home.spec.ts; Company: economia.spec.ts; Film:
// cultura.spec.ts; Live match: deportes.spec.ts; Columnist, Debate: opinion.spec.ts. Their tests name each of the fields.
