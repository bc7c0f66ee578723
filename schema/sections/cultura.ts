import { culturaSchema } from "../cultura";
import { defineSection, first } from "../section";

export const cultura = defineSection({
  key: "cultura",
  name: "Cultura",
  route: "/cultura",
  accent: "garnet",
  poster: "curtain",
  schema: culturaSchema,
  lead: (page) => first("news", page.news),
});
