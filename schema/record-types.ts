import { z } from "zod";
import { bookSchema, filmSchema } from "./cultura";
import type { Kind } from "./declared";
import { upcomingMatchSchema } from "./deportes";
import {
  analysisSchema,
  companySchema,
  indicatorSchema,
  marketIndexSchema,
  monographSchema,
  quickDatumSchema,
} from "./economia";
import { eventSchema } from "./event";
import { videoSchema } from "./recordings";
import { columnistSchema } from "./opinion";
import { partySchema, regionalNewsSchema } from "./politica";
import { sportItemSchema, sportStorySchema } from "./sport";
import { opinionPieceSchema, storySchema } from "./story";
import { techLaunchSchema } from "./tecnologia";

/** What the record of each kind holds at least, whatever a page asks of it besides; a kind without one does not compile. */
const RECORDS = {
  story: storySchema,
  sportStory: sportStorySchema,
  opinion: opinionPieceSchema,
  sportItem: sportItemSchema,
  regional: regionalNewsSchema,
  monograph: monographSchema,
  analysis: analysisSchema,
  launch: techLaunchSchema,
  index: marketIndexSchema,
  indicator: indicatorSchema,
  quick: quickDatumSchema,
  company: companySchema,
  party: partySchema,
  video: videoSchema,
  event: eventSchema,
  film: filmSchema,
  book: bookSchema,
  match: upcomingMatchSchema,
  columnist: columnistSchema,
} satisfies Readonly<Record<Kind, z.ZodType & { shape: object }>>;

/** The record of a kind. */
export type RecordOf<Of extends Kind> = z.output<(typeof RECORDS)[Of]>;

/** Whether what a schema has read is a record of a kind: it has all the fields that those have. */
export const readsKind = (schema: z.core.$ZodType, kind: Kind): boolean =>
  schema instanceof z.ZodObject && Object.keys(RECORDS[kind].shape).every((field) => field in schema.shape);
