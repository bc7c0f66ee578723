import type { Root } from "mdast";
import { z } from "zod";
import { day, heading } from "./primitives";
import { prose } from "./text";

/** What a page of one's own may be to machines: what the law, or a reader who wants to trust a newspaper, asks it for. */
const KINDS = ["legal", "privacy", "principles", "corrections", "ownership", "accessibility"] as const;

/** What stands above the text of such a page, between two lines of hyphens. */
export const ownPageSchema = z.strictObject({
  title: prose(60),
  /** What searches say of it. */
  description: heading.search.shape.description,
  about: z.enum(KINDS).optional(),
  /** When it was changed last. */
  updated: day.optional(),
});

/** A page that is no section's, such as the legal notice of data/paginas/aviso-legal.md. */
export type OwnPage = z.output<typeof ownPageSchema> & {
  file: string;
  route: `/${string}`;
  /** Its text, without its title, of what paper/own-pages/markdown.ts lets be printed. */
  text: Root;
  /** Where its links lead. */
  links: readonly string[];
};
