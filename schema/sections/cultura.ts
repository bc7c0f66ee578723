import { culturaSchema } from "@/schema/cultura";
import { defineSection, each, first } from "@/schema/section";
import { newsArticle } from "@/lib/structured/articles";
import { times } from "@/lib/structured/dates";
import { book, event, movie } from "@/lib/structured/works";

export const cultura = defineSection({
  key: "cultura",
  name: "Cultura",
  route: "/cultura",
  accent: "garnet",
  poster: "curtain",
  schema: culturaSchema,
  lead: (page) => first("news", page.news),
  records: (page) => ({ stories: each("news", page.news) }),
  graph: (page, { path, image }) => ({
    articles: page.news.map((story) => newsArticle(story, path, image)),
    times: times(page.news),
    others: [
      ...[...page.events, ...page.upcoming].map((record) => event(record, image)),
      ...page.films.map((film) => movie(film, image)),
      ...page.books.map((record) => book(record, image)),
    ],
  }),
});
