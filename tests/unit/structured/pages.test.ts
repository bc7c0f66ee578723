/** @jest-environment node */
import { contentOf, pageKeys } from "@/data/resolve/graphs";
import type { PageKey } from "@/data/resolve/pages";
import { pageMetadata } from "@/app/metadata";

const content = (key: PageKey) =>
  contentOf(
    key,
    (image) => image,
    (film) => film,
  );
const types = (key: PageKey) =>
  (content(key).others ?? []).map((node) => (typeof node === "object" && "@type" in node ? node["@type"] : node));

test.each([
  ["home", 14],
  ["actualidad", 7],
  ["politica", 10],
  ["economia", 7],
  ["tecnologia", 5],
  ["cultura", 4],
  ["deportes", 3],
  ["opinion", 6],
] as const)("%s lists its %d stories", (key, count) => {
  expect(content(key).articles).toHaveLength(count);
});

test("each page tells what else it shows", () => {
  const count = (key: PageKey) =>
    Object.fromEntries(
      [...new Set(types(key))].map((type) => [type, types(key).filter((other) => other === type).length]),
    );
  expect(count("home")).toEqual({ VideoObject: 1, PodcastEpisode: 6, Event: 4 });
  expect(count("cultura")).toEqual({ Event: 5, Movie: 3, Book: 4 });
  expect(count("deportes")).toEqual({ SportsEvent: 4 });
  expect(count("opinion")).toEqual({ Person: 3 });
});

test("every page has a head of its own under its canonical address", () => {
  const heads = pageKeys.map((key) => pageMetadata(key));
  expect(heads.map((head) => head.alternates?.canonical)).toEqual([
    "https://lalonja.example/",
    ...pageKeys.slice(1).map((key) => `https://lalonja.example/${key}`),
  ]);
  expect(new Set(heads.map((head) => JSON.stringify(head.title))).size).toBe(pageKeys.length);
});
