import { opinionSchema } from "../opinion";
import { defineSection, first } from "../section";

export const opinion = defineSection({
  key: "opinion",
  name: "Opinión",
  route: "/opinion",
  accent: "ochre",
  poster: "bubble",
  schema: opinionSchema,
  lead: (page) => first("featured", page.featured),
});
