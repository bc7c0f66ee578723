import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { z } from "zod";
import { textOf } from "../../lib/objects";
import { withPlainSpaces } from "../../lib/spaces";
import { archivePath, publicAddress } from "../../paper/address";
import { ownPages, paper } from "../../paper/paper";
import { site } from "../../paper/site";
import { inMadrid, isoDuration } from "../reading";
import { ANNOUNCED, NEWS_STANDING, type Standing } from "../records";
import { BASE, fileAt, OWN_PAGES, PAGES } from "./tree";

const { pages } = paper;

/* What each page says of itself to search engines (JSON-LD): whole, true, and nothing that a reader cannot see. */

/** A node of a graph: anything with a type. */
type Node = { "@type": string; [property: string]: unknown };

const graphSchema = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.looseObject({ "@type": z.string() })),
});

const isNode = (value: unknown): value is Node => z.looseObject({ "@type": z.string() }).safeParse(value).success;

/** A value's nodes: itself, and all that stand inside it. */
function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== "object" || value === null) return;
  if (isNode(value)) yield value;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

const graphs = [...PAGES, ...OWN_PAGES].map((page) => {
  const top: Node[] = graphSchema.parse(JSON.parse(page.graphs.join()))["@graph"];
  return { page, top, nodes: [...nodesIn(top)] };
});

const STORY = ["headline", "url", "datePublished", "author", "publisher"];

/**
 * What each type always says: what Google documents as required, and the recommended of which the paper has the truth
 * («Search Central», November 2026). Authors have no page, and nobody sells or reviews.
 */
const SAYS: Readonly<Record<string, readonly string[]>> = {
  NewsArticle: [...STORY, "description", "image"],
  OpinionNewsArticle: [...STORY, "description", "image"],
  AnalysisNewsArticle: STORY,
  Event: ["name", "startDate", "location", "image", "eventStatus"],
  SportsEvent: ["name", "startDate", "location", "description", "eventStatus"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position"],
  ItemList: ["itemListElement"],
  Movie: ["name", "image", "director"],
  VideoObject: ["name", "thumbnailUrl", "uploadDate"],
  NewsMediaOrganization: ["name", "url", "description", "logo"],
  WebSite: ["name", "url"],
  CollectionPage: ["name", "url", "mainEntity", "isPartOf"],
  WebPage: ["name", "url", "isPartOf"],
  Book: ["name", "author", "genre", "image"],
  PodcastEpisode: ["name", "partOfSeries", "duration"],
  Person: ["name"],
  Place: ["name"],
  // These stand inside others, and say what those need.
  PostalAddress: [],
  SportsTeam: ["name"],
  Organization: ["name"],
  PodcastSeries: ["name"],
  ImageObject: [],
  InteractionCounter: ["userInteractionCount"],
  Offer: ["price", "priceCurrency"],
  CorrectionComment: ["text", "datePublished"],
  WatchAction: [],
  FollowAction: [],
  WriteAction: [],
};

test("each page has one graph, of known types, with all that search engines ask of each", () => {
  for (const { page, top, nodes } of graphs) {
    expect.soft(page.graphs, page.file).toHaveLength(1);
    expect
      .soft(top.slice(0, 3).map((node) => node["@type"]))
      .toEqual(["NewsMediaOrganization", "WebSite", OWN_PAGES.includes(page) ? "WebPage" : "CollectionPage"]);
    // The front prints no intro, nor does a page of the newspaper's own.
    const [, ...sections] = PAGES;
    expect.soft(top[2]?.["description"] !== undefined, page.file).toBe(sections.includes(page));
    // What stands under the same name elsewhere in the graph is the same thing.
    const whole = new Map(top.map((node) => [node["@id"], node]));
    const missing = nodes.flatMap((part) => {
      const node = { ...whole.get(part["@id"]), ...part };
      const type = part["@type"];
      return (SAYS[type] ?? ["a line in this test"])
        .filter((property) => node[property] === undefined)
        .map((property) => `${type} «${String(node["name"] ?? node["headline"])}» has no ${property}`);
    });
    expect.soft(missing, page.file).toEqual([]);
    const named = [...JSON.stringify(top).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id = ""]) => id);
    // What made a picture is IPTC's to tell.
    const loose = named.filter((id) => !whole.has(id) && !id.startsWith("http://cv.iptc.org/newscodes/"));
    expect.soft(loose, page.file).toEqual([]);
    for (const { itemListElement: items, numberOfItems } of nodes) {
      if (!Array.isArray(items)) continue;
      const positions = items.map((item: unknown) => isNode(item) && item["position"]);
      expect.soft(positions, page.file).toEqual(items.map((_, index) => index + 1));
      expect.soft([items.length, undefined], page.file).toContain(numberOfItems);
    }
  }
});

