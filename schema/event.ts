import { z } from "zod";
import { recordSchema } from "./declared";
import { distinct } from "./distinct";
import { list } from "./lists";
import { linkAddress } from "./web-address";
import { passage, pictured, text, upcoming } from "./primitives";

export const eventSchema = recordSchema("event", {
  title: text,
  description: passage,
  ...pictured,
  category: text,
  ...upcoming,
  location: text,
  attendees: z.int().min(1).max(10_000_000),
  /** Euros; 0 is free. */
  price: z.number().min(0).max(1_000_000),
  /** Where there is more about it. */
  url: linkAddress.optional(),
  tags: list(text, 2, 4, distinct),
});
export type Event = z.infer<typeof eventSchema>;
