import { parseFeed } from "@rowanmanning/feed-parser";
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
  const guids = life.map(([address, at]) => {
    Object.assign(site, { url: address });
    const [item] = itemsOf(at);
    return item?.id;
  });
  Object.assign(site, { url });
  expect(guids[0]).toContain(story.id);
  expect(new Set(guids).size).toBe(1);
});

test("two who sign a story are two in the feed", () => {
  const [item] = itemsOf({ ...story, author: "Ana Gil y Luis Sanz" });
  expect(item?.authors.map(({ name }) => name)).toEqual(["Ana Gil", "Luis Sanz"]);
});
