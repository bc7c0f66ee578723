import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "@playwright/test";
import { parseFeed } from "@rowanmanning/feed-parser";
import sharp from "sharp";
import { parseSitemap } from "sitemap";
import { ARCHIVE } from "../../lib/paths";
import { archivePath, publicAddress } from "../../paper/address";
import { listed, site } from "../../paper/site";
import { IN_FEEDS, leadOf, type Standing } from "../records";
import { BASE, elements, fileAt, OUT, OWN_PAGES, PAGES, plain, readPage, textIn, textOf, treeOf } from "./tree";
import { paper } from "../../paper/paper";

const { sections } = paper;

/* What results, feed readers and chats show of the pages: the files themselves, without a browser. */

// Of a title that results would cut, npm run check:content warns.
test("each page has a title of its own with the newspaper's name, and a description that results show whole", () => {
  for (const { file, title, meta, canonical, graphs } of [...PAGES, ...OWN_PAGES]) {
    // A tab shows how it begins.
    const isNamed = file === "index.html" ? title.includes(site.name) : title.endsWith(` | ${site.name}`);
    expect.soft(isNamed, `${file}: ${title}`).toBe(true);
    const description = meta.get("description") ?? "";
    expect.soft(graphs.join().includes("Contenidos de muestra"), file).toBe(site.sample);
    expect.soft(description.length, description).toBeGreaterThanOrEqual(110);
    expect.soft(description.length, description).toBeLessThanOrEqual(155);
    expect.soft(fileAt(canonical), file).toMatch(new RegExp(`${file}$`));
    expect
      .soft(meta.get("robots"), file)
      .toMatch(listed ? /^index, follow.*max-image-preview:large/ : /^noindex, nofollow$/);
    // Nothing that results may show is cut short.
    expect.soft(meta.get("robots"), file).not.toMatch(/nosnippet|max-(snippet|video-preview):(?!-1)/);
  }
  for (const field of ["description", "og:title", "og:image"])
    expect(new Set(PAGES.map((page) => page.meta.get(field))).size, field).toBe(PAGES.length);
});

test("each page is shared with its own words and a light picture of 1200 × 630", async () => {
  for (const { file, title, meta, canonical } of [...PAGES, ...OWN_PAGES]) {
    expect.soft(meta.get("og:title"), file).toBe(title);
    expect.soft(meta.get("og:description"), file).toBe(meta.get("description"));
    expect.soft(meta.get("og:site_name"), file).toBe(site.name);
    expect.soft(meta.get("og:locale"), file).toBe(site.locale);
    expect.soft(meta.get("og:url"), file).toBe(canonical);
    // The words of the lead that it shows; a picture that only decorates adds nothing to its headline.
    const section = sections.find(({ route }) => file === `${route.slice(1)}/index.html`)?.key;
    const { title: headline, alt } = leadOf(section);
    expect.soft(meta.get("og:image:alt"), file).toBe([headline, alt].filter(Boolean).join(alt ? ". " : ""));
    expect.soft(meta.get("twitter:card"), file).toBe("summary_large_image");
    const picture = fileAt(meta.get("og:image") ?? "");
    const { format, width, height } = await sharp(picture).metadata();
    expect.soft([width, height], picture).toEqual([1200, 630]);
    // A photograph's is JPEG, and says so.
    expect.soft(meta.get("og:image:type"), picture).toBe(`image/${format}`);
    expect.soft(statSync(picture).size, picture).toBeLessThan(120_000);
  }
});

test("the not-found and error pages are not to be found", () => {
  for (const file of ["404.html", "500.html"]) {
    const page = readPage(file);
    expect(page.meta.get("robots")).toContain("noindex");
    expect(page.canonical).toBe("");
    expect(page.graphs).toEqual([]);
    // Nor does one say that it is the other.
    expect([...elements(treeOf(textIn(file)))].map(textOf), file).toContain(`Error ${file.slice(0, 3)}`);
  }
});