/** The site's own addresses begin with this. */
const ROOT = site.url + BASE;

/** Where a record is read: its own page, or its place in this edition, in the archive if the newspaper keeps one. */
const addressOf = ({ href, record: { url } }: Standing) =>
  url ? new URL(url, site.url).href : `${ROOT}${archivePath ?? ""}${href}`;

/** The page a record leads to, where it is one. */
const linked = ({ url }: { url?: string | undefined }) =>
  url && !url.startsWith("mailto:") ? { url: new URL(url, site.url).href } : {};

/** A picture of the data, such as `economia/ferris`: its bitmap's address says which it was made of. */
const pictureNamed = (image: string) => image.replace(/\.\w+$/, "");
const pictureAt = (address: string) =>
  address.slice(`${ROOT}/media/`.length).replace(/\.[0-9a-f]{8}(-[0-9a-f]+)?\.(png|jpg)$/, "");

type Pictured = { image: string; credit?: string | undefined; caption?: string | undefined };

/** A picture as the graph tells it: alone, or with whose it is and what it shows. */
const pictureOf = ({ image, credit, caption }: Pictured) =>
  credit
    ? { "@type": "ImageObject", contentUrl: pictureNamed(image), creditText: credit, ...(caption && { caption }) }
    : pictureNamed(image);

/** Those who sign, as the newspaper lists them; a byline that is nobody's listed name is looked at in `byline`. */
function signed(byline: string, role?: string) {
  const listed = site.authors?.find(({ name }) => name === byline);
  const duty = role ?? listed?.role;
  const page = linked({ url: listed?.page });
  if (listed?.organization) return { "@type": "Organization", name: byline, ...page };
  return { "@type": "Person", name: byline, ...page, ...(duty && { jobTitle: duty }) };
}

/** What stands between two who sign. */
const BETWEEN = /^(?:, | y | e |\s?\/\s?)*$/;

/** Whoever signs together, as one: each named once and in their order, and nothing left of the byline but what parts names. */
function byline(value: unknown, whole: string, role: string): unknown {
  if (!Array.isArray(value)) return value;
  const names = value.map((one: unknown) => (isNode(one) ? String(one["name"]) : ""));
  const rest = names.reduce((left, name) => left.replace(name, ""), whole);
  return BETWEEN.test(rest) && names.every(Boolean) ? signed(whole, role) : value;
}

/** The instant of a day and a time on Madrid's clock, by whichever of its two offsets shows them there. */
function starts(day: string, clock: string): string {
  const instants = ["+01:00", "+02:00"].map((offset) => `${day}T${clock}:00${offset}`);
  return instants.find((instant) => inMadrid(instant).clock === clock) ?? "no such hour";
}

/** A venue: its town follows the last comma, or is its own name. */
function venue(text: string) {
  const parts = text.split(", ");
  const town = parts.length > 1 ? parts.pop() : text;
  const address = { "@type": "PostalAddress", addressLocality: town };
  return { "@type": "Place", name: parts.join(", "), address };
}

const newsroom = { "@id": `${ROOT}/#redaccion` };
const newspaper = { "@type": "NewsMediaOrganization", ...newsroom, name: site.name, url: `${ROOT}/` };

/** An article as its record has it. */
function article(standing: Standing) {
  const { type, name, record } = standing;
  const { title, excerpt, time, correction, image, paragraphs, author, role, category, colour, community, company } =
    record;
  // A community's news have its colour, and a company's special report figures; other companies only make news.
  const isReport = company !== undefined && category === undefined;
  return {
    "@type": type,
    url: addressOf(standing),
    headline: title,
    ...(excerpt && { description: excerpt }),
    publisher: newsroom,
    datePublished: time,
    ...(correction && {
      dateModified: correction.time,
      correction: { "@type": "CorrectionComment", text: correction.text, datePublished: correction.time },
    }),
    ...(image && { image: pictureOf({ ...record, image }) }),
    ...(paragraphs && { articleBody: paragraphs.join("\n\n") }),
    author: author ? signed(author, role) : newspaper,
    articleSection: category ?? name,
    ...(colour && { contentLocation: { "@type": "Place", name: community } }),
    ...(isReport && { about: { "@type": "Organization", name: company } }),
    ...(record.subject && { about: record.subject }),
  };
}

