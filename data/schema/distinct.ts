import type { z } from "zod";

/* Two records of a list under one name are an unfinished copy: a reader and React would take them for one. */

/** For lists of words: none stands twice. `within` is the field they are of, where they are records'. */
export function distinct(values: readonly string[], context: z.core.$RefinementCtx, within: string[] = []): void {
  values.forEach((value, index) => {
    const message = `ya está en la entrada [${values.indexOf(value)}]`;
    if (values.indexOf(value) < index) context.addIssue({ code: "custom", path: [index, ...within], message });
  });
}

/** For lists of records: none has the same in this field as one before it. */
export const distinctBy =
  <Field extends string>(field: Field) =>
  (records: readonly Readonly<Record<Field, string>>[], context: z.core.$RefinementCtx): void =>
    distinct(
      records.map((record) => record[field]),
      context,
      [field],
    );
