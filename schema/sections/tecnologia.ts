import { tecnologiaSchema } from "../tecnologia";
import { defineSection } from "../section";

export const tecnologia = defineSection({
  key: "tecnologia",
  name: "Tecnología",
  route: "/tecnologia",
  accent: "petrol",
  poster: "grid",
  schema: tecnologiaSchema,
  lead: (page) => page.hero,
});