const takesPlace = {
  eventStatus: "https://schema.org/EventScheduled",
  eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
};

const event = (record: (typeof pages.home.events)[number]) => ({
  "@type": "Event",
  name: record.title,
  description: record.description,
  image: pictureOf(record),
  startDate: starts(record.date, record.time),
  ...(record.until && { endDate: record.until }),
  location: venue(record.location),
  isAccessibleForFree: record.price === 0,
  offers: { "@type": "Offer", price: record.price, priceCurrency: "EUR", ...linked(record) },
  ...linked(record),
  ...takesPlace,
});

const match = ({ sport, league, teams: [home, away], date, time, venue: at }: Match) => ({
  "@type": "SportsEvent",
  name: `${home} - ${away}`,
  description: `${sport}, ${league}`,
  image: pictureNamed(pages.deportes.image),
  sport,
  homeTeam: { "@type": "SportsTeam", name: home },
  awayTeam: { "@type": "SportsTeam", name: away },
  startDate: starts(date, time),
  location: venue(at),
  ...takesPlace,
});
type Match = (typeof pages.deportes.upcoming)[number];

const times = (type: string, count: number) => ({
  "@type": "InteractionCounter",
  interactionType: { "@type": type },
  userInteractionCount: count,
});

function episode(record: (typeof pages.home.podcasts)[number]) {
  const [, number, name] = /^(\d+)\. (.+)$/.exec(record.episode) ?? [];
  return {
    "@type": "PodcastEpisode",
    name: name ?? record.episode,
    ...(number && { episodeNumber: Number(number) }),
    ...(record.description && { description: record.description }),
    partOfSeries: { "@type": "PodcastSeries", name: record.title },
    ...linked(record),
    image: pictureOf(record),
    duration: isoDuration(record.duration),
  };
}

/** What else each page tells of, in its order. */
const OTHERS: Readonly<Record<string, readonly object[]>> = {
  home: [
    ...[pages.home.film].flatMap((film) =>
      film
        ? {
            "@type": "VideoObject",
            name: film.title,
            description: film.description,
            thumbnailUrl: pictureNamed(film.image),
            uploadDate: paper.edition.close,
            contentUrl: `video/${film.video}`,
            duration: isoDuration(film.duration),
            interactionStatistic: times("WatchAction", film.views),
          }
        : [],
    ),
    ...[...pages.home.podcasts, ...pages.home.multimediaPodcasts].map(episode),
    ...pages.home.events.map(event),
  ],
  cultura: [
    ...[...pages.cultura.events, ...pages.cultura.upcoming].map(event),
    ...pages.cultura.films.map(({ title, poster, director, genre, releaseDate }) => ({
      "@type": "Movie",
      name: title,
      image: pictureNamed(poster),
      director: { "@type": "Person", name: director },
      genre,
      datePublished: releaseDate,
    })),
    ...pages.cultura.books.map((record) => ({
      "@type": "Book",
      name: record.title,
      author: { "@type": "Person", name: record.author },
      genre: record.genre,
      ...linked(record),
      image: pictureNamed(record.cover),
    })),
  ],
  deportes: pages.deportes.upcoming.map(match),
  opinion: pages.opinion.columnists.map((record) => ({
    "@type": "Person",
    name: record.name,
    jobTitle: record.role,
    knowsAbout: record.specialty,
    image: pictureOf(record),
    worksFor: newsroom,
    interactionStatistic: times("FollowAction", record.followers),
    agentInteractionStatistic: times("WriteAction", record.articles),
  })),
};

/** A node as it is compared: pictures and films by what they were made of, and those who sign together as one. */
function compared(node: Node, told: object): unknown {
  const makerIn = (key: string) => {
    const maker: unknown = Reflect.get(told, key);
    return isNode(maker) ? String(maker["name"]) : "";
  };
  const change = (value: unknown, key = ""): unknown => {
    if (key === "author" || key === "director")
      return byline(value, textOf(told, "author") || makerIn(key), textOf(told, "role"));
    if (Array.isArray(value)) return value.map((one: unknown) => change(one));
    // What made a picture its own file says, and not the record (tests/unit/structured/origin.test.ts).
    if (key === "thumbnail") return undefined;
    if (isNode(value) && value["@type"] === "ImageObject" && !value["creditText"])
      return change(value["contentUrl"], key);
    if (key === "digitalSourceType") return undefined;
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner, name)]));
    if (typeof value !== "string" || !/^(image|thumbnailUrl|contentUrl)$/.test(key)) return value;
    return key === "contentUrl" && value.endsWith(".mp4")
      ? value.slice(`${ROOT}/media/`.length).replace(/\.[0-9a-f]+\.mp4$/, "")
      : pictureAt(value);
  };
  return change(node);
}

