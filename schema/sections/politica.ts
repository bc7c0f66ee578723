import { politicaSchema } from "@/schema/politica";
import { defineSection, each, one } from "@/schema/section";
import { newsArticle, regionalArticle } from "@/lib/structured/articles";
import { times } from "@/lib/structured/dates";

export const politica = defineSection({
  key: "politica",
  name: "Política",
  route: "/politica",
  accent: "indigo",
  poster: "hemicycle",
  schema: politicaSchema,
  lead: (page) => page.urgent,
  records: (page) => ({
    stories: [one("urgent", page.urgent), ...each("news", page.news)],
    others: each("regional", page.regional),
  }),
  graph: (page, { path, image }) => ({
    articles: [
      newsArticle(page.urgent, path, image),
      ...page.regional.map((news) => regionalArticle(news, path, image)),
      ...page.news.map((story) => newsArticle(story, path, image)),
    ],
    times: times([page.urgent, ...page.regional, ...page.news, ...page.statements]),
  }),
});
