/** @jest-environment node */
import { parseFeed } from "@rowanmanning/feed-parser";
import { opinionPieces, stories } from "@/data/resolve/front";
import { publicAddress } from "@/lib/address";
import { newsFeed } from "@/lib/feed";

const closed = "2026-11-20T20:30:00+01:00";

test("a story keeps its address as its permanent name, its hour and its signature", () => {
  const [story] = stories;
  if (!story) throw new Error("There is no story");
  const feed = parseFeed(newsFeed([story], closed));
  expect(feed.items).toHaveLength(1);
  expect(feed.items[0]).toMatchObject({
    id: publicAddress(story.href),
    url: publicAddress(story.href),
    title: story.title,
    published: new Date(story.time),
  });
  expect(feed.items[0]?.authors[0]?.name).toBe(story.author);
});

test("the thirty newest of all sections come first to last", () => {
  const feed = parseFeed(newsFeed([...stories, ...opinionPieces], closed));
  const hours = feed.items.map((item) => item.published?.getTime() ?? 0);
  expect(hours).toHaveLength(Math.min(30, stories.length + opinionPieces.length));
  expect(hours).toEqual([...hours].sort((one, other) => other - one));
  expect(feed.updated).toEqual(new Date(closed));
});

test("signs that XML keeps for itself arrive as written", () => {
  const [story] = stories;
  if (!story) throw new Error("There is no story");
  const feed = parseFeed(newsFeed([{ ...story, title: "Hijos & Cía. <sin> «comillas»" }], closed));
  expect(feed.items[0]?.title).toBe("Hijos & Cía. <sin> «comillas»");
});