test("the site map has each page once, with its newest hour and its pictures", async () => {
  const entries = await parseSitemap(Readable.from([textIn("sitemap.xml")]));
  const kept = archivePath ? ([ARCHIVE, `${archivePath}/`] as const).map(publicAddress) : [];
  const canonical = [...PAGES, ...OWN_PAGES].map((page) => new URL(page.canonical).href);
  expect(entries.map((entry) => entry.url)).toEqual([...canonical, ...kept]);
  expect(existsSync(path.join(OUT, ARCHIVE)), "a page of past editions where none is kept").toBe(kept.length > 0);
  for (const [index, entry] of entries.slice(0, PAGES.length).entries()) {
    const [, changed = ""] = /"dateModified":"([^"]+)"/.exec(PAGES[index]?.graphs.join() ?? "") ?? [];
    expect(Date.parse(entry.lastmod ?? "")).toBe(Date.parse(changed));
    // What the front announces has its picture on its own page.
    if (index > 0) expect(entry.img.length).toBeGreaterThan(0);
    for (const { url } of entry.img) expect(readFileSync(fileAt(url)).length).toBeGreaterThan(0);
  }
  const told = /^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m.test(textIn("robots.txt"));
  expect([told, listed], "a rehearsal tells nobody of its map").toEqual(Array(2).fill(process.env["STAGING"] !== "1"));
});

test("robots are told which of them are refused, and on what terms the pages may be mined", () => {
  const { refusedRobots = [], miningReserved } = site;
  const rules = textIn("robots.txt");
  expect(rules).toMatch(/^User-Agent: \*\nAllow: \/\n/);
  expect([...rules.matchAll(/^User-Agent: (\w.*)$/gm)].map(([, robot]) => robot)).toEqual(refusedRobots);
  expect(/^User-Agent: \w.*\nDisallow: \/$/m.test(rules)).toBe(refusedRobots.length > 0);
  const terms = typeof miningReserved === "string" ? new URL(miningReserved, site.url).href : undefined;
  for (const { file, meta } of [...PAGES, ...OWN_PAGES])
    expect
      .soft([meta.get("tdm-reservation"), meta.get("tdm-policy")], file)
      .toEqual([miningReserved ? "1" : undefined, terms]);
  const file = ".well-known/tdmrep.json";
  const whole = { location: "/", "tdm-reservation": 1, ...(terms && { "tdm-policy": terms }) };
  const told: unknown = existsSync(path.join(OUT, file)) ? JSON.parse(textIn(file)) : "nothing";
  expect(told).toEqual(miningReserved && !BASE ? [whole] : "nothing");
});

/** Where a story is read: its own page, or its place in this edition, in the archive if the newspaper keeps one. */
const addressOf = ({ href, record: { url } }: Standing) =>
  url ? new URL(url, site.url).href : `${site.url}${BASE}${archivePath ?? ""}${href}`;

/** RSS reads descriptions as HTML: what looks like markup arrives as text. */
const described = (html: string | null) => plain([...elements(treeOf(html ?? ""))].map(textOf).join(""));

/** What a feed says of each of its stories, by their ids. */
function told(file: string) {
  const xml = readFileSync(file, "utf8");
  // feed-parser knows no atom:updated in RSS.
  const mended = new Map(
    [...xml.matchAll(/<item>[^]*?<guid[^>]*>([^<]+)<[^]*?<\/item>/g)].map(([item, id]) => [
      id,
      /<atom:updated>(.+?)</.exec(item)?.[1],
    ]),
  );
  return parseFeed(xml)
    .items.map(({ id, url, title, description, published, authors, categories, media: [picture] }) => ({
      signed: authors.map(({ name }) => name ?? "nobody"),
      item: {
        id,
        url,
        title,
        words: described(description),
        at: published?.getTime(),
        mended: Date.parse(mended.get(id ?? "") ?? "") || undefined,
        category: categories[0]?.label,
        // The picture's address says which of the data it was made of.
        picture: /\/media\/(.+?)\.[0-9a-f]{8}-/.exec(picture?.url ?? "")?.[1],
        bytes: readFileSync(fileAt(picture?.url ?? "")).length - (picture?.length ?? 0),
      },
    }))
    .toSorted((one, other) => (one.item.id ?? "").localeCompare(other.item.id ?? ""));
}

