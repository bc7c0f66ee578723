import type { Book as BookNode, Movie } from "schema-dts";
import type { Book, Film } from "@/data/schema/cultura";
import type { ImageAddress } from "./types";

/*
 * Properties from «Movie carousel structured data» of Google Search Central and from
 * schema.org/Book. The marks out of ten that the page prints stay out: a Review wants a
 * text and who wrote it, an AggregateRating wants votes, and the page has neither.
 */

/** A film with its director and the day it opens. */
export function movie(film: Film, image: ImageAddress): Movie {
  return {
    "@type": "Movie",
    name: film.title,
    image: image(film.poster),
    director: { "@type": "Person", name: film.director },
    genre: film.genre,
    // The day it opens; when it was made (dateCreated) nobody says, and it would lie in the future here.
    datePublished: film.releaseDate,
  };
}

/** A recommended book. */
export function book(record: Book, image: ImageAddress): BookNode {
  return {
    "@type": "Book",
    name: record.title,
    author: { "@type": "Person", name: record.author },
    genre: record.genre,
    image: image(record.cover),
  };
}
