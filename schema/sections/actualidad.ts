import { actualidadSchema } from "../actualidad";
import { defineSection } from "../section";

export const actualidad = defineSection({
  key: "actualidad",
  name: "Actualidad",
  route: "/actualidad",
  accent: "red",
  poster: "signal",
  schema: actualidadSchema,
  lead: (page) => page.hot,
});
