import { z } from "zod";
import { as, declared, recordSchema } from "./declared";
import { headline, id, label, published, upcoming } from "./primitives";
import { newsFields } from "./story";

export const sport = z
  .enum([
    "Fútbol",
    "Baloncesto",
    "Tenis",
    "Ciclismo",
    "Balonmano",
    "Atletismo",
    "Vela",
    "Pelota",
    "Natación",
    "Motociclismo",
    "Hockey",
    "Remo",
  ])
  .register(declared, { is: "measured" });
export type Sport = z.infer<typeof sport>;

export const sportItemSchema = recordSchema("sportItem", { id, title: headline, time: published, sport });
export type SportItem = z.infer<typeof sportItemSchema>;

/** Its sport is its topic. */
export const sportStorySchema = recordSchema("sportStory", {
  ...newsFields,
  category: as(z.literal("Deportes"), { is: "category" }),
  sport,
});
export type SportStory = z.infer<typeof sportStorySchema>;

export const upcomingSportEventSchema = z.strictObject({ event: label, ...upcoming, sport });
export type UpcomingSportEvent = z.infer<typeof upcomingSportEventSchema>;
