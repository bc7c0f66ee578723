import { tecnologiaSchema } from "@/schema/tecnologia";
import { defineSection, each, one } from "@/schema/section";
import { newsArticle } from "@/lib/structured/articles";
import { times } from "@/lib/structured/dates";

export const tecnologia = defineSection({
  key: "tecnologia",
  name: "Tecnología",
  route: "/tecnologia",
  accent: "petrol",
  poster: "grid",
  schema: tecnologiaSchema,
  lead: (page) => page.hero,
  records: (page) => ({
    stories: [one("hero", page.hero), ...each("announcements", page.announcements)],
    others: each("launches", page.launches),
  }),
  graph: (page, { path, image }) => ({
    articles: [page.hero, ...page.announcements].map((story) => newsArticle(story, path, image)),
    times: times([page.hero, ...page.announcements]),
  }),
});
