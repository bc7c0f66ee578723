import { parseFeed } from "@rowanmanning/feed-parser";
import { href } from "@/lib/paths";
import { feedLinks } from "@/paper/address";
import { newsFeed, type FeedStory } from "@/paper/feed";
import { storiesOf } from "@/paper/front";
import { paper } from "@/paper/paper";
import { site } from "@/paper/site";

const image = (name: string) => ({ url: `https://media.example/${name}.png`, bytes: 1 });

const itemsOf = (...stories: FeedStory[]) => parseFeed(newsFeed(stories, paper.edition.close, image)).items;

const [story] = storiesOf(paper);
if (!story) throw new Error("the paper has no story");

test("a story is the same one for feed readers whatever happens to it in a year", () => {
  const { url } = site;
  const { hostname } = new URL(url);
  const life: [string, FeedStory][] = [
    [`http://${hostname}`, { ...story, url: undefined }],
    [`https://${hostname}`, { ...story, url: undefined }],
    [`https://${hostname}`, { ...story, title: "Otro titular", url: "/2031/03/otra-noticia" }],
    [`https://${hostname}`, { ...story, url: "https://especiales.example/otra" }],
    [`https://${hostname}`, { ...story, section: "cultura", href: `/cultura#${story.id}` } as FeedStory],
  ];
  const links: string[] = [];
  const guids = life.map(([address, at]) => {
    Object.assign(site, { url: address });
    const [, link = ""] = /<item>[^]*?<link>(.*?)<\/link>/.exec(newsFeed([at], paper.edition.close, image)) ?? [];
    links.push(link);
    const [item] = itemsOf(at);
    return item?.id;
  });
  Object.assign(site, { url });
  // It leads to its own page, if it has one, on the newspaper's server or another's.
  const own = [`https://${hostname}/2031/03/otra-noticia`, "https://especiales.example/otra"];
  expect(links.slice(2, 4)).toEqual(own);
  expect(guids[0]).toContain(story.id);
  expect(new Set(guids).size).toBe(1);
});

test("the feed's own picture is no larger than RSS lets it be", () => {
  const xml = newsFeed([story], paper.edition.close, image);
  const [width, height] = ["width", "height"].map((side) => Number(new RegExp(`<${side}>(\\d+)<`).exec(xml)?.[1]));
  expect(width).toBeLessThanOrEqual(144);
  expect(height).toBeLessThanOrEqual(400);
  // It is the newspaper's mark, which is square.
  expect(width).toBe(height);
});

test("each feed is offered by its newspaper's name and its own, at its own address", () => {
  const offered = feedLinks({ route: "/cultura", name: "Cultura" })["application/rss+xml"];
  expect(offered.map(({ url, title }) => [url.replace(site.url, ""), title])).toEqual([
    [href("/feed.xml"), `${site.name}: últimas noticias`],
    [href("/cultura/feed.xml"), `${site.name}: Cultura`],
  ]);
});

test("two who sign a story are two in the feed", () => {
  const [item] = itemsOf({ ...story, author: "Ana Gil y Luis Sanz" });
  expect(item?.authors.map(({ name }) => name)).toEqual(["Ana Gil", "Luis Sanz"]);
});

test("what looks like markup in a story arrives as it was typed, however often it is read as HTML", () => {
  const [item] = itemsOf({ ...story, title: "R&D < IA", excerpt: "Cuesta &lt; 3 € en R&D <hoy>." });
  expect(item?.title).toBe("R&D < IA");
  // RSS reads descriptions as HTML.
  expect(item?.description).toBe("Cuesta &amp;lt; 3 € en R&amp;D &lt;hoy>.");
});

test("the newest story stands first, in the hour that comes twice too", () => {
  // In the night of 25 October 2026 half past two came at +02:00, and a quarter past two later, at +01:00.
  const times = ["2026-10-25T02:30:00+02:00", "2026-10-25T02:15:00+01:00", "2026-10-24T20:00:00+02:00"];
  const titles = itemsOf(...times.map((time) => ({ ...story, time, title: time }))).map(({ title }) => title);
  expect(titles).toEqual([times[1], times[0], times[2]]);
});

test("a reader is told when a story was mended, and what kind of file its picture is", () => {
  const time = "2026-11-20T12:40:00+01:00";
  const photograph = () => ({ url: "https://media.example/foto.1a2b3c4d.jpg", bytes: 9 });
  const mended = { ...story, correction: { time, text: "Eran tres." } };
  const xml = newsFeed([mended], paper.edition.close, photograph);
  expect(Date.parse(/<atom:updated>(.*?)</.exec(xml)?.[1] ?? "")).toBe(Date.parse(time));
  expect(xml).toMatch(/<enclosure [^>]*type="image\/jpeg"/);
  expect(newsFeed([story], paper.edition.close, image)).toMatch(/<enclosure [^>]*type="image\/png"/);
});
