import { paper } from "../paper/paper";

/* Which records the specification puts on which page, in the page's order, as tests find them again: written down here, not asked of the schema. */

const { actualidad, politica, economia, tecnologia, cultura, deportes, opinion, home } = paper.pages;

/** What a page has of one record that it may be without. */
const maybe = <Kind>(record: Kind | undefined): Kind[] => (record === undefined ? [] : [record]);

/** What is news on each section's page, by the type that schema.org has for it. */
const NEWS = {
  actualidad: { NewsArticle: [actualidad.hot, ...actualidad.latest] },
  politica: { NewsArticle: [politica.urgent, ...politica.regional, ...politica.news] },
  economia: {
    NewsArticle: [...maybe(economia.monograph), ...economia.news],
    AnalysisNewsArticle: maybe(economia.analysis),
  },
  tecnologia: { NewsArticle: [tecnologia.hero, ...tecnologia.announcements] },
  cultura: { NewsArticle: cultura.news },
  deportes: { NewsArticle: deportes.featured },
  opinion: { OpinionNewsArticle: [...opinion.featured, ...opinion.latest] },
} as const satisfies Partial<Record<keyof typeof paper.pages, Readonly<Record<string, readonly News[]>>>>;

/** What all of it has in common, and what some have. */
type News = {
  id: string;
  title: string;
  time: string;
  url?: string | undefined;
  excerpt?: string;
  category?: string;
  author?: string;
  role?: string;
  subject?: string;
  company?: string;
  community?: string | undefined;
  alt?: string;
  vote?: object | undefined;
  colour?: string;
  paragraphs?: readonly string[];
  views?: number;
  image?: string;
  credit?: string | undefined;
  caption?: string | undefined;
  correction?: { time: string; text: string } | undefined;
};

/** A piece of news where it stands: what it is, on whose page, and its address within the site. */
export type Standing = { type: string; section: string; name: string; href: string; record: News };

/** All news of the sections that the newspaper has, in the pages' order. */
export const NEWS_STANDING: readonly Standing[] = paper.sections.flatMap(({ key, name, route }) =>
  Object.entries<readonly News[]>(NEWS[key]).flatMap(([type, records]) =>
    records.map((record) => ({ type, section: key, name, href: `${route}#${record.id}`, record })),
  ),
);

/** Stories and opinion pieces, which feeds bring: news with an author, an excerpt and readers. */
export const IN_FEEDS = NEWS_STANDING.filter(({ record }) => record.views !== undefined);

/** Short pieces of news of Deportes, which have no more than a line. */
export const LINES: readonly Standing[] = deportes.latest.map((record) => ({
  type: "",
  section: "deportes",
  name: "Deportes",
  href: `/deportes#${record.id}`,
  record,
}));

/** What stands at an id. @throws Error if nothing does, which the check of the data has ruled out */
export function standing(id: string): Standing {
  const found = [...NEWS_STANDING, ...LINES].find(({ record }) => record.id === id);
  if (!found) throw new Error(`nothing stands at «${id}»`);
  return found;
}

/** What the front announces, each once, in its order: stories, then columns. */
export const ANNOUNCED: readonly Standing[] = [
  ...new Set([home.lead, ...home.side, ...home.latest, ...maybe(home.sports?.main)]),
  ...home.featuredOpinions,
].map(standing);

/** What opens a section's page, which is shared with its picture; the front's for any other. @throws Error if nothing does */
export function leadOf(section: string | undefined): News {
  const own = NEWS_STANDING.filter((one) => one.section === section && one.record.image !== undefined);
  const [lead = standing(home.lead)] = own;
  return lead.record;
}

/** A text or a figure of a record, and where it stands in it: `news[2].title`. */
export type Leaf = { path: string; value: string | number };

/** All the texts and figures of a record, in order. */
export function leaves(value: unknown, path = ""): Leaf[] {
  if (typeof value === "string" || typeof value === "number") return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => leaves(field, path ? `${path}.${name}` : name));
}
