import { parseFeed } from "@rowanmanning/feed-parser";
import { newsFeed, type FeedStory } from "@/paper/feed";
import { storiesOf } from "@/paper/front";
import { paper } from "@/paper/paper";

const image = (name: string) => ({ url: `https://media.example/${name}.png`, bytes: 1 });

const itemsOf = (...stories: FeedStory[]) => parseFeed(newsFeed(stories, paper.edition.close, image)).items;

const [story] = storiesOf(paper);
if (!story) throw new Error("the paper has no story");

test("two who sign a story are two in the feed", () => {
  const [item] = itemsOf({ ...story, author: "Ana Gil y Luis Sanz" });
  expect(item?.authors.map(({ name }) => name)).toEqual(["Ana Gil", "Luis Sanz"]);
});
