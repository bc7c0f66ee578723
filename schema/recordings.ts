import { z } from "zod";
import { declared, recordSchema } from "./declared";
import { linkAddress } from "./web-address";
import { count, description, headline, picturedAs, text } from "./primitives";

export const podcastSchema = z.strictObject({
  title: headline,
  /** The episode's name, with its number if it has one. */
  episode: text,
  /** Seconds. */
  duration: z.int().min(60).max(86_400),
  description: description.optional(),
  /** Where it can be heard. */
  url: linkAddress.optional(),
  /** The cover. */
  ...picturedAs("square"),
});
export type Podcast = z.infer<typeof podcastSchema>;

export const videoSchema = recordSchema("video", {
  title: headline,
  /** Seconds. */
  duration: z.int().min(1).max(86_400),
  views: count,
  /** Where it can be seen. */
  url: linkAddress.optional(),
  ...picturedAs("screen"),
});
export type Video = z.infer<typeof videoSchema>;

export const documentarySchema = recordSchema("video", { ...videoSchema.shape, description });
export type Documentary = z.infer<typeof documentarySchema>;

/** A silent loop that plays on the page itself, and that nothing refers to; `image` is its first frame. */
export const loopedFilmSchema = z.strictObject({
  ...documentarySchema.shape,
  /** Its files below data/videos, without their endings: `puerto` for puerto.av1.mp4 and puerto.mp4. */
  video: z
    .string()
    .regex(/^[a-z0-9-]+$/, "no es una película de data/videos como puerto")
    .register(declared, { file: { kind: "film" } }),
});
export type LoopedFilm = z.infer<typeof loopedFilmSchema>;
