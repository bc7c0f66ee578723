import { contentOf } from "@/paper/graphs";
import type { PageKey } from "@/schema/sections";
import { front, paper } from "@/paper/paper";

const content = (key: PageKey) =>
  contentOf(
    key,
    (image) => ({ url: image }),
    (film) => film,
  );

const titles = (records: readonly { title: string }[]) => records.map(({ title }) => title);

const { actualidad, politica, economia, tecnologia, cultura, deportes, opinion } = paper.pages;

/** What a page has of one record that it may be without. */
const maybe = <Kind>(record: Kind | undefined): Kind[] => (record === undefined ? [] : [record]);

const announced = [front.lead, ...front.side, ...front.latest, ...maybe(front.sports?.main)];

const stories: [PageKey, string[]][] = [
  // A story that is announced twice is told once.
  ["home", [...new Set(titles(announced)), ...titles(front.featuredOpinions)]],
  ["actualidad", titles([actualidad.hot, ...actualidad.latest])],
  ["politica", titles([politica.urgent, ...politica.regional, ...politica.news])],
  ["economia", titles([...maybe(economia.monograph), ...economia.news, ...maybe(economia.analysis)])],
  ["tecnologia", titles([tecnologia.hero, ...tecnologia.announcements])],
  ["cultura", titles(cultura.news)],
  ["deportes", titles(deportes.featured)],
  ["opinion", titles([...opinion.featured, ...opinion.latest])],
];

// A section that is left out has no page.
const keys = new Set<PageKey>(["home", ...paper.sections.map(({ key }) => key)]);

test.each(stories.filter(([key]) => keys.has(key)))(
  "%s lists its stories, each once, in the page's order",
  (key, headlines) => {
    const told = content(key).listed.map((entry) => ("item" in entry ? entry.item.headline : entry.name));
    expect(told).toEqual(headlines);
  },
);

test("who signs a special report and an analysis is named with what they are", () => {
  const articles = content("economia").listed.flatMap((entry) => ("item" in entry ? entry.item : []));
  for (const record of [...maybe(economia.monograph), ...maybe(economia.analysis)]) {
    // Several who sign are several in the graph.
    const signed = [articles.find(({ headline }) => headline === record.title)?.author].flat();
    expect(signed).not.toEqual([]);
    for (const author of signed) expect(record.author).toContain((author as { name: string }).name);
  }
  // What one person is; of several it would not say whose it is.
  const { role, title } = economia.analysis ?? {};
  const alone = !Array.isArray(articles.find(({ headline }) => headline === title)?.author);
  if (role && alone) expect(JSON.stringify(articles)).toContain(`"jobTitle":${JSON.stringify(role)}`);
});
