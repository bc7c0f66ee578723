import type { z } from "zod";

/* Two records of a list under one name are an unfinished copy: a reader and React would take them for one. */

/** For lists of words: none stands twice. `within` is the field they are of, where they are records'. */
export function distinct(values: readonly string[], context: z.core.$RefinementCtx, within: string[] = []): void {
  values.forEach((value, index) => {
    const message = `ya está en la entrada [${values.indexOf(value)}]`;
    if (values.indexOf(value) < index) context.addIssue({ code: "custom", path: [index, ...within], message });
  });
}

/** For lists of records: none has the same in these fields as one before it; the first of them is named. */
export const distinctBy =
  <Field extends string>(...fields: [Field, ...Field[]]) =>
  (records: readonly Readonly<Record<Field, string>>[], context: z.core.$RefinementCtx): void => {
    const values = records.map((record) => fields.map((field) => record[field]).join("\n"));
    distinct(values, context, [fields[0]]);
  };
