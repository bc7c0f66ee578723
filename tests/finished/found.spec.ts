import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "@playwright/test";
import { parseFeed } from "@rowanmanning/feed-parser";
import sharp from "sharp";
import { parseSitemap } from "sitemap";
import { archivePath, publicAddress } from "../../paper/address";
import { listed, site } from "../../paper/site";
import { BASE, elements, fileAt, GIVEN, OUT, OWN_PAGES, PAGES, plain, readPage, textIn, textOf, treeOf } from "./tree";
import { opinionPiecesOf, storiesOf } from "../../paper/front";
import { paper } from "../../paper/paper";

const { sections } = paper;
const opinionPieces = opinionPiecesOf(paper);
const stories = storiesOf(paper);

/* What results, feed readers and chats show of the pages: the files themselves, without a browser. */

// Of a title that results would cut, npm run check:content warns.
test("each page has a title of its own with the newspaper's name, and a description that results show whole", () => {
  for (const { file, title, meta, canonical, graphs } of [...PAGES, ...OWN_PAGES]) {
    expect.soft(title, file).toContain(site.name);
    const description = meta.get("description") ?? "";
    expect.soft(graphs.join().includes("Contenidos de muestra"), file).toBe(site.sample);
    expect.soft(description.length, description).toBeGreaterThanOrEqual(110);
    expect.soft(description.length, description).toBeLessThanOrEqual(155);
    expect.soft(fileAt(canonical), file).toMatch(new RegExp(`${file}$`));
    expect
      .soft(meta.get("robots"), file)
      .toMatch(listed ? /^index, follow.*max-image-preview:large/ : /^noindex, nofollow$/);
  }
  for (const field of ["description", "og:title", "og:image"])
    expect(new Set(PAGES.map((page) => page.meta.get(field))).size, field).toBe(PAGES.length);
});

test("each page is shared with its own words and a light picture of 1200 × 630", async () => {
  for (const { file, title, meta, canonical } of [...PAGES, ...OWN_PAGES]) {
    expect.soft(meta.get("og:title"), file).toBe(title);
    expect.soft(meta.get("og:description"), file).toBe(meta.get("description"));
    expect.soft(meta.get("og:locale"), file).toBe(site.locale);
    expect.soft(meta.get("og:url"), file).toBe(canonical);
    expect.soft(meta.get("og:image:alt"), file).toMatch(/\w/);
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
  }
});

test("the site map has each page once, with its newest hour and its pictures", async () => {
  const entries = await parseSitemap(Readable.from([textIn("sitemap.xml")]));
  const kept = archivePath ? (["/hemeroteca", `${archivePath}/`] as const).map(publicAddress) : [];
  const canonical = [...PAGES, ...OWN_PAGES].map((page) => new URL(page.canonical).href);
  expect(entries.map((entry) => entry.url)).toEqual([...canonical, ...kept]);
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

test("each section has a feed of its own stories, which its page names beside the newspaper's", () => {
  const [front, ...others] = PAGES;
  expect(front?.feeds).toHaveLength(1);
  for (const [index, { key, name }] of sections.entries()) {
    const { feeds = [], file, canonical } = others[index] ?? {};
    expect(feeds, file).toEqual([...(front?.feeds ?? []), expect.stringContaining("/feed.xml")]);
    const { title, self, url, items } = parseFeed(readFileSync(fileAt(feeds[1] ?? ""), "utf8"));
    expect([title, self, url]).toEqual([`${site.name}: ${name}`, feeds[1], canonical]);
    const own = [...stories, ...opinionPieces].filter(({ section }) => section === key);
    expect(items.map((item) => item.title).sort(), file).toEqual(own.map((story) => story.title).sort());
  }
});

test("the feed leads to the newest stories, with their words, signature, hour and picture", () => {
  const feed = parseFeed(textIn("feed.xml"));
  expect([feed.title, feed.language]).toEqual([site.name, site.language]);
  expect(fileAt(feed.self ?? "")).toMatch(/feed\.xml$/);
  expect(feed.items).toHaveLength(Math.min(30, stories.length + opinionPieces.length));
  expect(new Set(feed.items.map((item) => item.id)).size).toBe(feed.items.length);
  const dates = feed.items.map((item) => item.published?.getTime() ?? 0);
  expect(dates).toEqual([...dates].sort((one, other) => other - one));
  const updated = [...textIn("feed.xml").matchAll(/<atom:updated>(.+?)</g)].map(([, at = ""]) => Date.parse(at));
  const inFeed = [...stories, ...opinionPieces].filter(({ title }) => feed.items.some((item) => item.title === title));
  const mended = inFeed.flatMap(({ correction }) => (correction ? Date.parse(correction.time) : []));
  expect(updated.sort()).toEqual(mended.sort());
  // Where a story stands today is not where it will stand: nobody is led to what it is known by.
  expect(textIn("feed.xml")).not.toMatch(/<guid(?! isPermaLink="false">)/);
  for (const { id, url, title, description, authors, categories, published, media } of feed.items) {
    const story = inFeed.find((one) => one.title === title);
    expect.soft(id, url ?? "").toMatch(new RegExp(`/${story?.id ?? ""}$`));
    expect.soft(published?.getTime(), url ?? "").toBe(Date.parse(story?.time ?? ""));
    const names = authors.map(({ name }) => name ?? "nobody");
    // Each of those who sign, and nothing besides but what stands between two.
    const between = names.reduce((byline, name) => byline.replace(name, ""), story?.author ?? "nobody");
    expect.soft(between, url ?? "").toMatch(/^(?:, | y | e |\s?\/\s?)*$/);
    // In the archive it has another address each day.
    const place = GIVEN.has(url ?? "") ? undefined : fileAt(url?.replace(archivePath ?? "", "") ?? "");
    // RSS reads descriptions as HTML: what looks like markup arrives as text.
    const words = [...elements(treeOf(description ?? ""))].map(textOf).join("");
    const said = [title, words, ...names, categories[0]?.label].map((text) => plain(text ?? "nothing"));
    // A story with a page elsewhere is announced on one of these.
    const page = PAGES.find(({ file, text }) =>
      place ? place.endsWith(file) && file !== "index.html" : said.every((part) => text.includes(part)),
    );
    for (const text of said) expect.soft(page?.text, url ?? "").toContain(text);
    const times = [...(page?.times ?? [])].map((time) => Date.parse(time));
    expect.soft(times, url ?? "").toContain(published?.getTime());
    expect.soft(readFileSync(fileAt(media[0]?.url ?? "")).length, url ?? "").toBe(media[0]?.length);
  }
});
