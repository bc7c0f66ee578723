import { deportesSchema } from "../deportes";
import { defineSection, first } from "../section";

export const deportes = defineSection({
  key: "deportes",
  name: "Deportes",
  route: "/deportes",
  accent: "tile",
  poster: "diagonal",
  schema: deportesSchema,
  lead: (page) => first("featured", page.featured),
});
