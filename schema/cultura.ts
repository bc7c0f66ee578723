import { z } from "zod";
import { ARTS } from "@/lib/arts";
import { as, recordSchema } from "./declared";
import { distinctBy } from "./distinct";
import { eventSchema } from "./event";
import { metricSchema } from "./metric";
import { list, optionalList } from "./lists";
import {
  alt,
  day,
  heading,
  headline,
  passage,
  person,
  picture,
  pictured,
  picturedAs,
  quotation,
  rating,
  text,
} from "./primitives";
import { storySchema } from "./story";
import { linkAddress } from "./web-address";
import { source } from "./source";

const panoramaSchema = z.strictObject({
  name: as(z.enum(ARTS), { is: "label" }),
  items: list(z.strictObject({ title: headline, detail: passage }), 2, 4, distinctBy("title")),
  ...picturedAs("panorama"),
});
export type Panorama = z.infer<typeof panoramaSchema>;

export const filmSchema = recordSchema("film", {
  title: headline,
  director: text,
  genre: text,
  rating,
  poster: picture("upright"),
  alt,
  releaseDate: day,
});
export type Film = z.infer<typeof filmSchema>;

export const bookSchema = recordSchema("book", {
  title: headline,
  author: person,
  genre: text,
  rating,
  cover: picture("upright"),
  alt,
  /** Where there is more about it. */
  url: linkAddress.optional(),
});
export type Book = z.infer<typeof bookSchema>;

export const culturaSchema = z.strictObject({
  ...heading,
  ...pictured,
  sources: z.strictObject({ films: source, books: source, sector: source }).optional(),
  /** Stands where a picture of the page does not arrive. */
  defaultImage: z.strictObject({ image: picture("story"), alt }),
  quote: z.strictObject({ text: quotation, author: person }).optional(),
  events: optionalList(eventSchema, 1, 4, distinctBy("title")),
  panorama: optionalList(panoramaSchema, 2, ARTS.length, distinctBy("name")),
  films: optionalList(filmSchema, 2, 6, distinctBy("title")),
  news: list(storySchema, 2, 5),
  books: optionalList(bookSchema, 3, 5, distinctBy("title")),
  sector: optionalList(metricSchema, 3, 4, distinctBy("label")),
  upcoming: optionalList(eventSchema, 2, 6, distinctBy("title")),
});
export type Cultura = z.infer<typeof culturaSchema>;
export type CulturaInput = z.input<typeof culturaSchema>;
