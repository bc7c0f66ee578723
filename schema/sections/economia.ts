import { economiaSchema } from "../economia";
import { defineSection, first } from "../section";

export const economia = defineSection({
  key: "economia",
  name: "Economía",
  route: "/economia",
  accent: "green",
  poster: "bars",
  schema: economiaSchema,
  // The front is often led by an economic story: this page is shared with its monograph.
  lead: (page) => page.monograph ?? first("news", page.news),
});
