import { z } from "zod";
import { day, heading } from "./primitives";
import { prose } from "./text";

/** What a page of one's own may be to machines: what the law, or a reader who wants to trust a newspaper, asks it for. */
const KINDS = ["legal", "privacy", "principles", "corrections", "ownership"] as const;

/** What stands above the text of such a page, between two lines of hyphens. */
export const ownPageSchema = z.strictObject({
  title: prose(60),
  /** What searches say of it. */
  description: heading.search.shape.description,
  about: z.enum(KINDS).optional(),
  /** When it was changed last. */
  updated: day.optional(),
});

/** A piece of its text: words, or an element as HTML calls it, with what stands in it; `href` where a link leads. */
export type Part =
  | string
  | {
      tag: "h2" | "h3" | "p" | "ul" | "ol" | "li" | "blockquote" | "hr" | "strong" | "em" | "a" | "br";
      href?: string;
      parts: readonly Part[];
    };

/** A page that is no section's, such as the legal notice of data/paginas/aviso-legal.md. */
export type OwnPage = z.output<typeof ownPageSchema> & {
  file: string;
  route: `/${string}`;
  parts: readonly Part[];
};
