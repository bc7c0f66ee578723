import type { Newspaper } from "./newspaper";

/** The newspaper, and where it is published: its `url` is the one that this build is made for. */
export type Site = Newspaper & {
  /** As Open Graph writes a language (ogp.me): es_ES. */
  locale: string;
  /** Its own pages that no other link at the pages' feet is called after, by their titles. */
  morePages: readonly string[];
};
