import { z } from "zod";
import { pathText } from "./define";
import { distinct, distinctBy } from "./distinct";
import { edition } from "./edition";
import { PAGE_ANCHORS } from "./page-anchors";
import { prose, proseOrNothing } from "./text";

/*
 * The one definition of what the newspaper can print: the entities of section 3
 * of the specification under its own field names. Numbers are numbers, instants
 * are ISO 8601 with an offset; they become Spanish text in lib/format.ts.
 */

// ---------------------------------------------------------------- primitives

/** A headline, a name, a label: what stands on a line or two. */
const text = prose(160);

/** A sentence or two: what stands below a headline. */
const passage = prose(500);

const paragraph = prose(1500);

/** What somebody said or wrote: the page sets the quotation marks, and the full stop after them. */
const quotation = passage.refine(
  (said) => !/^[«"“]|[.»"”]$/.test(said),
  "must leave its quotation marks and full stop to the page",
);

/** The anchor of a record: it stays the same for as long as the record is published. */
const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens")
  .refine((value) => value.length <= 80, "has more than 80 letters")
  .refine((value) => !PAGE_ANCHORS.has(value), "is the anchor of a part of a page");

const closeInstant = Date.parse(edition.close);

/** An instant with its offset, not later than the edition's close. */
const instant = z.iso
  .datetime({ offset: true })
  .refine((value) => Date.parse(value) <= closeInstant, `is later than the edition's close (${edition.close})`);

/** A calendar day in Europe/Madrid, as 2026-11-21. */
const day = z.iso.date();

/** A time of day in Europe/Madrid, as 20:30. */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time of day such as 20:30");

const count = z.int().min(0).max(1_000_000_000);
const percentage = z.number().min(0).max(100);
/** Per cent on the day or in a year: nothing loses more than all it is worth. */
const change = z.number().min(-100).max(10_000);
const rating = z.number().min(0).max(10);
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "must be a colour such as #4b3fa7");

/** A file below data/pictures: an SVG, or a photograph as JPEG, PNG, WebP or AVIF. */
const picture = z
  .string()
  .regex(
    /^[a-z0-9-]+(\/[a-z0-9-]+)*\.(svg|jpe?g|png|webp|avif)$/,
    "must be a picture below data/pictures such as economia/puerto.svg",
  );

/** What the picture shows, for those who do not see it; empty where it only decorates. */
const alt = proseOrNothing(300);

const pictured = { image: picture, alt };

export const trends = ["up", "down", "stable"] as const;
const trend = z.enum(trends);
export type Trend = z.infer<typeof trend>;

/** A day's series, oldest first; the last figure is the present value. */
const series = z.array(z.number()).min(8).max(60);

const sumsTo100 = (shares: number[]) => Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100) < 0.05;

/** An arrow must not contradict its figure. */
const trendOf = (change: number): Trend => (change > 0 ? "up" : change < 0 ? "down" : "stable");

// ------------------------------------------------------------------- entities

export const categories = [
  "Política",
  "Economía",
  "Tecnología",
  "Cultura",
  "Deportes",
  "Ciencia",
  "Sociedad",
  "Internacional",
  "Opinión",
] as const;
const category = z.enum(categories);
export type Category = z.infer<typeof category>;

export const storySchema = z.strictObject({
  id,
  title: text,
  excerpt: passage,
  category,
  author: text,
  time: instant,
  views: count,
  ...pictured,
  isBreaking: z.boolean().optional(),
  isHot: z.boolean().optional(),
  isExclusive: z.boolean().optional(),
  isUrgent: z.boolean().optional(),
});
export type Story = z.infer<typeof storySchema>;

/** A story, the author's role beside it, and minutes of reading. */
export const opinionPieceSchema = storySchema.extend({
  category: z.literal("Opinión"),
  /** What the piece is about, printed as its category on the page. */
  subject: text,
  role: text,
  readTime: z.int().min(1).max(60),
});
export type OpinionPiece = z.infer<typeof opinionPieceSchema>;

export const startupSchema = z.strictObject({
  name: text,
  description: passage,
  sector: text,
  /** Euros raised. */
  funding: z.int().min(1).max(1_000_000_000_000),
  location: text,
  ...pictured,
  /** Growth in a year, in per cent. */
  growth: change,
});
export type Startup = z.infer<typeof startupSchema>;

