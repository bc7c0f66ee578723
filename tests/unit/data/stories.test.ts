/** @jest-environment node */
import { front, opinionPieces, stories } from "@/data/resolve/front";
import { pages } from "@/data/resolve/pages";

test("the front has the record itself in the place of each id", () => {
  const { home } = pages;
  expect([front.lead, ...front.side, ...front.latest].map(({ id }) => id)).toEqual([
    home.lead,
    ...home.side,
    ...home.latest,
  ]);
  expect(front.featuredOpinions.map(({ id }) => id)).toEqual(home.featuredOpinions);
});

test("the most read have the story's own title and views", () => {
  for (const { id, title, views } of front.mostRead) {
    const record = [...stories, ...opinionPieces].find((candidate) => candidate.id === id);
    expect([title, views]).toEqual([record?.title, record?.views]);
  }
});
