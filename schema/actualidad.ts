import { z } from "zod";
import { declared } from "./declared";
import { distinctBy } from "./distinct";
import { optionalList } from "./lists";
import { count, heading, instant, newsletterSchema, passage, text, trend } from "./primitives";
import { source } from "./source";
import { categories, category, flagged, storySchema } from "./story";

const hashtagSchema = z.strictObject({
  name: z
    .string()
    .regex(/^#[\p{L}\p{N}]{1,60}$/u, "no es una etiqueta como #PresupuestosValencia")
    .register(declared, { text: true }),
  mentions: count,
  trend,
});

const liveItemSchema = z.strictObject({ title: text, text: passage.optional(), time: instant, category });
export type LiveItem = z.infer<typeof liveItemSchema>;

const chipSchema = z.strictObject({ category, count });
export type Chip = z.infer<typeof chipSchema>;

export const actualidadSchema = z.strictObject({
  ...heading,
  sources: z.strictObject({ trends: source }).optional(),
  banner: z.strictObject({ headline: text, time: instant }).optional(),
  hot: flagged("isHot"),
  chips: optionalList(chipSchema, 3, categories.length, distinctBy("category")),
  latest: optionalList(storySchema, 4, 8),
  trends: optionalList(hashtagSchema, 3, 6, distinctBy("name")),
  live: optionalList(liveItemSchema, 3, 6, distinctBy("title")),
  newsletter: newsletterSchema.optional(),
});
export type Actualidad = z.infer<typeof actualidadSchema>;
export type ActualidadInput = z.input<typeof actualidadSchema>;
