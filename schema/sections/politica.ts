import { politicaSchema } from "../politica";
import { defineSection } from "../section";

export const politica = defineSection({
  key: "politica",
  name: "Política",
  route: "/politica",
  accent: "indigo",
  poster: "hemicycle",
  schema: politicaSchema,
  lead: (page) => page.urgent,
});
