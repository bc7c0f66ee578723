import { z } from "zod";
import { pathText } from "./define";
import { distinct, distinctBy } from "./distinct";
import { eventSchema } from "./event";
import { documentarySchema, loopedFilmSchema, podcastSchema, videoSchema } from "./media";
import { change, heading, id, passage, pictured, text } from "./primitives";
import { upcomingSportEventSchema } from "./sport";

export const startupSchema = z.strictObject({
  name: text,
  description: passage,
  sector: text,
  /** Euros raised. */
  funding: z.int().min(1).max(1_000_000_000_000),
  location: text,
  ...pictured,
  /** Growth in a year, in per cent. */
  growth: change,
});
export type Startup = z.infer<typeof startupSchema>;

/** Title and views are the story's own: the entry names it and says its place. */
export const mostReadEntrySchema = z.strictObject({ story: id, rank: z.int().min(1).max(5) });

/** What a page prints of it. */
export type MostReadEntry = { id: string; href: `/${string}`; title: string; views: number; rank: number };

export const homeSchema = z
  .strictObject({
    /** Read by search engines and by screen readers: the lead's headline is the page's first line. */
    ...heading,
    lead: id,
    side: z.array(id).length(3),
    latest: z.array(id).length(6),
    mostRead: z.array(mostReadEntrySchema).length(5).superRefine(distinctBy("story")),
    film: loopedFilmSchema,
    podcasts: z.array(podcastSchema).length(3).superRefine(distinctBy("title")),
    opinionTeaser: id,
    featuredOpinions: z.array(id).length(3).superRefine(distinct),
    startups: z.array(startupSchema).length(4).superRefine(distinctBy("name")),
    sports: z.strictObject({
      main: id,
      items: z.array(id).length(4).superRefine(distinct),
      upcoming: z.array(upcomingSportEventSchema).length(3).superRefine(distinctBy("event")),
    }),
    documentary: documentarySchema,
    videos: z.array(videoSchema).length(2).superRefine(distinctBy("title")),
    multimediaPodcasts: z.array(podcastSchema).length(3).superRefine(distinctBy("title")),
    events: z.array(eventSchema).length(4).superRefine(distinctBy("title")),
  })
  .superRefine((page, context) => {
    const named = [
      { path: ["lead"], story: page.lead },
      ...page.side.map((story, index) => ({ path: ["side", index], story })),
      ...page.latest.map((story, index) => ({ path: ["latest", index], story })),
    ];
    named.forEach(({ path, story }, index) => {
      const earlier = named.slice(0, index).find((other) => other.story === story);
      if (earlier) context.addIssue({ code: "custom", path, message: `already stands in ${pathText(earlier.path)}` });
    });
    page.mostRead.forEach((entry, index) => {
      if (entry.rank !== index + 1) {
        context.addIssue({
          code: "custom",
          path: ["mostRead", index, "rank"],
          message: `must be ${index + 1}: entries stand in order`,
        });
      }
    });
  });
export type Home = z.infer<typeof homeSchema>;
