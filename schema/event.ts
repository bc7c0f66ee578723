import { z } from "zod";
import { distinct } from "./distinct";
import { linkAddress } from "./web-address";
import { passage, pictured, text, upcoming } from "./primitives";

export const eventSchema = z.strictObject({
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
  tags: z.array(text).min(2).max(4).superRefine(distinct),
});
export type Event = z.infer<typeof eventSchema>;
