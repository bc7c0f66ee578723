import { z } from "zod";
import { declared } from "./declared";

/** A rule on a list beyond how many entries it has, such as `distinctBy("name")`. */
type Rule<Entry extends z.ZodType> = (entries: z.output<Entry>[], context: z.core.$RefinementCtx) => void;

/** A list of so many entries that keeps to some rules. */
export function list<Entry extends z.ZodType>(entry: Entry, least: number, most: number, ...rules: Rule<Entry>[]) {
  return z
    .array(entry)
    .min(least)
    .max(most)
    .superRefine((entries, context) => {
      for (const rule of rules) rule(entries, context);
    })
    .register(declared, { least });
}

/** The same of a list that its page may do without, heading and all: left out it is empty. Half of one is a mistake. */
export function optionalList<Entry extends z.ZodType>(
  entry: Entry,
  least: number,
  most: number,
  ...rules: Rule<Entry>[]
) {
  const noHalf: Rule<Entry> = (entries, context) => {
    if (entries.length > 0 && entries.length < least)
      context.addIssue({ code: "too_small", origin: "array", minimum: least, inclusive: true, input: entries });
  };
  return list(entry, 0, most, noHalf, ...rules)
    .meta({ minItems: least })
    .register(declared, { least, orNone: true })
    .default([]);
}
