import { readFileSync, statSync } from "node:fs";
import { Readable } from "node:stream";
import { expect, test } from "@playwright/test";
import { parseFeed } from "@rowanmanning/feed-parser";
import sharp from "sharp";
import { parseSitemap } from "sitemap";
import { pages } from "../../data/resolve/pages";
import { opinionPieces, stories } from "../../data/resolve/front";
import { clockTime, integer } from "../../lib/format";
import { site } from "../../lib/site";
import { OWN_PAGES } from "./given";
import { claimsOf, type Claim } from "./found/claims";
import { PARTS, RULES } from "./found/google";
import { isNode, nodesIn, readGraph, valueAt } from "./found/graph";
import { canonical, fileAt, PAGES, plain, readOut, readPage, type ReadPage } from "./found/out";
import { feedMistakes, sitemapMistakes } from "./found/schemas";

/* What crawlers, feed readers and chats get: the files themselves, without a browser, so once is enough. */

const graphOf = (page: ReadPage) => readGraph(page.graphs[0] ?? "");

/** The addresses of the pictures that a page's graph shows, each once. */
const picturesOf = (page: ReadPage) =>
  new Set(
    [...nodesIn(graphOf(page))].flatMap((node) =>
      ["image", "thumbnailUrl"].map((property) => node[property]).filter((value) => typeof value === "string"),
    ),
  );