export const sports = [
  "Fútbol",
  "Baloncesto",
  "Tenis",
  "Ciclismo",
  "Balonmano",
  "Atletismo",
  "Vela",
  "Pelota",
  "Natación",
  "Motociclismo",
  "Hockey",
  "Remo",
] as const;
const sport = z.enum(sports);
export type Sport = z.infer<typeof sport>;

export const sportItemSchema = z.strictObject({ id, title: text, time: instant, sport });
export type SportItem = z.infer<typeof sportItemSchema>;

export const sportStorySchema = storySchema.extend({ category: z.literal("Deportes"), sport });
export type SportStory = z.infer<typeof sportStorySchema>;

const upcoming = { date: day, time: clock };
const notOver = (record: { date: string }) => record.date >= edition.close.slice(0, 10);
const notOverMessage = { path: ["date"], message: `is before the day of the edition (${edition.close.slice(0, 10)})` };

export const upcomingSportEventSchema = z
  .strictObject({ event: text, ...upcoming, sport })
  .refine(notOver, notOverMessage);
export type UpcomingSportEvent = z.infer<typeof upcomingSportEventSchema>;

/** Title and views are the story's own: the entry names it and says its place. */
export const mostReadEntrySchema = z.strictObject({ story: id, rank: z.int().min(1).max(5) });
/** What a page prints of it. */
export type MostReadEntry = { id: string; href: `/${string}`; title: string; views: number; rank: number };

export const podcastSchema = z.strictObject({
  title: text,
  /** The episode's name, with its number if it has one. */
  episode: text,
  /** Seconds. */
  duration: z.int().min(60).max(86_400),
  description: passage.optional(),
  /** The cover, square. */
  ...pictured,
});
export type Podcast = z.infer<typeof podcastSchema>;

export const videoSchema = z.strictObject({
  title: text,
  /** Seconds. */
  duration: z.int().min(1).max(86_400),
  views: count,
  ...pictured,
});
export type Video = z.infer<typeof videoSchema>;

export const documentarySchema = videoSchema.extend({ description: passage });
export type Documentary = z.infer<typeof documentarySchema>;

/** A silent loop that plays on the page itself; `image` is its first frame. */
export const loopedFilmSchema = documentarySchema.extend({
  /** Its files below data/videos, without their endings: `puerto` for puerto.webm and puerto.mp4. */
  video: z.string().regex(/^[a-z0-9-]+$/, "must be a film below data/videos such as puerto"),
});
export type LoopedFilm = z.infer<typeof loopedFilmSchema>;

const eventFields = {
  title: text,
  description: passage,
  ...pictured,
  category: text,
  ...upcoming,
  location: text,
  attendees: count,
  /** Euros; 0 is free. */
  price: z.number().min(0).max(1_000_000),
  tags: z.array(text).min(2).max(4).superRefine(distinct),
};
export const eventSchema = z.strictObject(eventFields).refine(notOver, notOverMessage);
export type Event = z.infer<typeof eventSchema>;

/** An event announced in a list, without blurb. */
export const eventNoticeSchema = z
  .strictObject({
    title: text,
    category: text,
    ...upcoming,
    location: text,
    price: z.number().min(0).max(1_000_000),
    ...pictured,
  })
  .refine(notOver, notOverMessage);
export type EventNotice = z.infer<typeof eventNoticeSchema>;

