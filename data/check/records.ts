import type { Field } from "./fields";

/** A record that is read about under its headline: a story, a column, a line of news. */
export type Headline = { file: string; where: string; id: string; title: string; time: string; record: object };

/** A headline with what stands below it. */
export type Tale = Headline & { excerpt: string; category: string };

/** A field of a record that is a text; empty if there is none. */
export function textOf(record: object, field: string): string {
  const value: unknown = Reflect.get(record, field);
  return typeof value === "string" ? value : "";
}

/** Every record with an anchor, a headline and an hour, in the files' order. */
export const headlinesIn = (fields: readonly Field[]): Headline[] =>
  fields.flatMap(({ file, where, key, record }) => {
    if (key !== "title") return [];
    const [id, title, time] = [textOf(record, "id"), textOf(record, "title"), textOf(record, "time")];
    return id && title && time ? [{ file, where: where.replace(/\.title$/, ""), id, title, time, record }] : [];
  });

/** Those of them that have an excerpt and a category: stories and columns. */
export const talesIn = (fields: readonly Field[]): Tale[] =>
  headlinesIn(fields).flatMap((headline) => {
    const excerpt = textOf(headline.record, "excerpt");
    const category = textOf(headline.record, "category");
    return excerpt && category ? [{ ...headline, excerpt, category }] : [];
  });

/** Anything but prose: anchors and references, files, addresses, colours, instants, days, hours. */
const NO_PROSE =
  /^([a-z0-9]+(-[a-z0-9]+)+|[a-z0-9-]+(\/[a-z0-9-]+)*\.\w+|\w+:\/\/\S*|mailto:\S+|\/\S*|#[0-9a-fA-F]{6}|\d{4}-\d\d-\d\d(T\S+)?|\d\d:\d\d|es-[A-Z]{2})$/;

/** Fields whose words are the code's, not the reader's. */
const NO_WORDS = new Set(["trend", "tendency", "status", "id", "timeZone", "social", "video", "field", "method"]);

/** Every text that somebody reads. */
export const proseIn = (fields: readonly Field[]): (Field & { value: string })[] =>
  fields.flatMap((field) => {
    const { key, value } = field;
    return typeof value === "string" && value !== "" && !NO_WORDS.has(key) && !NO_PROSE.test(value)
      ? [{ ...field, value }]
      : [];
  });

/** In small letters, without accents or signs: how alike texts are compared. */
export const plainWords = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
