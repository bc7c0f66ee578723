import type { Field } from "./fields";
import { warning, type Finding } from "./finding";
import { proseIn, talesIn, textOf } from "./records";

/* What only shows over a whole edition: things that a newsroom's day would not have so alike. */

/** So many may share a figure or a byline by chance. */
const RECORDS_OF_A_FIGURE = 4;
const CATEGORIES_OF_A_BYLINE = 3;

const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
};

const list = (places: readonly string[]) => places.join("; ");

/** Figures of three digits or more in a text; a year is none. */
const figuresIn = (text: string): string[] =>
  (text.match(/(?<![\d.,:\p{L}])\d[\d.]*(?:,\d+)?(?![\d:\p{L}])/gu) ?? [])
    .map((figure) => figure.replace(/\.$/, ""))
    .filter((figure) => figure.replace(/\D/g, "").length >= 3 && !/^(1[5-9]|20)\d\d$/.test(figure))
    .map((figure) => figure.replaceAll(".", ""));

/** A figure that stands in records that have nothing to do with each other. */
function figures(fields: readonly Field[]): Finding[] {
  const said = [
    ...proseIn(fields).flatMap(({ where, value }) => figuresIn(value).map((figure) => ({ figure, where }))),
    ...fields.flatMap(({ where, key, value }) =>
      typeof value === "number" && key !== "series"
        ? figuresIn(String(value).replace(".", ",")).map((figure) => ({ figure, where }))
        : [],
    ),
  ];
  return groupBy(said, ({ figure }) => figure).flatMap(([figure, places]) => {
    // A story's vote, count and figure are its own.
    const records = groupBy(places, ({ where }) => where.replace(/(\.(vote|count|figure))?\.\w+$/, ""));
    const [first, ...others] = records.map(([, [place]]) => place?.where ?? "");
    return first && records.length >= RECORDS_OF_A_FIGURE
      ? [warning(first, `la cifra ${figure} sale en ${records.length} piezas: también en ${list(others)}`)]
      : [];
  });
}

/** One byline over stories of very different kinds. */
function bylines(fields: readonly Field[]): Finding[] {
  const signed = talesIn(fields).map((tale) => ({ ...tale, author: textOf(tale.record, "author") }));
  return groupBy(signed, ({ author }) => author).flatMap(([author, tales]) => {
    const categories = [...new Set(tales.map(({ category }) => category))];
    const [first, ...others] = tales;
    return author && first && categories.length >= CATEGORIES_OF_A_BYLINE
      ? [
          warning(
            `${first.where}.author`,
            `${author} firma en un día ${tales.length} noticias de ${categories.join(", ")}: también ${list(others.map(({ where }) => where))}`,
          ),
        ]
      : [];
  });
}

/** Figures and bylines that recur over the edition. */
export const samenessFindings = (fields: readonly Field[]): Finding[] => [...figures(fields), ...bylines(fields)];
