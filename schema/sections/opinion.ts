import { opinionSchema } from "@/schema/opinion";
import { defineSection, each, first } from "@/schema/section";
import { opinionArticle } from "@/lib/structured/articles";
import { times } from "@/lib/structured/dates";
import { columnist } from "@/lib/structured/works";

export const opinion = defineSection({
  key: "opinion",
  name: "Opinión",
  route: "/opinion",
  accent: "ochre",
  poster: "bubble",
  schema: opinionSchema,
  lead: (page) => first("featured", page.featured),
  records: (page) => ({ opinionPieces: [...each("featured", page.featured), ...each("latest", page.latest)] }),
  graph: (page, { path, image }) => ({
    articles: [...page.featured, ...page.latest].map((piece) => opinionArticle(piece, path, image)),
    times: times([...page.featured, ...page.latest]),
    others: page.columnists.map((record) => columnist(record, image)),
  }),
});