/** The same of the newest of some stories as their records have it; who signs is compared apart. */
const expected = (stories: readonly Standing[]) =>
  stories
    .toSorted((one, other) => Date.parse(other.record.time) - Date.parse(one.record.time))
    .slice(0, 30)
    .map((standing) => {
      const { id, title, excerpt, time, correction, category, image } = standing.record;
      return {
        id: `${new URL(site.url).hostname}/${id}`,
        url: addressOf(standing),
        title,
        words: plain(excerpt ?? ""),
        at: Date.parse(time),
        mended: correction && Date.parse(correction.time),
        category,
        picture: image?.replace(/\.\w+$/, ""),
        bytes: 0,
      };
    })
    .toSorted((one, other) => one.id.localeCompare(other.id));

/** What may stand between two who sign. */
const BETWEEN = /^(?:, | y | e |\s?\/\s?)*$/;

/** Whether a feed brings those stories as they are. */
function expectFeed(file: string, stories: readonly Standing[]) {
  const items = told(file);
  expect
    .soft(
      items.map(({ item }) => item),
      file,
    )
    .toEqual(expected(stories));
  for (const {
    item: { id },
    signed,
  } of items) {
    const story = stories.find(({ record }) => id?.endsWith(`/${record.id}`));
    // Each of those who sign, and nothing besides but what stands between two.
    const between = signed.reduce((byline, name) => byline.replace(name, ""), story?.record.author ?? "nobody");
    expect.soft(between, id ?? "").toMatch(BETWEEN);
  }
}

test("each section has a feed of its own stories, which its page names beside the newspaper's", () => {
  const [front, ...others] = PAGES;
  expect(front?.feeds).toHaveLength(1);
  for (const [index, { key, name }] of sections.entries()) {
    const { feeds = [], file, canonical } = others[index] ?? {};
    expect(feeds, file).toEqual([...(front?.feeds ?? []), expect.stringContaining("/feed.xml")]);
    const feed = fileAt(feeds[1] ?? "");
    const { title, self, url, description } = parseFeed(readFileSync(feed, "utf8"));
    expect([title, self, url]).toEqual([`${site.name}: ${name}`, feeds[1], canonical]);
    expect(described(description), name).toBe(plain(paper.pages[key].intro));
    expectFeed(
      feed,
      IN_FEEDS.filter(({ section }) => section === key),
    );
  }
});

test("the feed brings the newest stories, each as its record has it, the newest first", () => {
  const feed = parseFeed(textIn("feed.xml"));
  expect([feed.title, feed.language]).toEqual([site.name, site.language]);
  expect(described(feed.description)).toBe(plain(site.blurb));
  expect(fileAt(feed.self ?? "")).toMatch(/feed\.xml$/);
  // It was last changed when the edition closed, whenever that was built.
  const [, changed = ""] = /<lastBuildDate>(.+?)</.exec(textIn("feed.xml")) ?? [];
  expect(Date.parse(changed)).toBe(Date.parse(paper.edition.close));
  expectFeed(path.join(OUT, "feed.xml"), IN_FEEDS);
  const dates = feed.items.map((item) => item.published?.getTime() ?? 0);
  expect(dates).toEqual([...dates].sort((one, other) => other - one));
  // Where a story stands today is not where it will stand: nobody is led to what it is known by.
  expect(textIn("feed.xml")).not.toMatch(/<guid(?! isPermaLink="false">)/);
});
