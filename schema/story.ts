import { z } from "zod";
import { as, declared, recordSchema } from "./declared";
import {
  community,
  count,
  duty,
  headline,
  id,
  instant,
  pictured,
  portrayed,
  published,
  signature,
  summary,
  text,
  views,
} from "./primitives";
import { source } from "./source";
import { prose } from "./text";
import { pageAddress } from "./web-address";

export const categories = [
  "Política",
  "Economía",
  "Tecnología",
  "Cultura",
  "Deportes",
  "Ciencia",
  "Sociedad",
  "Internacional",
  "Opinión",
] as const;

export const category = z.enum(categories).register(declared, { is: "category" });

/** How a chamber voted. That it adds up to the chamber's seats is checked in paper/seats.ts. */
export const voteSchema = z.strictObject({ yes: count, no: count, abstentions: count, source });
export type Vote = z.infer<typeof voteSchema>;

/** Seats that a bill has been promised, and seats it needs. */
const seatCountSchema = z.strictObject({ have: count, need: count, source });
export type SeatCount = z.infer<typeof seatCountSchema>;

/** The one figure of a story, as it is printed, and what it says: «62 °C», «a los que brota el manantial». */
export const keyFigureSchema = z.strictObject({ value: prose(12), label: prose(80) });
export type KeyFigure = z.infer<typeof keyFigureSchema>;

/** What a story said wrong and how it is, and when that was mended: between the story's hour and the close, says paper/check. */
export const correctionSchema = z.strictObject({
  time: as(instant, { is: "mended" }),
  text: as(prose(300), { is: "correction" }),
});
export type Correction = z.infer<typeof correctionSchema>;

/** What articles of every kind have. */
const articleFields = {
  id,
  title: headline,
  excerpt: summary,
  category,
  author: signature,
  time: published,
  views,
  ...pictured,
  isBreaking: z
    .boolean()
    .register(declared, {
      stale: { level: "error", says: (age) => `«Último momento» de una noticia que ${age}: quítalo` },
    })
    .optional(),
  isHot: z.boolean().optional(),
  isExclusive: z.boolean().optional(),
  isUrgent: z
    .boolean()
    .register(declared, { stale: { level: "aviso", says: (age) => `la noticia urgente ${age}` } })
    .optional(),
  /** Where it happens: the second word over its headline on its section's page. */
  place: prose(32).optional(),
  /** The community that lies in: it is lit on the maps. */
  community: community.optional(),
  /** Its own page, where it has one: its headline leads there. */
  url: pageAddress.optional(),
  correction: correctionSchema.optional(),
};

/** What news has besides, whatever page it stands on. */
export const newsFields = {
  ...articleFields,
  /** What the picture does not say by itself, in words beside it on its section's page. */
  caption: prose(200).optional(),
  vote: voteSchema.optional(),
  count: seatCountSchema.optional(),
  figure: keyFigureSchema.optional(),
};

export const storySchema = recordSchema("story", {
  ...newsFields,
  /** What it is about, within its category: the first word over its headline on its section's page. */
  topic: prose(32).optional(),
});
export type Story = z.infer<typeof storySchema>;

/** A story, the author's role beside it, and minutes of reading. */
export const opinionPieceSchema = recordSchema("opinion", {
  ...articleFields,
  category: as(z.literal("Opinión"), { is: "category" }),
  /** Its topic, printed as its category on the page. */
  subject: text,
  role: duty,
  readTime: z
    .int()
    .min(1)
    .max(60)
    .register(declared, { usual: { least: 1, most: 30 } }),
  ...portrayed,
});
export type OpinionPiece = z.infer<typeof opinionPieceSchema>;

/** A story whose place is kept for those with this flag. */
export const flagged = (flag: "isBreaking" | "isHot" | "isExclusive" | "isUrgent") =>
  storySchema.refine((story) => story[flag] === true, { path: [flag], message: "en este lugar debe ser true" });
