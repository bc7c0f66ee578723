import { z } from "zod";
import { distinctBy } from "./distinct";
import { count, heading, instant, text } from "./primitives";
import { category, flagged, storySchema, type Category } from "./story";

export const hashtagSchema = z.strictObject({
  name: z.string().regex(/^#[\p{L}\p{N}]{1,60}$/u, "must be a hashtag such as #PresupuestosValencia"),
  mentions: count,
});
export type Hashtag = z.infer<typeof hashtagSchema>;

export const liveItemSchema = z.strictObject({ title: text, time: instant, category });
export type LiveItem = z.infer<typeof liveItemSchema>;

/** The chips and their figures are fixed by the specification, section 9. */
export const chipCounts = [
  ["Política", 45],
  ["Economía", 38],
  ["Tecnología", 32],
  ["Cultura", 28],
  ["Deportes", 25],
  ["Ciencia", 22],
  ["Sociedad", 20],
  ["Internacional", 18],
] as const satisfies readonly (readonly [Category, number])[];

export const chipSchema = z.strictObject({ category, count });
export type Chip = z.infer<typeof chipSchema>;

export const actualidadSchema = z.strictObject({
  ...heading,
  banner: z.strictObject({ headline: text, time: instant }),
  hot: flagged("isHot"),
  chips: z
    .array(chipSchema)
    .length(chipCounts.length)
    .superRefine((chips, context) => {
      chipCounts.forEach(([name, figure], index) => {
        const chip = chips[index];
        if (chip && (chip.category !== name || chip.count !== figure)) {
          context.addIssue({ code: "custom", path: [index], message: `must be ${name} with ${figure}` });
        }
      });
    }),
  latest: z
    .array(storySchema)
    .length(6)
    .refine(
      (stories) => stories.filter((story) => story.isExclusive).length === 1,
      "must have exactly one story with isExclusive",
    ),
  trends: z.array(hashtagSchema).length(5).superRefine(distinctBy("name")),
  live: z.array(liveItemSchema).length(4).superRefine(distinctBy("title")),
});
export type Actualidad = z.infer<typeof actualidadSchema>;
