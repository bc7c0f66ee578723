import { textOf } from "@/lib/objects";
import type { Field } from "./fields";

/** A record that is read about under its headline: a story, a column, a line of news. */
export type Headline = { where: string; title: string };

/** Every record with an anchor, a headline and an hour, in the files' order. */
export const headlinesIn = (fields: readonly Field[]): Headline[] =>
  fields.flatMap(({ where, key, value, record }) =>
    key === "title" && typeof value === "string" && value && textOf(record, "id") && textOf(record, "time")
      ? [{ where: where.replace(/\.title$/, ""), title: value }]
      : [],
  );

/** Those that have the same value as one before them, each with the first that has it. */
export const repeatsIn = <Kind extends { value: unknown }>(all: readonly Kind[]): { again: Kind; first: Kind }[] =>
  all.flatMap((again) => {
    const first = all.find(({ value }) => value === again.value);
    return first && first !== again ? [{ again, first }] : [];
  });

/** Anything but prose: anchors and references, files, addresses, colours, instants, days, hours. */
const NO_PROSE =
  /^([a-z0-9]+(-[a-z0-9]+)+|[a-z0-9-]+(\/[a-z0-9-]+)*\.\w+|\w+:\/\/\S*|mailto:\S+|\/\S*|#[0-9a-fA-F]{6}|\d{4}-\d\d-\d\d(T\S+)?|\d\d:\d\d|es-[A-Z]{2})$/;

/** Fields whose words are the code's, not the reader's. */
const NO_WORDS = /^(trend|tendency|status|id|timeZone|leftOut|social|video|field|method)$/;

/** Every text that somebody reads. */
export const proseIn = (fields: readonly Field[]): (Field & { value: string })[] =>
  fields.flatMap((field) => {
    const { key, value } = field;
    return typeof value === "string" && value !== "" && !NO_WORDS.test(key) && !NO_PROSE.test(value)
      ? [{ ...field, value }]
      : [];
  });
