import { z } from "zod";
import { ANCHORS } from "@/lib/anchors";
import { communities } from "@/lib/communities";
import { TRENDS } from "@/lib/trend";
import { typesetPassage } from "@/lib/typeset";
import { as, declared, SHAPES, targetOf, type TargetName } from "./declared";
import { PICTURE_NAME, pictureNameFault } from "./picture-name";
import { prose } from "./text";

/** A headline, a name, a label: what stands on a line or two. */
export const text = prose(160);

/** What a record is read about under: a story's title, a line of news. */
export const headline = as(text, { is: "headline" });

/** A sentence or two: what stands below a headline. */
export const passage = prose(500).transform(typesetPassage);

/** What stands below a headline. */
export const summary = as(passage, { is: "summary" });

/** What an event, a podcast or a product is. */
export const description = as(passage, { is: "description" });

/** Who signs: one, or several (lib/signatures.ts). */
export const signature = as(text, { is: "signature" });

/** As what they sign: «economista». */
export const duty = as(text, { is: "duty" });

/** Who speaks, leads, presides, or made something that is told of. */
export const person = as(text, { is: "person" });

/** What somebody or something is called. */
export const name = as(text, { is: "name" });

/** What a line, an option, a tag is known by. */
export const label = as(text, { is: "label" });

export const paragraph = prose(1500).transform(typesetPassage);

/** What somebody said or wrote: the page sets the quotation marks, and the full stop after them. */
export const quotation = passage.refine(
  (words) => !/^[«"“]|[.»"”]$/.test(words),
  "lleva sus comillas o su punto final, que los pone la página",
);

/** What parts of the pages are called, and the two names that each tab has besides: an address would lead there. */
const TAKEN: ReadonlySet<string> = new Set(ANCHORS.flatMap((anchor) => [anchor, `tab-${anchor}`, `titulo-${anchor}`]));

/** The anchor of a record: it stays the same for as long as the record is published. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "no son palabras en minúscula, sin tildes, unidas con guiones")
  .refine((value) => value.length <= 80, "tiene más de 80 letras")
  .refine((value) => !TAKEN.has(value), "es el nombre de una parte de la página: elige otro");

/**
 * What names a record that stands elsewhere: its id, or the name or title it has there. That there is one is
 * paper/references.ts's.
 */
export function ref(target: TargetName): z.ZodType<string, string> {
  const field: z.ZodType<string, string> = targetOf(target).by === "id" ? id : text;
  return field.clone(undefined, { parent: true }).register(declared, { refersTo: target });
}

/** An instant with its offset. That nothing was published later than the edition's close is paper/check's. */
export const instant = z.iso.datetime({ offset: true }).register(declared, { is: "instant" });

/** When a record was published. */
export const published = as(instant, { is: "published" });

/** A calendar day in Europe/Madrid, as 2026-11-21. */
export const day = z.iso.date().register(declared, { is: "day" });

/** A time of day in Europe/Madrid, as 20:30. */
export const hourOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "no es una hora como 20:30")
  .register(declared, { is: "hour" });

export const count = z.int().min(0).max(1_000_000_000);

/** How often something was read. */
export const views = as(count, { is: "views" });

export const percentage = z.number().min(0).max(100);

/** Per cent on the day: nothing loses more than all it is worth. */
export const change = z.number().min(-100).max(10_000).register(declared, { is: "change" });

/** Per cent in a year. */
export const growth = z
  .number()
  .min(-100)
  .max(10_000)
  .register(declared, { usual: { least: -100, most: 1000 } });

/** Where in Spain: one of its communities, or of its two cities in Africa. */
export const community = z.enum(communities.map(({ name }) => name));

export const rating = z.number().min(0).max(10);

export const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, "no es un color como #4b3fa7")
  .register(declared, { is: "colour" });

/** A file below data/pictures, shown in such a shape: an SVG, or a photograph as JPEG, PNG, WebP or AVIF. */
export const picture = (shape: keyof typeof SHAPES) =>
  z
    .string()
    .regex(PICTURE_NAME, { error: ({ input }) => pictureNameFault(input) })
    .register(declared, { file: { kind: "picture", shape: SHAPES[shape] } });

/** What the picture shows, for those who do not see it; empty where it only decorates. */
export const alt = as(prose(300, 0), { is: "alternative" });

/** A record's picture, and what belongs to it. */
export const picturedAs = (shape: keyof typeof SHAPES) => ({
  image: picture(shape),
  alt,
  /** Who took the photograph: printed under its story, or at the page's foot. */
  credit: as(prose(60), { is: "credit" }).optional(),
  /** What must stay in view of it, whatever its place cuts off: per cent from the left and from the top. */
  focus: z.strictObject({ x: percentage, y: percentage }).optional(),
  /** The same picture composed anew for places of other proportions, where cutting would lose too much of it. */
  shapes: z.strictObject({ wide: picture("wide").optional(), tall: picture("tall").optional() }).optional(),
});

/** As most records have it: as wide as a story's. */
export const pictured = picturedAs("story");

/** Who signs, in a portrait, and what it is about, in a picture of its own. */
export const portrayed = { ...picturedAs("square"), illustration: z.strictObject(pictured).optional() };

export const trend = z.enum(TRENDS);

/** A day's series, oldest first; the last figure is the present value. */
export const series = z.array(z.number()).min(8).max(60).register(declared, { is: "series" });

/** Whether shares are a whole: as far as their rounding to a tenth lets them. */
export const sumsTo100 = (shares: number[]) => Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100) < 0.05;

/** When something announced begins. That it is not over at the edition's close is paper/check's. */
export const upcoming = { date: as(day, { is: "begins" }), time: hourOfDay };

/**
 * What search results and shared links say of a page. Titles have the newspaper's name behind them: paper/check says
 * from where on results cut them.
 */
const searchSchema = z.strictObject({
  /** The whole title for the front; the sections' without the newspaper's name. */
  title: as(prose(60), { is: "searchTitle" }),
  description: as(prose(155, 110), { is: "searchDescription" }),
});

/** What every page has: its title, its intro, and what searches say of it. */
export const heading = { title: headline, intro: as(passage, { is: "intro" }), search: searchSchema };

/** What a newsletter is called, what it brings, and a claim under its box. */
export const newsletterSchema = z.strictObject({
  title: as(prose(60), { is: "headline" }),
  text: prose(160),
  claim: as(prose(80), { is: "claim" }).optional(),
});
export type Newsletter = z.infer<typeof newsletterSchema>;
