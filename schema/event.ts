import { z } from "zod";
import { declared, recordSchema } from "./declared";
import { distinct } from "./distinct";
import { list } from "./lists";
import { linkAddress } from "./web-address";
import { day, description, headline, pictured, text, upcoming } from "./primitives";

export const eventSchema = recordSchema("event", {
  title: headline,
  description,
  ...pictured,
  category: text,
  ...upcoming,
  /** Its last day, if it is on for more than one. */
  until: day.optional(),
  location: text,
  attendees: z.int().min(1).max(10_000_000),
  /** Euros; 0 is free. */
  price: z
    .number()
    .min(0)
    .max(1_000_000)
    .register(declared, { usual: { least: 0, most: 2000 } }),
  /** Where there is more about it. */
  url: linkAddress.optional(),
  tags: list(text, 2, 4, distinct),
}).refine(({ date, until }) => !until || until > date, { path: ["until"], message: "no es posterior a date" });
export type Event = z.infer<typeof eventSchema>;
