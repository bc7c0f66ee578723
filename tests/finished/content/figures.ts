import { pairs } from "d3-array";
import type { Front } from "../../../data/resolve/front";
import type { ContentOf, SectionKey } from "../../../data/sections/sections";
import {
  counted,
  decimal,
  euros,
  integer,
  millions,
  minutes,
  percent,
  playingTime,
  price,
  readingTime,
  signed,
  signedPercent,
  timeLeft,
  withUnit,
  decimalsOf,
} from "../../../lib/format";

type Read = { views: number };
type Announced = { price: number; attendees?: number };

const views = (records: readonly Read[]) => records.map((record) => integer(record.views));
const announced = (events: readonly Announced[]) =>
  events.flatMap((event) => [price(event.price), ...(event.attendees === undefined ? [] : [integer(event.attendees)])]);

/** Every figure of the front, as a reader sees it. */
export const figuresOfFront = (front: Front): string[] => [
  ...views([front.lead, ...front.side, ...front.latest, ...front.mostRead, front.film, front.sports.main]),
  ...front.mostRead.map(({ rank }) => String(rank)),
  ...views([...front.featuredOpinions, front.documentary, ...front.videos]),
  ...[...front.podcasts, ...front.multimediaPodcasts].map(({ duration }) => minutes(duration)),
  ...[front.documentary, ...front.videos].map(({ duration }) => playingTime(duration)),
  ...front.startups.flatMap(({ funding, growth }) => [millions(funding), signedPercent(growth, decimalsOf(growth))]),
  ...announced(front.events),
  ...front.markets.map((market) => decimal(market.value, market.kind === "index" ? 2 : market.decimals)),
  ...front.markets.flatMap((market) => (market.kind === "indicator" ? [] : [signedPercent(market.change, 2)])),
  ...front.related.flatMap((line) =>
    "company" in line ? [euros(line.company.price), signedPercent(line.company.change, 2)] : [],
  ),
  ...[front.lead, ...front.side, ...front.latest].flatMap(({ vote }) => (vote ? Object.values(vote).map(String) : [])),
];

type Figures = { [Key in SectionKey]?: (page: ContentOf<Key>) => string[] };

/** Every figure of a section's page, as a reader sees it; a new section may leave its own out. */
const FIGURES: Figures = {
  actualidad: ({ hot, latest, chips, trends }) => [
    ...views([hot, ...latest]),
    ...chips.map(({ category, count }) => `${category} ${integer(count)}`),
    ...trends.map(({ mentions }) => counted(mentions, "mención", "menciones")),
  ],
  politica: ({ urgent, statements, parties, others, chamber, news, hotTopics, poll }) => [
    ...views([urgent, ...news]),
    ...statements.flatMap(({ reactions }) => Object.values(reactions).map(integer)),
    ...parties.flatMap(({ seats, percentage, change }) => [String(seats), percent(percentage), signed(change, 1)]),
    ...[others.seats, chamber.seats, chamber.majority].map(String),
    ...hotTopics.map(({ mentions }) => counted(mentions, "mención", "menciones")),
    ...poll.options.map(({ percentage }) => percent(percentage)),
    counted(poll.votes, "voto", "votos"),
  ],
  economia: ({ indices, indicators, companies, news, weeks = [], quick }) => [
    ...indices.flatMap(({ value, change }) => [decimal(value, 2), signedPercent(change, 2)]),
    ...indicators.map(({ value, decimals, unit }) => withUnit(value, decimals, unit)),
    ...companies.flatMap((company) => [
      euros(company.price),
      signedPercent(company.change, 2),
      millions(company.marketCap),
      ...(company.previousClose === undefined ? [] : [euros(company.previousClose)]),
      decimal(Math.max(...company.series), 2),
      decimal(Math.min(...company.series), 2),
    ]),
    ...views(news),
    ...pairs(weeks, (before, { close }) => signedPercent((close / before.close - 1) * 100, 2)),
    ...quick.flatMap(({ value, decimals, change }) => [decimal(value, decimals), signedPercent(change, 2)]),
  ],
  tecnologia: ({ hero, trends, announcements, languages }) => [
    ...views([hero, ...announcements]),
    ...trends.map(({ growth }) => signedPercent(growth, decimalsOf(growth))),
    ...languages.map(({ percentage }) => percent(percentage)),
  ],
  cultura: ({ events, upcoming, films, books, news }) => [
    ...announced([...events, ...upcoming]),
    ...[...films, ...books].map(({ rating }) => decimal(rating, 1)),
    ...views(news),
  ],
  deportes: ({ live, featured, players, stats }) => [
    ...live.flatMap(({ homeScore, awayScore }) => [integer(homeScore), integer(awayScore)]),
    ...views(featured),
    ...players.flatMap(({ goals, points, titles, assists, ranking }) =>
      [goals, points, titles, assists, ranking].filter((figure) => figure !== undefined).map(integer),
    ),
    ...Object.values(stats).map(integer),
  ],
  opinion: ({ featured, latest, columnists, debates }) => [
    ...views([...featured, ...latest]),
    ...[...featured, ...latest].map((piece) => readingTime(piece.readTime)),
    ...columnists.flatMap(({ articles, followers }) => [
      counted(articles, "artículo", "artículos"),
      counted(followers, "seguidor", "seguidores"),
    ]),
    ...debates.flatMap((debate) => [
      percent(debate.aFavor),
      percent(debate.enContra),
      integer(debate.participants),
      timeLeft(debate.timeLeft),
    ]),
  ],
};

/** The figures of one section's page. */
export const figuresOf = <Key extends SectionKey>(key: Key, pages: { [Each in Key]: ContentOf<Each> }): string[] =>
  FIGURES[key]?.(pages[key]) ?? [];