/** The sentence for the report if an address leads nowhere. */
function broken(address: string): string[] {
  try {
    fileAt(address);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

for (const page of PAGES) {
  test.describe(page.file, () => {
    test("has a title and a description that results show whole", () => {
      expect(page.title.length).toBeLessThan(60);
      expect(page.title).toContain(site.name);
      const description = page.meta.get("description") ?? "";
      expect(description.length).toBeGreaterThanOrEqual(110);
      expect(description.length).toBeLessThanOrEqual(155);
      expect(page.lang).toBe(site.language);
    });

    test("says where it lives, and that it may be found and shown", () => {
      expect(broken(canonical(page))).toEqual([]);
      // Only the front's address ends in a slash, as a folder's does.
      if (page.file !== "index") expect(canonical(page)).toMatch(new RegExp(`/${page.file}$`));
      expect(page.meta.get("robots")).toMatch(/^index, follow.*max-image-preview:large/);
      expect(page.links).toContainEqual(expect.objectContaining({ rel: "alternate", type: "application/rss+xml" }));
    });

    test("is shared with its own words and a light picture of 1200 × 630", async () => {
      expect(page.meta.get("og:title")).toBe(page.title);
      expect(page.meta.get("og:description")).toBe(page.meta.get("description"));
      expect(page.meta.get("og:locale")).toBe(site.locale);
      expect(page.meta.get("og:url")).toBe(canonical(page));
      expect(page.meta.get("og:image:alt")).toMatch(/\w/);
      expect(page.meta.get("twitter:card")).toBe("summary_large_image");
      expect(page.meta.get("twitter:image")).toBe(page.meta.get("og:image"));
      const file = fileAt(page.meta.get("og:image") ?? "");
      const { format, width, height } = await sharp(file).metadata();
      expect([width, height]).toEqual([1200, 630]);
      // A photograph's is JPEG, and says so.
      expect(page.meta.get("og:image:type")).toBe(`image/${format}`);
      expect(["png", "jpeg"]).toContain(format);
      expect(statSync(file).size).toBeLessThan(120_000);
    });

    test("has one graph, of known types, with what Google documents for each", () => {
      expect(page.graphs).toHaveLength(1);
      const whole = new Map(graphOf(page).map((node) => [node["@id"], node]));
      const missing = [...nodesIn(graphOf(page))].flatMap((part) => {
        // What stands under the same name elsewhere in the graph is the same thing.
        const node = { ...whole.get(part["@id"]), ...part };
        const type = node["@type"];
        const rule = RULES[type];
        if (!rule) return PARTS.has(type) ? [] : [`${type} has no rule in found/google.ts`];
        const wanted = [
          ...rule.required,
          ...rule.recommended.filter((property) => !(rule.absent && property in rule.absent)),
        ];
        return wanted
          .filter((property) => valueAt(node, property) === undefined)
          .map(
            (property) => `${type} «${String(node["name"] ?? node["headline"])}» has no ${property} (${rule.source})`,
          );
      });
      expect(missing).toEqual([]);
    });

    test("belongs to the newspaper and its site", () => {
      const types = graphOf(page).map((node) => node["@type"]);
      expect(types.slice(0, 3)).toEqual(["NewsMediaOrganization", "WebSite", "CollectionPage"]);
      const named = new Set(graphOf(page).map((node) => node["@id"]));
      const loose = JSON.stringify(graphOf(page)).matchAll(/\{"@id":"([^"]+)"\}/g);
      expect([...loose].map(([, id]) => id).filter((id) => !named.has(id))).toEqual([]);
    });

    test("claims nothing that a reader cannot see", () => {
      const unseen = [...nodesIn(graphOf(page))].flatMap((node) =>
        claimsOf(node)
          .filter((claim) => !seen(page, claim) && !(claim.kind === "address" && OWN_PAGES.has(claim.value)))
          .map((claim) => ({ type: node["@type"], ...claim })),
      );
      expect(unseen).toEqual([]);
    });

    test("counts and numbers its stories as they are", () => {
      for (const list of nodesIn(graphOf(page))) {
        const items = list["itemListElement"];
        if (!Array.isArray(items)) continue;
        expect(items.map((item: unknown) => (isNode(item) ? item["position"] : undefined))).toEqual(
          items.map((_, index) => index + 1),
        );
        expect([items.length, undefined]).toContain(list["numberOfItems"]);
      }
    });

    test("shows search engines bitmaps of at least 1200 pixels, photographs as large as they came", async () => {
      for (const address of picturesOf(page)) {
        const { format, width } = await sharp(fileAt(address)).metadata();
        const least = format === "jpeg" ? 300 : 1200;
        expect(["png", "jpeg"]).toContain(format);
        expect({ address, wide: width >= least }).toEqual({ address, wide: true });
      }
    });
  });
}

/** Whether a page shows a reader what its graph claims. */
function seen(page: ReadPage, claim: Claim): boolean {
  switch (claim.kind) {
    case "words":
      return page.text.includes(plain(claim.value));
    case "count":
      return page.text.includes(integer(claim.value));
    case "day":
    case "instant":
      return page.times.has(claim.value);
    case "start":
      return page.text.includes(claim.clock) && [...page.times].some((time) => time.startsWith(claim.day));
    case "duration":
      return page.times.has(claim.value);
    case "address":
      return broken(claim.value).length === 0;
  }
}

test("no two pages have the same title, description or sharing picture", () => {
  for (const field of ["description", "og:title", "og:image"]) {
    expect(new Set(PAGES.map((page) => page.meta.get(field))).size).toBe(PAGES.length);
  }
});

test("the not-found and error pages are not to be found", () => {
  for (const file of ["404", "500"]) {
    const page = readPage(file);
    expect(page.meta.get("robots")).toContain("noindex");
    expect(canonical(page)).toBe("");
    expect(page.graphs).toEqual([]);
  }
});

test("the site map is valid and has each page once, with its newest hour and its pictures", async () => {
  const xml = readOut("sitemap.xml");
  expect(await sitemapMistakes(xml)).toEqual([]);
  const entries = await parseSitemap(Readable.from([xml]));
  expect(entries.map((entry) => entry.url)).toEqual(PAGES.map((page) => new URL(canonical(page)).href));
  for (const [index, entry] of entries.entries()) {
    const page = PAGES[index];
    if (!page) throw new Error(`${entry.url} is none of the pages`);
    const node = graphOf(page).find((candidate) => candidate["@type"] === "CollectionPage");
    expect(Date.parse(entry.lastmod ?? "")).toBe(Date.parse(String(node?.["dateModified"])));
    expect(new Set(entry.img.map((image) => image.url))).toEqual(picturesOf(page));
    expect(entry.img.flatMap((image) => broken(image.url))).toEqual([]);
  }
  expect(readOut("robots.txt")).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});

test("the feed is RSS 2.0 and leads to the newest stories, with their words, signature, hour and picture", async () => {
  const xml = readOut("feed.xml");
  expect(await feedMistakes(xml)).toEqual([]);
  const feed = parseFeed(xml);
  expect([feed.title, feed.language]).toEqual([site.name, site.language]);
  expect(broken(feed.self ?? "")).toEqual([]);
  expect(feed.items).toHaveLength(Math.min(30, stories.length + opinionPieces.length));
  expect(new Set(feed.items.map((item) => item.id)).size).toBe(feed.items.length);
  const dates = feed.items.map((item) => item.published?.getTime() ?? 0);
  expect(dates).toEqual([...dates].sort((one, other) => other - one));
  for (const item of feed.items) {
    const own = OWN_PAGES.get(item.url ?? "");
    if (!own) expect(broken(item.url ?? "")).toEqual([]);
    const { pathname } = new URL(item.url ?? "");
    const page = PAGES.find((candidate) =>
      own
        ? candidate.addresses.has(own) && candidate.text.includes(plain(item.description ?? ""))
        : new URL(canonical(candidate)).pathname === pathname,
    );
    expect(item.id).toBe(item.url);
    for (const said of [item.title, item.description, item.authors[0]?.name, item.categories[0]?.label])
      expect(page?.text).toContain(plain(said ?? "nothing"));
    const picture = item.media[0];
    expect(readFileSync(fileAt(picture?.url ?? "")).length).toBe(picture?.length);
    expect([...(page?.times ?? [])].map((time) => Date.parse(time))).toContain(item.published?.getTime());
  }
});

test("hours are those of Madrid, whatever clock the build had", () => {
  const starts = PAGES.flatMap((page) =>
    [...nodesIn(graphOf(page))].map((node) => node["startDate"]).filter((value) => typeof value === "string"),
  );
  const announced = [pages.home.events, pages.cultura.events, pages.cultura.upcoming, pages.deportes.upcoming];
  expect(starts).toHaveLength(announced.flat().length);
  for (const start of starts) {
    expect(start).toMatch(/T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/);
    expect(clockTime(start)).toBe(start.slice(11, 16));
  }
});
