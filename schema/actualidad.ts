import { z } from "zod";
import { as, declared } from "./declared";
import { distinctBy } from "./distinct";
import { optionalList } from "./lists";
import { count, heading, headline, newsletterSchema, published, summary, trend } from "./primitives";
import { source } from "./source";
import { categories, category, flagged, storySchema } from "./story";

const hashtagSchema = z.strictObject({
  name: z
    .string()
    .regex(/^#[\p{L}\p{N}]{1,60}$/u, "no es una etiqueta como #PresupuestosValencia")
    .register(declared, { text: true, is: "label" }),
  mentions: count,
  trend,
});

/** When something was told as it happened. */
const live = as(published, { stale: { level: "aviso", says: (age) => `lo que se cuenta en directo ${age}` } });

const liveItemSchema = z.strictObject({ title: headline, text: summary.optional(), time: live, category });
export type LiveItem = z.infer<typeof liveItemSchema>;

const chipSchema = z.strictObject({ category, count });
export type Chip = z.infer<typeof chipSchema>;

export const actualidadSchema = z.strictObject({
  ...heading,
  sources: z.strictObject({ trends: source }).optional(),
  banner: z.strictObject({ headline, time: live }).optional(),
  hot: flagged("isHot"),
  chips: optionalList(chipSchema, 3, categories.length, distinctBy("category")),
  latest: optionalList(storySchema, 4, 8),
  trends: optionalList(hashtagSchema, 3, 6, distinctBy("name")),
  live: optionalList(liveItemSchema, 3, 6, distinctBy("title")),
  newsletter: newsletterSchema.optional(),
});
export type Actualidad = z.infer<typeof actualidadSchema>;
export type ActualidadInput = z.input<typeof actualidadSchema>;
