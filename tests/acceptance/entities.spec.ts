import { actualidad } from "../../data/actualidad";
import { cultura } from "../../data/cultura";
import { deportes } from "../../data/deportes";
import { economia } from "../../data/economia";
import { edition } from "../../data/edition";
import { opinion } from "../../data/opinion";
import { politica } from "../../data/politica";
import { front } from "../../paper/front";
import { tecnologia } from "../../data/tecnologia";
import * as format from "../../lib/format";
import { expect } from "../e2e/test";
import { card, inSample, lookingAt } from "./parts";

/*
 * Section 3 of the specification: entities and their fields. One record of each kind as a reader
 * meets it: all its fields on one card. That every record is printed with all its fields, whatever
 * the newspaper, is asserted in tests/e2e/fields.spec.ts.
 */

type Entity = {
  /** The specification's sentence. */
  says: string;
  path: string;
  /** What its card is found by. */
  name: string;
  fields: readonly string[];
  pictured: boolean;
};

/** The kinds with a picture, and those without, from the page and the first record of a list. */
const kind =
  (pictured: boolean) =>
  <Item>(
    says: string,
    path: string,
    [record]: readonly Item[],
    name: (record: Item) => string,
    fields: (record: Item) => string[],
  ): Entity => {
    if (!record) throw new Error(`There is no record: ${says}`);
    return { says, path, name: name(record), fields: fields(record), pictured };
  };
const withImage = kind(true);
const withoutImage = kind(false);

const title = (record: { title: string }) => record.title;
const nameOf = (record: { name: string }) => record.name;
const lately = (time: string) => format.relativeTime(time, edition.close);
const arrow = { up: "sube", down: "baja", stable: "sin cambios" } as const;

const ENTITIES: readonly Entity[] = [
  withImage(
    "Story: title, excerpt, category, author, time (relative text such as 'Hace 2 horas'), views (text), image; optional flags",
    "actualidad",
    actualidad.latest.filter(({ isExclusive }) => isExclusive),
    title,
    ({ excerpt, category, author, time, views }) => [
      excerpt,
      category,
      author,
      lately(time),
      `${format.integer(views)} lecturas`,
      "Exclusiva",
    ],
  ),
  withImage(
    "Opinion piece: story fields plus the author's role",
    "opinion",
    opinion.latest,
    title,
    ({ excerpt, subject, author, role, time, views }) => [
      excerpt,
      subject,
      author,
      role,
      lately(time),
      `${format.integer(views)} lecturas`,
    ],
  ),
  withImage(
    "Startup: name, description, sector, funding, location, image, growth",
    "./",
    front.startups,
    nameOf,
    ({ description, sector, funding, location, growth }) => [
      description,
      sector,
      format.millions(funding),
      location,
      format.signedPercent(growth, format.decimalsOf(growth)),
    ],
  ),
  withoutImage("Sport item: title, time, sport", "./", inSample(front.sports).items, title, ({ time, sport }) => [
    lately(time),
    sport,
  ]),
  withoutImage(
    "Upcoming sport event: event, date, time, sport",
    "./",
    inSample(front.sports).upcoming,
    ({ date }) => format.shortDate(date),
    ({ event, time, sport }) => [event, time, sport],
  ),
  withImage(
    "Podcast: title, episode, duration, optional description",
    "./",
    front.multimediaPodcasts,
    title,
    ({ episode, duration, description = "" }) => [episode, format.minutes(duration), description],
  ),
  withImage("Video: title, duration, views, image", "./", front.videos, title, ({ duration, views }) => [
    format.playingTime(duration),
    format.integer(views),
  ]),
  withImage(
    "Event: title, description, image, category, date, time, location, attendees, price, tags",
    "./",
    front.events,
    title,
    ({ description, category, date, time, location, attendees, price, tags }) => [
      description,
      category,
      format.shortDate(date),
      time,
      location,
      format.integer(attendees),
      format.price(price),
      ...tags,
    ],
  ),
  withoutImage("Trend topic: name, count or mentions", "actualidad", actualidad.trends, nameOf, ({ mentions }) => [
    format.integer(mentions),
  ]),
  withoutImage(
    "Trend topic: trend (up, down, stable)",
    "politica",
    politica.hotTopics,
    nameOf,
    ({ mentions, trend }) => [format.integer(mentions), arrow[trend]],
  ),
  withoutImage("Market index: name, value, change, trend", "economia", economia.indices, nameOf, (record) => [
    format.decimal(record.value, 2),
    format.signedPercent(record.change, 2),
    arrow[record.trend],
  ]),
  withoutImage("Indicator: name, value, period", "economia", economia.indicators, nameOf, (record) => [
    format.withUnit(record.value, record.decimals, record.unit),
    record.period,
  ]),
  withImage(
    "Tech launch: title, description, image, company, date, category, tags",
    "tecnologia",
    tecnologia.launches,
    title,
    ({ description, company, date, category, tags }) => [
      description,
      company,
      format.shortDate(date),
      category,
      ...tags,
    ],
  ),
  withImage("Book: title, author, genre, rating", "cultura", cultura.books, title, ({ author, genre, rating }) => [
    author,
    genre,
    format.decimal(rating, 1),
  ]),
  withoutImage(
    "Upcoming match: sport, league, teams, date, time, venue",
    "deportes",
    deportes.upcoming,
    ({ time }) => time,
    ({ sport, league, teams, date, venue }) => [sport, league, ...teams, format.dayAndMonth(date), venue],
  ),
  withImage(
    "Player: name, sport, team, goals or points or titles, assists, ranking, image",
    "deportes",
    deportes.players,
    nameOf,
    ({ sport, team, goals, assists, ranking }) => [
      sport,
      team,
      `Goles${goals}`,
      `Asistencias${assists}`,
      `Clasificación${ranking}`,
    ],
  ),
  // Statement, Poll, Party, Regional news: politica.spec.ts; Most-read entry: home.spec.ts; Company: economia.spec.ts; Film:
  // cultura.spec.ts; Live match: deportes.spec.ts; Columnist, Debate: opinion.spec.ts. Their tests name each of the fields.
];

for (const { says, path, name, fields, pictured } of ENTITIES) {
  lookingAt(path)(says, async ({ page }) => {
    const shown = card(page, name);
    for (const field of fields) await expect(shown).toContainText(field);
    if (pictured) await expect(shown.locator("img")).not.toHaveCount(0);
  });
}
