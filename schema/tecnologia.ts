import { z } from "zod";
import { as, recordSchema } from "./declared";
import { distinct, distinctBy } from "./distinct";
import { metricSchema } from "./metric";
import { list, optionalList } from "./lists";
import {
  day,
  growth,
  heading,
  headline,
  label,
  name,
  id,
  description,
  percentage,
  picture,
  pictured,
  text,
  trend,
} from "./primitives";
import { source, surveySchema } from "./source";
import { storySchema } from "./story";

export const techLaunchSchema = recordSchema("launch", {
  id,
  title: headline,
  description,
  ...pictured,
  company: text,
  date: day,
  category: text,
  tags: list(text, 2, 4, distinct),
});
export type TechLaunch = z.infer<typeof techLaunchSchema>;

const techTrendSchema = z.strictObject({
  name,
  description,
  /** Growth in a year, in per cent. */
  growth,
  companies: list(text, 1, 4, distinct),
  ...pictured,
});
export type TechTrend = z.infer<typeof techTrendSchema>;

/** News of a big company: a story and whose it is. */
const announcementSchema = recordSchema("story", {
  ...storySchema.shape,
  category: as(z.literal("Tecnología"), { is: "category" }),
  company: text,
});
export type Announcement = z.infer<typeof announcementSchema>;

const aiToolSchema = z.strictObject({
  name: label,
  description,
  use: text,
  licence: text,
  logo: picture("square"),
});
export type AiTool = z.infer<typeof aiToolSchema>;

const languageSchema = z.strictObject({ name: label, percentage, trend });
export type Language = z.infer<typeof languageSchema>;

export const tecnologiaSchema = z.strictObject({
  ...heading,
  sources: z.strictObject({ trends: source, sector: source }).optional(),
  /** The poll that its shares come from. */
  survey: surveySchema.optional(),
  hero: storySchema,
  launches: optionalList(techLaunchSchema, 1, 4),
  trends: optionalList(techTrendSchema, 2, 6, distinctBy("name")),
  announcements: optionalList(announcementSchema, 2, 6),
  aiTools: optionalList(aiToolSchema, 3, 9, distinctBy("name")),
  languages: optionalList(languageSchema, 5, 12, distinctBy("name")),
  sector: optionalList(metricSchema, 3, 5, distinctBy("label")),
});
export type TecnologiaInput = z.input<typeof tecnologiaSchema>;
