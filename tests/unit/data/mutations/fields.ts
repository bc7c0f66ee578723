import { categories } from "@/data/schema/story";
import type { Site } from "./walk";

/*
 * What each field is, told by its name and not by the schema: the schema is what is being tested.
 */

const REFERENCES = new Set(["lead", "side", "latest", "featuredOpinions", "items", "main", "opinionTeaser", "story"]);
const CLOSED = new Set(["trend", "tendency", "sport", "status", "timeZone", "social"]);

const NAMED = new Set(["markets", "company", "videoTitle"]);

const isText = (site: Site) => typeof site.value === "string";
const within = (site: Site, name: string) => site.path.includes(name);

export const isReference = (site: Site) => isText(site) && site.file.name === "home" && REFERENCES.has(site.key);
/** A record named by its name: on the front, and where that record has it. */
const isName = (site: Site) =>
  (site.file.name === "home" && NAMED.has(site.key)) ||
  (site.file.name === "home" && site.key === "title" && ["videos", "documentary"].some((list) => within(site, list))) ||
  (site.file.name === "economia" && site.key === "name");
export const isId = (site: Site) => site.key === "id";
export const isPicture = (site: Site) => ["image", "poster", "logo", "cover"].includes(site.key);
/** The newspaper's own drawings and addresses have forms of their own. */
const isIdentity = (site: Site) =>
  ["mark", "smallMark", "url", "language"].includes(site.key) ||
  ["addresses", "newsletterForm", "searchForm"].some((part) => within(site, part));
export const isFilm = (site: Site) => site.key === "video";
export const isColour = (site: Site) => site.key === "colour";
export const isInstant = (site: Site) => isText(site) && /^\d{4}-\d\d-\d\dT/.test(String(site.value));
export const isDay = (site: Site) => isText(site) && /^\d{4}-\d\d-\d\d$/.test(String(site.value));
export const isClock = (site: Site) => isText(site) && /^\d\d:\d\d$/.test(String(site.value));
export const isHashtag = (site: Site) => site.key === "name" && String(site.value).startsWith("#");

/** One of a few words. An event's or a launch's category is free text, a story's is not. */
export const isClosed = (site: Site) =>
  (CLOSED.has(site.key) && isText(site)) ||
  (site.key === "name" && within(site, "panorama")) ||
  (site.key === "category" &&
    ("views" in site.parent || within(site, "live") || within(site, "chips")) &&
    categories.some((category) => category === site.value));

/** What readers read as it was typed. */
export const isProse = (site: Site) =>
  isText(site) &&
  ![
    isReference,
    isName,
    isId,
    isPicture,
    isIdentity,
    isFilm,
    isColour,
    isInstant,
    isDay,
    isClock,
    isHashtag,
    isClosed,
  ].some((is) => is(site));

/** May be empty: pictures that only decorate, figures without a unit. */
export const mayBeEmpty = (site: Site) => site.key === "alt" || site.key === "unit";

export const isFigure = (site: Site) => typeof site.value === "number";
export const isList = (site: Site) => Array.isArray(site.value);
export const isRecord = (site: Site) => typeof site.value === "object" && site.value !== null && !isList(site);

/** A record of named fields; those of `addresses` are the words on the controls. */
export const hasFields = (site: Site) => isRecord(site) && site.key !== "addresses";

/** Lists that may be empty: no match need be on, and no network be joined. */
export const mayHaveNone = (site: Site) => ["live", "social"].includes(site.key);

/** Counted in whole things. */
export const isWhole = (site: Site) =>
  isFigure(site) &&
  /^(views|mentions|likes|shares|comments|votes|articles|followers|participants|attendees|seats|readTime|duration|funding|marketCap|rank|ranking|timeLeft|yes|no|abstentions|have|need|decimals|homeScore|awayScore|goals|points|titles|assists)$/.test(
    site.key,
  );

/** The first figures outside what each field may hold. */
export const OUTSIDE: Readonly<Record<string, readonly number[]>> = {
  rating: [-0.1, 10.1, 81],
  percentage: [-0.1, 100.1, 1040],
  aFavor: [-1, 101],
  enContra: [-1, 101],
  readTime: [0, 61, -7],
  duration: [0, -1, 1e6],
  timeLeft: [0, -1],
  price: [-1, -0.01],
  previousClose: [-1, 0, 1e7],
  close: [-1, 1e10],
  rank: [0, 11],
  ranking: [0, -1],
  funding: [0, -1],
  marketCap: [0, -1],
  decimals: [-1, 9],
  change: [-101, 1e6],
  growth: [-101, 1e6],
  views: [-1, 1e12],
  mentions: [-1, 1e12],
  likes: [-1],
  shares: [-1],
  comments: [-1],
  votes: [-1],
  articles: [-1],
  followers: [-1],
  participants: [-1],
  attendees: [-1],
  seats: [-1],
  homeScore: [-1],
  awayScore: [-1],
  goals: [-1],
  points: [-1],
  titles: [-1],
  assists: [-1],
  yes: [-1],
  no: [-1],
  abstentions: [-1],
  have: [-1],
  need: [-1],
};