export const hashtagSchema = z.strictObject({
  name: z.string().regex(/^#[\p{L}\p{N}]{1,60}$/u, "must be a hashtag such as #PresupuestosValencia"),
  mentions: count,
});
export type Hashtag = z.infer<typeof hashtagSchema>;

export const trendTopicSchema = z.strictObject({ name: text, mentions: count, trend });
export type TrendTopic = z.infer<typeof trendTopicSchema>;

export const liveItemSchema = z.strictObject({ title: text, time: instant, category });
export type LiveItem = z.infer<typeof liveItemSchema>;

export const partySchema = z
  .strictObject({
    name: text,
    leader: text,
    seats: count,
    /** Vote intention, in per cent. */
    percentage,
    colour,
    tendency: trend,
    /** Points against the last poll. */
    change: z.number().min(-100).max(100),
    /** The leader's portrait, square. */
    ...pictured,
  })
  .refine((party) => party.tendency === trendOf(party.change), {
    path: ["tendency"],
    message: "contradicts the sign of change",
  });
export type Party = z.infer<typeof partySchema>;

export const regionalNewsSchema = z.strictObject({
  id,
  community: text,
  title: text,
  excerpt: passage,
  time: instant,
  colour,
  ...pictured,
});
export type RegionalNews = z.infer<typeof regionalNewsSchema>;

export const statementSchema = z.strictObject({
  politician: text,
  party: text,
  quote: quotation,
  context: passage,
  time: instant,
  reactions: z.strictObject({ likes: count, shares: count, comments: count }),
  /** The politician's portrait, square. */
  ...pictured,
});
export type Statement = z.infer<typeof statementSchema>;

export const pollSchema = z.strictObject({
  title: text,
  options: z
    .array(z.strictObject({ text, percentage }))
    .min(2)
    .max(5)
    .superRefine(distinctBy("text"))
    .refine((options) => sumsTo100(options.map((option) => option.percentage)), "percentages do not add up to 100"),
  /** People who voted. */
  votes: count,
});
export type Poll = z.infer<typeof pollSchema>;

export const governmentSchema = z.strictObject({
  president: text,
  party: text,
  legislature: z.literal("XV (2023-2027)"),
  type: z.literal("Coalición"),
});
export type Government = z.infer<typeof governmentSchema>;

const seriesEndsAtValue = (record: { value: number; series: number[] }) => record.series.at(-1) === record.value;
const seriesEndMessage = { path: ["series"], message: "does not end at the present value" };

export const marketIndexSchema = z
  .strictObject({
    name: text,
    value: z.number().min(0).max(1_000_000_000),
    /** Per cent on the day. */
    change,
    trend,
    series,
  })
  .refine((index) => index.trend === trendOf(index.change), {
    path: ["trend"],
    message: "contradicts the sign of change",
  })
  .refine(seriesEndsAtValue, seriesEndMessage);
export type MarketIndex = z.infer<typeof marketIndexSchema>;

export const indicatorSchema = z.strictObject({
  name: text,
  value: z.number().min(-1_000_000_000).max(1_000_000_000),
  /** Decimals printed. */
  decimals: z.int().min(0).max(3),
  /** "%" or what else follows the figure; empty for an index. */
  unit: proseOrNothing(20),
  period: text,
});
export type Indicator = z.infer<typeof indicatorSchema>;

export const companySchema = z
  .strictObject({
    name: text,
    sector: text,
    /** Euros a share. */
    price: z.number().min(0).max(1_000_000),
    /** Per cent on the day. */
    change,
    /** Euros. */
    marketCap: z.int().min(1).max(100_000_000_000_000),
    logo: picture,
    series,
  })
  .refine((company) => company.series.at(-1) === company.price, {
    path: ["series"],
    message: "does not end at the present price",
  });
export type Company = z.infer<typeof companySchema>;

export const quickDatumSchema = z
  .strictObject({
    name: text,
    value: z.number().min(0).max(1_000_000_000),
    decimals: z.int().min(0).max(4),
    unit: text,
    /** Per cent on the day. */
    change,
    series,
  })
  .refine(seriesEndsAtValue, seriesEndMessage);
export type QuickDatum = z.infer<typeof quickDatumSchema>;

/** A figure with its name: a metric of the monograph, a line of a sector's data. */
export const metricSchema = z.strictObject({ label: text, value: text, note: text });
export type Metric = z.infer<typeof metricSchema>;

export const monographSchema = z.strictObject({
  id,
  company: text,
  title: text,
  excerpt: passage,
  author: text,
  time: instant,
  ...pictured,
  metrics: z.array(metricSchema).length(4).superRefine(distinctBy("label")),
});
export type Monograph = z.infer<typeof monographSchema>;

export const analysisSchema = z.strictObject({
  id,
  title: text,
  paragraphs: z.array(paragraph).min(2).max(4).superRefine(distinct),
  author: text,
  role: text,
  time: instant,
});
export type Analysis = z.infer<typeof analysisSchema>;

export const techLaunchSchema = z.strictObject({
  id,
  title: text,
  description: passage,
  ...pictured,
  company: text,
  date: day,
  category: text,
  tags: z.array(text).min(2).max(4).superRefine(distinct),
});
export type TechLaunch = z.infer<typeof techLaunchSchema>;

export const techTrendSchema = z.strictObject({
  name: text,
  description: passage,
  /** Growth in a year, in per cent. */
  growth: change,
  companies: z.array(text).length(3).superRefine(distinct),
  ...pictured,
});
export type TechTrend = z.infer<typeof techTrendSchema>;

/** News of a big company: a story and whose it is. */
export const announcementSchema = storySchema.extend({ category: z.literal("Tecnología"), company: text });
export type Announcement = z.infer<typeof announcementSchema>;

export const aiToolSchema = z.strictObject({
  name: text,
  description: passage,
  use: text,
  licence: text,
  logo: picture,
});
export type AiTool = z.infer<typeof aiToolSchema>;

export const languageSchema = z.strictObject({ name: text, percentage, trend });
export type Language = z.infer<typeof languageSchema>;

export const arts = ["Literatura", "Música", "Arte", "Cine", "Teatro"] as const;
const art = z.enum(arts);
export type Art = z.infer<typeof art>;

export const panoramaSchema = z.strictObject({
  name: art,
  items: z
    .array(z.strictObject({ title: text, detail: passage }))
    .length(3)
    .superRefine(distinctBy("title")),
  ...pictured,
});
export type Panorama = z.infer<typeof panoramaSchema>;

export const filmSchema = z.strictObject({
  title: text,
  director: text,
  genre: text,
  rating,
  poster: picture,
  alt,
  releaseDate: day,
});
export type Film = z.infer<typeof filmSchema>;

export const bookSchema = z.strictObject({ title: text, author: text, genre: text, rating, cover: picture, alt });
export type Book = z.infer<typeof bookSchema>;

export const liveMatchSchema = z.strictObject({
  sport,
  league: text,
  homeTeam: text,
  awayTeam: text,
  homeScore: count,
  awayScore: count,
  /** As the sport says it: 67′, 3.er cuarto, 2.º set. */
  minute: text,
  status: z.literal("LIVE"),
});
export type LiveMatch = z.infer<typeof liveMatchSchema>;

export const upcomingMatchSchema = z
  .strictObject({
    sport,
    league: text,
    teams: z.tuple([text, text]).refine(([home, away]) => home !== away, "are the same team twice"),
    ...upcoming,
    venue: text,
  })
  .refine(notOver, notOverMessage);
export type UpcomingMatch = z.infer<typeof upcomingMatchSchema>;

export const playerSchema = z
  .strictObject({
    name: text,
    sport,
    team: text,
    goals: count.optional(),
    points: count.optional(),
    titles: count.optional(),
    assists: count.optional(),
    ranking: z.int().min(1).max(10_000),
    ...pictured,
  })
  .refine(
    (player) => [player.goals, player.points, player.titles].filter((figure) => figure !== undefined).length === 1,
    { path: ["goals"], message: "a player has goals or points or titles, one of the three" },
  );
export type Player = z.infer<typeof playerSchema>;

export const columnistSchema = z.strictObject({
  name: text,
  role: text,
  specialty: text,
  ...pictured,
  articles: count,
  followers: count,
  latestTitle: text,
});
export type Columnist = z.infer<typeof columnistSchema>;

export const debateSchema = z
  .strictObject({
    title: text,
    participants: count,
    aFavor: percentage,
    enContra: percentage,
    /** Hours left to take part, counted from the edition's close. */
    timeLeft: z.int().min(1).max(8760),
    category: text,
    ...pictured,
  })
  .refine((debate) => sumsTo100([debate.aFavor, debate.enContra]), {
    path: ["enContra"],
    message: "aFavor and enContra do not add up to 100",
  });
export type Debate = z.infer<typeof debateSchema>;

// ---------------------------------------------------------------------- pages

const heading = { title: text, intro: passage };

const flagged = (flag: "isBreaking" | "isHot" | "isExclusive" | "isUrgent") =>
  storySchema.refine((story) => story[flag] === true, { path: [flag], message: "must be true here" });

/** The chips and their figures are fixed by the specification, section 9. */
export const chipCounts = [
  ["Política", 45],
  ["Economía", 38],
  ["Tecnología", 32],
  ["Cultura", 28],
  ["Deportes", 25],
  ["Ciencia", 22],
  ["Sociedad", 20],
  ["Internacional", 18],
] as const satisfies readonly (readonly [Category, number])[];

export const chipSchema = z.strictObject({ category, count });
export type Chip = z.infer<typeof chipSchema>;

export const actualidadSchema = z.strictObject({
  ...heading,
  banner: z.strictObject({ headline: text, time: instant }),
  hot: flagged("isHot"),
  chips: z
    .array(chipSchema)
    .length(chipCounts.length)
    .superRefine((chips, context) => {
      chipCounts.forEach(([name, figure], index) => {
        const chip = chips[index];
        if (chip && (chip.category !== name || chip.count !== figure)) {
          context.addIssue({ code: "custom", path: [index], message: `must be ${name} with ${figure}` });
        }
      });
    }),
  latest: z
    .array(storySchema)
    .length(6)
    .refine(
      (stories) => stories.filter((story) => story.isExclusive).length === 1,
      "must have exactly one story with isExclusive",
    ),
  trends: z.array(hashtagSchema).length(5).superRefine(distinctBy("name")),
  live: z.array(liveItemSchema).length(4).superRefine(distinctBy("title")),
});
export type Actualidad = z.infer<typeof actualidadSchema>;

export const politicaSchema = z
  .strictObject({
    ...heading,
    urgent: flagged("isUrgent"),
    regional: z.array(regionalNewsSchema).length(6),
    statements: z.array(statementSchema).length(4).superRefine(distinctBy("quote")),
    parties: z.array(partySchema).min(5).max(9).superRefine(distinctBy("name")),
    /** Seats and vote intention outside the parties above, so that both add up. */
    others: z.strictObject({ seats: count, percentage }),
    chamber: z.strictObject({ seats: z.literal(350), majority: z.literal(176) }),
    news: z.array(storySchema).length(3),
    hotTopics: z.array(trendTopicSchema).length(5).superRefine(distinctBy("name")),
    poll: pollSchema,
    government: governmentSchema,
  })
  .superRefine((page, context) => {
    const seats = page.parties.reduce((sum, party) => sum + party.seats, page.others.seats);
    if (seats !== page.chamber.seats) {
      context.addIssue({
        code: "custom",
        path: ["parties"],
        message: `seats add up to ${seats}, not to ${page.chamber.seats}`,
      });
    }
    if (!sumsTo100([...page.parties.map((party) => party.percentage), page.others.percentage])) {
      context.addIssue({ code: "custom", path: ["parties"], message: "percentages and others do not add up to 100" });
    }
    const names = new Set(page.parties.map((party) => party.name));
    page.statements.forEach((statement, index) => {
      if (!names.has(statement.party)) {
        context.addIssue({
          code: "custom",
          path: ["statements", index, "party"],
          message: "is not one of the parties",
        });
      }
    });
    if (!names.has(page.government.party)) {
      context.addIssue({ code: "custom", path: ["government", "party"], message: "is not one of the parties" });
    }
  });
export type Politica = z.infer<typeof politicaSchema>;

export const economiaSchema = z.strictObject({
  ...heading,
  indices: z.array(marketIndexSchema).min(6).max(12).superRefine(distinctBy("name")),
  /** GDP, inflation, unemployment, 12-month Euribor, CPI, public deficit. */
  indicators: z.array(indicatorSchema).length(6).superRefine(distinctBy("name")),
  monograph: monographSchema,
  companies: z.array(companySchema).length(4).superRefine(distinctBy("name")),
  news: z.array(storySchema).length(5),
  analysis: analysisSchema,
  /** Oil, gold, EUR/USD, bitcoin. */
  quick: z.array(quickDatumSchema).length(4).superRefine(distinctBy("name")),
});
export type Economia = z.infer<typeof economiaSchema>;

export const tecnologiaSchema = z.strictObject({
  ...heading,
  hero: storySchema,
  launches: z.array(techLaunchSchema).length(2),
  trends: z.array(techTrendSchema).length(4).superRefine(distinctBy("name")),
  announcements: z.array(announcementSchema).length(4),
  aiTools: z.array(aiToolSchema).length(6).superRefine(distinctBy("name")),
  languages: z.array(languageSchema).length(8).superRefine(distinctBy("name")),
  sector: z.array(metricSchema).length(4).superRefine(distinctBy("label")),
});
export type Tecnologia = z.infer<typeof tecnologiaSchema>;

export const culturaSchema = z.strictObject({
  ...heading,
  ...pictured,
  quote: z.strictObject({ text: quotation, author: text }),
  events: z.array(eventSchema).length(2).superRefine(distinctBy("title")),
  panorama: z.array(panoramaSchema).length(4).superRefine(distinctBy("name")),
  films: z.array(filmSchema).length(3).superRefine(distinctBy("title")),
  news: z.array(storySchema).length(4),
  books: z.array(bookSchema).length(4).superRefine(distinctBy("title")),
  sector: z.array(metricSchema).length(4).superRefine(distinctBy("label")),
  upcoming: z.array(eventNoticeSchema).length(3).superRefine(distinctBy("title")),
});
export type Cultura = z.infer<typeof culturaSchema>;

export const deportesSchema = z.strictObject({
  ...heading,
  ...pictured,
  live: z.array(liveMatchSchema).length(3).superRefine(distinctBy("homeTeam")),
  featured: z.array(sportStorySchema).length(3),
  latest: z.array(sportItemSchema).length(6),
  upcoming: z.array(upcomingMatchSchema).length(4),
  players: z.array(playerSchema).length(4).superRefine(distinctBy("name")),
  /** Fixed by the specification, section 9. */
  stats: z.strictObject({
    matchesToday: z.literal(147),
    live: z.literal(23),
    goals: z.literal(892),
    leagues: z.literal(34),
  }),
});
export type Deportes = z.infer<typeof deportesSchema>;

export const opinionSchema = z.strictObject({
  ...heading,
  ...pictured,
  featured: z.array(opinionPieceSchema).length(2),
  latest: z.array(opinionPieceSchema).length(4),
  columnists: z.array(columnistSchema).length(3).superRefine(distinctBy("name")),
  debates: z.array(debateSchema).length(3).superRefine(distinctBy("title")),
});
export type Opinion = z.infer<typeof opinionSchema>;

export const homeSchema = z
  .strictObject({
    /** Read by search engines and by screen readers: the lead's headline is the page's first line. */
    ...heading,
    lead: id,
    side: z.array(id).length(3),
    latest: z.array(id).length(6),
    mostRead: z.array(mostReadEntrySchema).length(5).superRefine(distinctBy("story")),
    film: loopedFilmSchema,
    podcasts: z.array(podcastSchema).length(3).superRefine(distinctBy("title")),
    opinionTeaser: id,
    featuredOpinions: z.array(id).length(3).superRefine(distinct),
    startups: z.array(startupSchema).length(4).superRefine(distinctBy("name")),
    sports: z.strictObject({
      main: id,
      items: z.array(id).length(4).superRefine(distinct),
      upcoming: z.array(upcomingSportEventSchema).length(3).superRefine(distinctBy("event")),
    }),
    documentary: documentarySchema,
    videos: z.array(videoSchema).length(2).superRefine(distinctBy("title")),
    multimediaPodcasts: z.array(podcastSchema).length(3).superRefine(distinctBy("title")),
    events: z.array(eventSchema).length(4).superRefine(distinctBy("title")),
  })
  .superRefine((page, context) => {
    const named = [
      { path: ["lead"], story: page.lead },
      ...page.side.map((story, index) => ({ path: ["side", index], story })),
      ...page.latest.map((story, index) => ({ path: ["latest", index], story })),
    ];
    named.forEach(({ path, story }, index) => {
      const earlier = named.slice(0, index).find((other) => other.story === story);
      if (earlier) context.addIssue({ code: "custom", path, message: `already stands in ${pathText(earlier.path)}` });
    });
    page.mostRead.forEach((entry, index) => {
      if (entry.rank !== index + 1) {
        context.addIssue({
          code: "custom",
          path: ["mostRead", index, "rank"],
          message: `must be ${index + 1}: entries stand in order`,
        });
      }
    });
  });
export type Home = z.infer<typeof homeSchema>;