/** With plain spaces: where a line may not break is no matter of a record. */
const spaced = (value: unknown): unknown => JSON.parse(withPlainSpaces(JSON.stringify(value)));

/** Kind by kind, for what a page tells of stands in no other order. */
const byType = <Kind extends object>(nodes: readonly Kind[]) =>
  nodes.toSorted((one, other) => textOf(one, "@type").localeCompare(textOf(other, "@type")));

test("a graph tells every record of its page as the record has it, and nothing else", () => {
  const keys = ["home", ...paper.sections.map(({ key }) => key)];
  for (const [at, key] of keys.entries()) {
    const { page, top } = graphs[at] ?? { page: { file: key }, top: [] };
    const [, , shown, ...others] = top;
    const list = shown?.["mainEntity"];
    const items: unknown[] = isNode(list) ? [list["itemListElement"]].flat() : [];
    const own = NEWS_STANDING.filter(({ section }) => section === key);
    const told =
      key === "home" ? ANNOUNCED.map((one) => ({ url: addressOf(one) })) : own.map((one) => ({ item: article(one) }));
    const read = items
      .filter(isNode)
      .map(({ item, url }, index) => (isNode(item) ? { item: compared(item, own[index]?.record ?? {}) } : { url }));
    expect.soft(spaced(read), page.file).toEqual(spaced(told));
    const expected = byType(OTHERS[key] ?? []);
    expect
      .soft(
        byType(others).map((node, index) => compared(node, expected[index] ?? {})),
        page.file,
      )
      .toEqual(expected);
  }
});

test("the newspaper, its site and each page's trail are told as the data have them", () => {
  for (const { page, top } of graphs) {
    const [first, second, shown] = top;
    expect.soft(first, page.file).toMatchObject({ ...newspaper, description: site.blurb });
    expect
      .soft(second, page.file)
      .toMatchObject({ name: site.name, url: `${ROOT}/`, inLanguage: site.language, publisher: newsroom });
    const route = `/${page.file.replace(/\/?index\.html$/, "")}`;
    const section = paper.sections.find((one) => one.route === route);
    const title = section ? pages[section.key].title : ownPages.find((own) => own.route === route)?.title;
    expect.soft(shown, page.file).toMatchObject({ url: ROOT + route, isPartOf: { "@id": second?.["@id"] } });
    if (section) expect.soft(shown?.["description"], page.file).toBe(pages[section.key].intro);
    const trail = { itemListElement: [{ item: `${ROOT}/` }, { name: title, item: ROOT + route }] };
    if (title === undefined) expect.soft(shown, page.file).not.toHaveProperty("breadcrumb");
    else expect.soft(shown, page.file).toMatchObject({ name: title, breadcrumb: trail });
  }
});

test("the newspaper names the pages by which it can be trusted", () => {
  const named = {
    principles: "publishingPrinciples",
    corrections: "correctionsPolicy",
    ownership: "ownershipFundingInfo",
  };
  for (const { page, top } of graphs)
    for (const [about, property] of Object.entries(named)) {
      const own = ownPages.find((one) => one.about === about);
      expect.soft(top[0]?.[property], page.file).toBe(own && publicAddress(own.route));
    }
});

test("the newspaper's mark is as large as search engines are told", async () => {
  for (const { page, top } of graphs) {
    const logo = top[0]?.["logo"];
    if (!isNode(logo)) throw new Error(`${page.file}: the newspaper has no mark`);
    const { width, height } = await sharp(fileAt(String(logo["url"]))).metadata();
    expect.soft([logo["width"], logo["height"]], page.file).toEqual([String(width), String(height)]);
  }
});

test("search engines are shown bitmaps of at least 1200 pixels, photographs as large as they came", async () => {
  const shown = graphs.flatMap(({ nodes }) =>
    nodes.flatMap((node) => [
      node["image"],
      node["thumbnailUrl"],
      node["@type"] === "ImageObject" && node["contentUrl"],
    ]),
  );
  for (const address of new Set(shown.filter((value) => typeof value === "string"))) {
    const { format, width } = await sharp(fileAt(address)).metadata();
    expect.soft(["png", "jpeg"], address).toContain(format);
    expect.soft(width, address).toBeGreaterThanOrEqual(format === "jpeg" ? 300 : 1200);
  }
});
