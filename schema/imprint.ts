import type { Section } from "@/schema/sections";
import type { Edition } from "./edition";
import type { Newspaper } from "./newspaper";

/** The newspaper, and where it is published: its `url` is the one that this build is made for. */
export type Site = Newspaper & {
  /** As Open Graph writes a language (ogp.me): es_ES. */
  locale: string;
  /** Its own pages that no other link at the pages' feet is called after, by their titles. */
  morePages: readonly string[];
};

/**
 * What every part of a page may have to say of its newspaper: who it is, which edition this is, which sections it has.
 * A printed one says so at its foot, in its «pie de imprenta».
 */
export type Imprint = { site: Site; edition: Edition; sections: readonly Section[] };
