import { actualidadSchema } from "@/schema/actualidad";
import { defineSection, each, one } from "@/schema/section";
import { newsArticle } from "@/lib/structured/articles";
import { times } from "@/lib/structured/dates";

export const actualidad = defineSection({
  key: "actualidad",
  name: "Actualidad",
  route: "/actualidad",
  accent: "red",
  poster: "signal",
  schema: actualidadSchema,
  lead: (page) => page.hot,
  records: (page) => ({ stories: [one("hot", page.hot), ...each("latest", page.latest)] }),
  graph: (page, { path, image }) => ({
    articles: [page.hot, ...page.latest].map((story) => newsArticle(story, path, image)),
    times: times([page.hot, ...page.latest, ...page.live, page.banner]),
  }),
});
