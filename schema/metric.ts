import { z } from "zod";
import { label, text } from "./primitives";

/** A figure with its name: a metric of the monograph, a line of a sector's data. */
export const metricSchema = z.strictObject({ label, value: text, note: text });
export type Metric = z.infer<typeof metricSchema>;
