import { z } from "zod";
import { count, id, instant, passage, pictured, text } from "./primitives";

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

export const category = z.enum(categories);

export const storySchema = z.strictObject({
  id,
  title: text,
  excerpt: passage,
  category,
  author: text,
  time: instant,
  views: count,
  ...pictured,
  isBreaking: z.boolean().optional(),
  isHot: z.boolean().optional(),
  isExclusive: z.boolean().optional(),
  isUrgent: z.boolean().optional(),
});
export type Story = z.infer<typeof storySchema>;

/** A story, the author's role beside it, and minutes of reading. */
export const opinionPieceSchema = storySchema.extend({
  category: z.literal("Opinión"),
  /** What the piece is about, printed as its category on the page. */
  subject: text,
  role: text,
  readTime: z.int().min(1).max(60),
});
export type OpinionPiece = z.infer<typeof opinionPieceSchema>;

export const flagged = (flag: "isBreaking" | "isHot" | "isExclusive" | "isUrgent") =>
  storySchema.refine((story) => story[flag] === true, { path: [flag], message: "en este lugar debe ser true" });
