import { z } from "zod";
import { distinctBy } from "./distinct";
import { count, heading, instant, text, newsletterSchema, trend } from "./primitives";
import { categories, category, flagged, storySchema } from "./story";

const hashtagSchema = z.strictObject({
  name: z.string().regex(/^#[\p{L}\p{N}]{1,60}$/u, "no es una etiqueta como #PresupuestosValencia"),
  mentions: count,
  trend,
});
export type Hashtag = z.infer<typeof hashtagSchema>;

const liveItemSchema = z.strictObject({ title: text, time: instant, category });
export type LiveItem = z.infer<typeof liveItemSchema>;

const chipSchema = z.strictObject({ category, count });
export type Chip = z.infer<typeof chipSchema>;

export const actualidadSchema = z.strictObject({
  ...heading,
  banner: z.strictObject({ headline: text, time: instant }),
  hot: flagged("isHot"),
  chips: z.array(chipSchema).min(3).max(categories.length).superRefine(distinctBy("category")),
  latest: z.array(storySchema).min(5).max(8),
  trends: z.array(hashtagSchema).min(3).max(6).superRefine(distinctBy("name")),
  live: z.array(liveItemSchema).min(3).max(6).superRefine(distinctBy("title")),
  newsletter: newsletterSchema,
});
export type Actualidad = z.infer<typeof actualidadSchema>;
