import type { z } from "zod";

/*
 * Two records of a list under one name are a copy that was left unfinished: a reader would
 * meet the same thing twice, and React could not tell them apart.
 */

/** For lists of words: none stands twice. */
export function distinct(values: readonly string[], context: z.core.$RefinementCtx): void {
  values.forEach((value, index) => {
    const first = values.indexOf(value);
    if (first < index) context.addIssue({ code: "custom", path: [index], message: `ya está en la entrada [${first}]` });
  });
}

/** For lists of records: none has the same in this field as one before it. */
export const distinctBy =
  <Field extends string>(field: Field) =>
  (records: readonly Readonly<Record<Field, string>>[], context: z.core.$RefinementCtx): void => {
    const values = records.map((record) => record[field]);
    values.forEach((value, index) => {
      const first = values.indexOf(value);
      const message = `ya está en la entrada [${first}]`;
      if (first < index) context.addIssue({ code: "custom", path: [index, field], message });
    });
  };
