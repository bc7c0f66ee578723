import { graphOf } from "@/app/structured";
import { GET } from "@/app/sitemap.xml/route";
import { publicAddress } from "@/paper/address";
import { placed } from "@/paper/front";
import { site } from "@/paper/site";
import { articleOf } from "@/paper/structured/articles";
import { madridInstant, newest } from "@/paper/structured/dates";
import { homeContent } from "@/paper/structured/home";
import { organization } from "@/paper/structured/newsroom";
import { pageGraph } from "@/paper/structured/page";
import { book, event, match, movie, place, podcastEpisode } from "@/paper/structured/works";
import { front, ownPages, paper } from "@/paper/paper";
import { timesIn } from "@/paper/read";
import { schemaOf } from "@/schema/sections";
import type { Story } from "@/schema/story";

const bitmapOf = (name: string) => ({ url: publicAddress(`/media/${name}`) });

test.each([
  ["Almacén de la Estiba, Tarragona", "Almacén de la Estiba", "Tarragona"],
  ["Muelle, nave 3, Vigo", "Muelle, nave 3", "Vigo"],
  ["Puerto de Vilagarcía", "Puerto de Vilagarcía", "Puerto de Vilagarcía"],
])("«%s» is a place in a town", (venue, name, addressLocality) =>
  expect(place(venue)).toMatchObject({ name, address: { addressLocality } }),
);

test("an hour is Madrid's, in winter and in summer", () => {
  expect(madridInstant("2026-11-28", "18:00")).toBe("2026-11-28T18:00:00+01:00");
  expect(madridInstant("2027-06-07", "09:05")).toBe("2027-06-07T09:05:00+02:00");
});

test("the newest of several hours is found whatever their offsets", () => {
  expect(newest(["2026-11-20T19:30:00Z", "2026-11-20T20:00:00+01:00"])).toBe("2026-11-20T19:30:00Z");
  expect(() => newest([])).toThrow("no newest instant");
});

test("an event is free only where it costs nothing, what it costs is in euros, and it ends when it says", () => {
  const place = { location: "Alcoy", date: "2026-11-28", time: "18:00", attendees: 90, tags: [] };
  const record = {
    title: "Noche",
    description: "Naves.",
    category: "Feria",
    image: "a.svg",
    alt: "",
    price: 5,
    ...place,
  };
  expect(event({ ...record, price: 0 }, bitmapOf)).toMatchObject({
    isAccessibleForFree: true,
    eventStatus: "https://schema.org/EventScheduled",
  });
  expect(event({ ...record, price: 5 }, bitmapOf)).toMatchObject({ isAccessibleForFree: false });
  const url = "/entradas";
  expect(event({ ...record, price: 5, url }, bitmapOf)).toMatchObject({
    offers: { price: 5, priceCurrency: "EUR", url: new URL(url, site.url).href },
  });
  expect(event({ ...record, url: "mailto:sala@teatro.example" }, bitmapOf)).not.toHaveProperty("url");
  // It ends on a day of its own where it says one.
  expect(event({ ...record, until: "2026-12-06" }, bitmapOf)).toHaveProperty("endDate", "2026-12-06");
  expect(event(record, bitmapOf)).not.toHaveProperty("endDate");
});

test("who signs is told with the page about them, where the newspaper has one", () => {
  const [record] = paper.pages.economia.news;
  if (!record) throw new Error("Economía has no story");
  const { authors } = site;
  Object.assign(site, { authors: [{ name: record.author, page: "/quien-firma" }] });
  const { author } = articleOf("story", placed({ page: "economia", record }), bitmapOf);
  Object.assign(site, { authors });
  expect(author).toEqual({ "@type": "Person", name: record.author, url: `${site.url}/quien-firma` });
});

test("the newspaper is told with its own pages at the networks that it has an address at, and no others", () => {
  const { addresses, social } = site;
  const own = { X: "https://x.com/faro", Facebook: "https://facebook.com/faro" };
  Object.assign(site, {
    social: ["Facebook", "Instagram", "X"],
    addresses: { ...own, YouTube: "https://youtube.com/faro" },
  });
  const told = organization(bitmapOf);
  Object.assign(site, { social: ["Instagram"] });
  const without = organization(bitmapOf);
  Object.assign(site, { addresses, social });
  expect(told).toHaveProperty("sameAs", [own.Facebook, own.X]);
  expect(without).not.toHaveProperty("sameAs");
});

test("two who sign are two, and an agency is nobody in person", () => {
  const [record] = paper.pages.economia.news;
  if (!record) throw new Error("Economía has no story");
  const { authors } = site;
  const listed = [
    { name: "Ana Gil", role: "economista", page: "/ana-gil" },
    { name: "EFE", organization: true },
  ];
  Object.assign(site, { authors: listed });
  const authorOf = (author: string) =>
    articleOf("story", placed({ page: "economia", record: { ...record, author } }), bitmapOf).author;
  const [two, agency] = ["Ana Gil y Luis Sanz", "EFE"].map(authorOf);
  // What a column says of its author is said of one who signs alone.
  const column = { ...record, role: "hotelera" };
  const roleOf = (author: string) =>
    articleOf("opinion", placed({ page: "economia", record: { ...column, author } }), bitmapOf).author;
  const [one, both] = ["Luis Sanz", "Luis Sanz y Eva Font"].map(roleOf);
  Object.assign(site, { authors });
  expect(two).toEqual([
    { "@type": "Person", name: "Ana Gil", jobTitle: "economista", url: `${site.url}/ana-gil` },
    { "@type": "Person", name: "Luis Sanz" },
  ]);
  expect(agency).toEqual({ "@type": "Organization", name: "EFE" });
  expect(one).toEqual({ "@type": "Person", name: "Luis Sanz", jobTitle: "hotelera" });
  expect(both).toEqual(["Luis Sanz", "Eva Font"].map((name) => ({ "@type": "Person", name })));
});

