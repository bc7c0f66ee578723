import { z } from "zod";
import { recordSchema } from "./declared";
import { distinctBy } from "./distinct";
import { list, optionalList } from "./lists";
import {
  count,
  duty,
  heading,
  headline,
  name,
  newsletterSchema,
  percentage,
  pictured,
  portrayed,
  sumsTo100,
  text,
} from "./primitives";
import { opinionPieceSchema } from "./story";

export const columnistSchema = recordSchema("columnist", {
  name,
  role: duty,
  specialty: text,
  ...portrayed,
  articles: count,
  followers: count,
  latestTitle: text,
});
export type Columnist = z.infer<typeof columnistSchema>;

const debateSchema = z
  .strictObject({
    title: headline,
    participants: count,
    aFavor: percentage,
    enContra: percentage,
    /** Hours left to take part, counted from the edition's close. */
    timeLeft: z.int().min(1).max(8760),
    category: text,
    ...pictured,
  })
  .refine((debate) => sumsTo100([debate.aFavor, debate.enContra]), "aFavor y enContra no suman 100");
export type Debate = z.infer<typeof debateSchema>;

export const opinionSchema = z.strictObject({
  ...heading,
  featured: list(opinionPieceSchema, 1, 3),
  latest: optionalList(opinionPieceSchema, 4, 6),
  columnists: optionalList(columnistSchema, 3, 4, distinctBy("name")),
  debates: optionalList(debateSchema, 1, 4, distinctBy("title")),
  newsletter: newsletterSchema.extend(pictured).optional(),
});
export type Opinion = z.infer<typeof opinionSchema>;
export type OpinionInput = z.input<typeof opinionSchema>;
