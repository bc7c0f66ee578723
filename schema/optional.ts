import { z } from "zod";

/**
 * A list that its page may do without, heading and all: left out it is empty. What is there has from `least` to `most`
 * entries and keeps to rules such as `distinctBy("name")`. Half of a record is a mistake (orNothing in define.ts).
 */
export const optionalList = <Entry extends z.ZodType>(
  entry: Entry,
  least: number,
  most: number,
  ...rules: ((entries: z.output<Entry>[], context: z.core.$RefinementCtx) => void)[]
) =>
  z
    .array(entry)
    .max(most)
    .superRefine((entries, context) => {
      if (entries.length > 0 && entries.length < least)
        context.addIssue({ code: "too_small", origin: "array", minimum: least, inclusive: true, input: entries });
      for (const rule of rules) rule(entries, context);
    })
    .meta({ minItems: least })
    .default([]);
