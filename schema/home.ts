import { z } from "zod";
import { as, declared } from "./declared";
import { distinct, distinctBy } from "./distinct";
import type { Company, Indicator, MarketIndex, QuickDatum } from "./economia";
import { eventSchema } from "./event";
import { documentarySchema, loopedFilmSchema, podcastSchema, videoSchema, type Video } from "./recordings";
import { optionalList } from "./lists";
import { pathText } from "./path-text";
import { description, growth, heading, name, newsletterSchema, pictured, ref, text } from "./primitives";
import { source } from "./source";
import { upcomingSportEventSchema } from "./sport";
import type { Story } from "./story";
import { prose } from "./text";

const startupSchema = z.strictObject({
  name,
  description,
  sector: text,
  /** Euros raised. */
  funding: z
    .int()
    .min(1)
    .max(1_000_000_000_000)
    .register(declared, { usual: { least: 10_000, most: 10_000_000_000 } }),
  location: text,
  ...pictured,
  /** Growth in a year, in per cent. */
  growth,
});
export type Startup = z.infer<typeof startupSchema>;

const relations = ["company", "videoTitle", "story"] as const;

/** A line below the lead: what goes with it, named by one of the three, under a label such as «En bolsa». */
const relatedSchema = z
  .strictObject({
    label: as(prose(32), { is: "label" }),
    /** A company of Economía, by its name. */
    company: ref("company").optional(),
    /** A video of the front, or its documentary, by its title. */
    videoTitle: ref("video").optional(),
    story: ref("story").optional(),
  })
  .refine((line) => relations.filter((relation) => line[relation] !== undefined).length === 1, {
    message: `debe llevar solo uno de ${relations.join(", ")}`,
  });

/** What a page prints of such a line: its label, the record it names, and where that stands. */
export type Related = { label: string; href: `/${string}` } & (
  { company: Company } | { video: Video } | { story: Pick<Story, "title" | "url"> }
);

/** A figure of Economía in the line of markets, and which of its lists it stands in. */
export type Market =
  (MarketIndex & { kind: "index" }) | (Indicator & { kind: "indicator" }) | (QuickDatum & { kind: "quick" });

export const homeSchema = z
  .strictObject({
    /** Read by search engines and by screen readers: the lead's headline is the page's first line. */
    ...heading,
    lead: ref("story"),
    /** Up to three lines that go with the lead. */
    related: optionalList(relatedSchema, 1, 3, distinctBy("label")),
    /** Names of indices, indicators and quick data of Economía: the line of markets over the lead. */
    markets: optionalList(ref("market"), 2, 4, distinct),
    side: optionalList(ref("story"), 2, 4),
    latest: optionalList(ref("story"), 4, 7),
    mostRead: optionalList(ref("read"), 4, 8, distinct),
    film: loopedFilmSchema.optional(),
    newsletter: newsletterSchema.optional(),
    podcasts: optionalList(podcastSchema, 2, 4, distinctBy("episode", "title")),
    opinionTeaser: ref("opinion").optional(),
    featuredOpinions: optionalList(ref("opinion"), 2, 4, distinct),
    sources: z.strictObject({ startups: source }).optional(),
    startups: optionalList(startupSchema, 2, 6, distinctBy("name")),
    sports: z
      .strictObject({
        main: ref("sportStory"),
        items: optionalList(ref("sportItem"), 3, 5, distinct),
        upcoming: optionalList(upcomingSportEventSchema, 1, 4, distinctBy("event")),
      })
      .optional(),
    documentary: documentarySchema.optional(),
    videos: optionalList(videoSchema, 1, 4, distinctBy("title")),
    multimediaPodcasts: optionalList(podcastSchema, 1, 4, distinctBy("episode", "title")),
    events: optionalList(eventSchema, 2, 8, distinctBy("title")),
  })
  .superRefine((page, context) => {
    const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
    const named = [
      { path: ["lead"], story: page.lead },
      ...page.side.map((story, index) => ({ path: ["side", index], story })),
      ...page.latest.map((story, index) => ({ path: ["latest", index], story })),
      ...page.related.map(({ story }, index) => ({ path: ["related", index, "story"], story })),
    ].filter(({ story }) => story !== undefined);
    named.forEach(({ path, story }, index) => {
      const earlier = named.slice(0, index).find((other) => other.story === story);
      if (earlier) refuse(path, `ya está en ${pathText(earlier.path)}`);
    });
  });
export type Home = z.infer<typeof homeSchema>;
export type HomeInput = z.input<typeof homeSchema>;
