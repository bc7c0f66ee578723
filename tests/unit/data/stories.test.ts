/** @jest-environment node */
import { home } from "@/data/home";
import { pages } from "@/data/resolve/pages";
import { mostRead, opinionById, opinionPieces, stories, storyById } from "@/data/resolve/stories";

test("every story the front names exists", () => {
  const named = [home.lead, ...home.side, ...home.latest];
  expect(named.map((id) => storyById(id, "test").id)).toEqual(named);
  expect(home.featuredOpinions.map((id) => opinionById(id, "test").id)).toEqual(home.featuredOpinions);
});

test("no story stands twice among the front's news", () => {
  const named = [home.lead, ...home.side, ...home.latest];
  expect(new Set(named).size).toBe(named.length);
});

test("a story that does not exist is named with its field", () => {
  expect(() => storyById("no-existe", "side[1]")).toThrow(
    'data/home.ts: side[1]: "no-existe" is not the id of any story',
  );
  expect(() => opinionById("no-existe", "opinionTeaser")).toThrow("is not the id of any opinion piece");
});

test("the most read are the most read, in order, with the story's own title and views", () => {
  const entries = mostRead(home.mostRead);
  const ranking = [...stories, ...opinionPieces].sort((one, other) => other.views - one.views).slice(0, 5);
  expect(entries.map(({ title, views }) => [title, views])).toEqual(ranking.map(({ title, views }) => [title, views]));
});

test("no headline is written twice, and each has six to twelve words", () => {
  const titles = stories.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  const counted = titles.map((title) => [title, title.split(/\s+/).length] as const);
  expect(counted.filter(([, words]) => words < 6 || words > 13)).toEqual([]);
});

test("loading the pages has checked them all", () => {
  expect(Object.keys(pages)).toHaveLength(8);
});
