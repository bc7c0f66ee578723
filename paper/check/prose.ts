import { textOf } from "@/lib/objects";
import { ID } from "../records";
import { wordsOf, type Field } from "./fields";

/** A record that is read about under its headline: a story, a column, a line of news; `at` is where that stands. */
export type Headline = { where: string; title: string; at: string };

/** Every record with an anchor, a headline and an hour, in the files' order. */
export const headlinesIn = (fields: readonly Field[]): Headline[] =>
  fields.flatMap((field) => {
    const { where, says, value, record } = field;
    const isRead = textOf(record, ID) && wordsOf(field, "published");
    return says.is === "headline" && typeof value === "string" && value && isRead
      ? [{ where: where.replace(/\.\w+$/, ""), title: value, at: where }]
      : [];
  });

/** Those that have the same value as one before them, each with the first that has it. */
export const repeatsIn = <Kind extends { value: unknown }>(all: readonly Kind[]): { again: Kind; first: Kind }[] =>
  all.flatMap((again) => {
    const first = all.find(({ value }) => value === again.value);
    return first && first !== again ? [{ again, first }] : [];
  });

/** Every text that somebody reads. */
export const proseIn = (fields: readonly Field[]): (Field & { value: string })[] =>
  fields.flatMap((field) => {
    const { says, value } = field;
    return says.text && typeof value === "string" && value !== "" ? [{ ...field, value }] : [];
  });
