import { z } from "zod";
import { text } from "./primitives";

/** A figure with its name: a metric of the monograph, a line of a sector's data. */
export const metricSchema = z.strictObject({ label: text, value: text, note: text });
export type Metric = z.infer<typeof metricSchema>;
