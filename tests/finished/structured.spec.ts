import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { z } from "zod";
import { clockTime, integer } from "../../lib/format";
import { objectsIn, textOf } from "../../lib/objects";
import { fileAt, GIVEN, OWN_PAGES, PAGES, plain, type ReadPage } from "./tree";
import { publicAddress } from "../../paper/address";
import { ownPages, paper } from "../../paper/paper";

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

/** Said to machines only: names of nodes, enumerations, measures and order. */
const UNSEEN =
  /^(@type|@id|inLanguage|eventStatus|eventAttendanceMode|position|numberOfItems|width|height|isAccessibleForFree|uploadDate|priceCurrency)$/;
const ADDRESS =
  /^(url|image|thumbnailUrl|contentUrl|item|sameAs|publishingPrinciples|correctionsPolicy|ownershipFundingInfo)$/;

/** Whether a page shows a reader what a node of its graph claims. */
function seen(page: ReadPage, type: string, property: string, value: unknown): boolean {
  if (UNSEEN.test(property)) return true;
  if (typeof value === "number") return page.text.includes(integer(value));
  if (typeof value !== "string") return false;
  if (ADDRESS.test(property)) return GIVEN.has(value) || fileAt(value) !== "";
  if (property === "startDate")
    return (
      page.text.includes(value.slice(11, 16)) && [...page.times].some((time) => time.startsWith(value.slice(0, 10)))
    );
  if (/^(date|duration|endDate)/.test(property)) return page.times.has(value);
  // What one property of a match is made of stands apart on the page, and so do paragraphs.
  const parts = value.split(type === "SportsEvent" ? / - |, |\n\n/ : "\n\n");
  return page.text.includes(plain(value)) || parts.every((part) => page.text.includes(plain(part)));
}

test("a graph claims nothing that a reader cannot see", () => {
  for (const { page, nodes } of graphs) {
    const unseen = nodes.flatMap((node) =>
      Object.entries(node).flatMap(([property, values]) =>
        (Array.isArray(values) ? values : [values])
          .filter((value: unknown) => typeof value !== "object")
          .filter((value: unknown) => !seen(page, node["@type"], property, value))
          .map((value: unknown) => `${node["@type"]}.${property}: ${String(value)}`),
      ),
    );
    expect.soft(unseen, page.file).toEqual([]);
  }
});

test("an article is told whole where it stands, and from the front by its address there", () => {
  const told = new Set(
    graphs.flatMap(({ nodes }) => nodes.map((node) => `${String(node["headline"])} ${String(node["url"])}`)),
  );
  for (const { page, nodes } of graphs)
    for (const entry of nodes.filter((node) => node["@type"] === "ListItem" && node["item"] === undefined))
      expect.soft(told, page.file).toContain(`${String(entry["name"])} ${String(entry["url"])}`);
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

test("the graphs name whose a page's photographs are, and what they show", () => {
  const credited = [...objectsIn(pages)].filter((record) => textOf(record, "credit") && textOf(record, "id"));
  const told = JSON.stringify(graphs.map(({ top }) => top));
  const caption = (record: object) =>
    textOf(record, "caption") && `,"caption":${JSON.stringify(textOf(record, "caption"))}`;
  const silent = credited.filter(
    (record) => !told.includes(`"creditText":${JSON.stringify(textOf(record, "credit"))}${caption(record)}`),
  );
  expect(silent.filter((record) => "excerpt" in record)).toEqual([]);
});

test("hours are those of Madrid, whatever clock the build had", () => {
  const starts = graphs.flatMap(({ nodes }) => nodes.flatMap((node) => node["startDate"] ?? []).map(String));
  const announced = [pages.home.events, pages.cultura.events, pages.cultura.upcoming, pages.deportes.upcoming];
  expect(starts).toHaveLength(announced.flat().length);
  const ends = graphs.flatMap(({ nodes }) => nodes.flatMap((node) => node["endDate"] ?? []));
  expect(ends.toSorted()).toEqual(
    announced.flatMap((list) => list.flatMap((one) => textOf(one, "until") || [])).toSorted(),
  );
  for (const start of starts) {
    expect(start).toMatch(/T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/);
    expect(clockTime(start)).toBe(start.slice(11, 16));
  }
});
