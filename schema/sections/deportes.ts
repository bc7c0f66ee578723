import { deportesSchema } from "@/schema/deportes";
import { defineSection, each, first } from "@/schema/section";
import { newsArticle } from "@/lib/structured/articles";
import { times } from "@/lib/structured/dates";
import { match } from "@/lib/structured/works";

export const deportes = defineSection({
  key: "deportes",
  name: "Deportes",
  route: "/deportes",
  accent: "tile",
  poster: "diagonal",
  schema: deportesSchema,
  lead: (page) => first("featured", page.featured),
  records: (page) => ({ stories: each("featured", page.featured), sportItems: each("latest", page.latest) }),
  graph: (page, { path, image }) => ({
    articles: page.featured.map((story) => newsArticle(story, path, image)),
    times: times([...page.featured, ...page.latest]),
    others: page.upcoming.map((record) => match(record, image(page.image))),
  }),
});