test("a photograph is told with who took it and what it shows", () => {
  const [record] = paper.pages.economia.news;
  if (!record) throw new Error("Economía has no story");
  const taken = { ...record, credit: "Luz Rey", caption: "El muelle de noche." };
  expect(articleOf("story", placed({ page: "economia", record: taken }), bitmapOf)).toMatchObject({
    image: { creditText: "Luz Rey", caption: "El muelle de noche." },
  });
});

test("a match to come is between its two teams, the home team first", () => {
  const record = { league: "Copa", date: "2031-03-14", time: "18:30", venue: "Dique, Vigo" };
  expect(match({ ...record, sport: "Vela", teams: ["Uno", "Dos"] }, "a.svg", bitmapOf)).toMatchObject({
    name: "Uno - Dos",
    homeTeam: { name: "Uno" },
    awayTeam: { name: "Dos" },
    location: { name: "Dique", address: { addressLocality: "Vigo" } },
  });
});

test("a book by two and a film by two have two authors and two directors", () => {
  const looks = { alt: "", genre: "Ensayo", rating: 7 };
  const work = book({ ...looks, title: "Mareas", author: "Ana Gil y Luis Sanz", cover: "a.svg" }, bitmapOf);
  expect(work).toMatchObject({ author: [{ name: "Ana Gil" }, { name: "Luis Sanz" }] });
  const shown = { title: "Mareas", poster: "a.svg", releaseDate: "2031-03-14" };
  expect(movie({ ...looks, ...shown, director: "Eva Font" }, bitmapOf)).toMatchObject({
    director: { name: "Eva Font" },
  });
  expect(movie({ ...looks, ...shown, director: "Eva Font e Inés Rey" }, bitmapOf)).toMatchObject({
    director: [{ name: "Eva Font" }, { name: "Inés Rey" }],
  });
});

test("a story that was mended says when and what, and only then that it was changed", () => {
  const correction = { time: "2026-11-20T12:40:00+01:00", text: "Eran tres." };
  const [story] = paper.pages.economia.news;
  if (!story) throw new Error("Economía has no story");
  const article = (record: Story) => articleOf("story", placed({ page: "economia", record }), bitmapOf);
  expect(article({ ...story, correction })).toMatchObject({
    dateModified: correction.time,
    correction: { text: correction.text, datePublished: correction.time },
  });
  expect(article({ ...story, correction: undefined })).not.toHaveProperty("dateModified");
  // And so does its page.
  const content = { news: [{ ...story, correction }] };
  expect(timesIn({ schema: schemaOf("economia"), content })).toEqual([story.time, correction.time]);
});

test.each([
  ["112. Por qué el bonito vale más", { name: "Por qué el bonito vale más", episodeNumber: 112 }],
  ["La última redera", { name: "La última redera" }],
])("the episode «%s» has its number where it has one", (episode, expected) => {
  const podcast = { title: "Primera subasta", episode, duration: 1620, image: "home/p.svg", alt: "" };
  expect(podcastEpisode(podcast, bitmapOf)).toMatchObject({ ...expected, duration: "PT27M0S" });
});

test("a section's page has its trail from the front, and the front has none", () => {
  const content = { name: "Una página", listed: [], times: ["2026-11-20T19:30:00Z"] };
  const pageOf = (path: `/${string}`) => pageGraph({ ...content, path }, bitmapOf)["@graph"][2];
  expect(pageOf("/economia")).toMatchObject({ breadcrumb: { itemListElement: [{ name: "Inicio" }, { position: 2 }] } });
  expect(pageOf("/")).not.toHaveProperty("breadcrumb");
});

test("a page of the newspaper's own says when it was changed, to site maps and in graphs, and what it is about", async () => {
  const own = { title: "Una página más", route: "/una-pagina-mas", updated: "2026-11-02" } as const;
  const page = { ...own, file: "", description: "", text: { type: "root", children: [] }, links: [] } as const;
  expect(graphOf({ ...page, text: { type: "root", children: [] } })["@graph"]).toContainEqual(
    expect.objectContaining({ "@type": "WebPage", url: publicAddress(own.route), dateModified: own.updated }),
  );
  const count = ownPages.length;
  Object.assign(ownPages, { [count]: page });
  const map = await (await GET()).text();
  for (const [about, property] of [
    ["principles", "publishingPrinciples"],
    ["corrections", "correctionsPolicy"],
    ["ownership", "ownershipFundingInfo"],
  ] as const) {
    Object.assign(ownPages, { [count]: { ...page, about } });
    expect(organization(bitmapOf)).toHaveProperty(property, publicAddress(own.route));
  }
  Reflect.set(ownPages, "length", count);
  const [, changed = ""] = new RegExp(`<loc>${publicAddress(own.route)}/?</loc><lastmod>(.*?)<`).exec(map) ?? [];
  expect(changed.slice(0, 10)).toBe(own.updated);
});

test("a story that stands in two places of the front is listed once", () => {
  const [main] = front.latest;
  if (!main) throw new Error("The front has no latest story");
  const { listed } = homeContent({ ...front, sports: { main, items: [], upcoming: [] } }, undefined, bitmapOf);
  const addresses = listed.map((entry) => "url" in entry && entry.url);
  expect(addresses).toEqual([...new Set(addresses)]);
});
