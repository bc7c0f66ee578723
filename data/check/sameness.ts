import type { Field } from "./fields";
import { warning, type Finding } from "./finding";
import { proseIn, talesIn, textOf } from "./records";

/* What only shows over a whole edition: things that a newsroom's day would not have so alike. */

/** Fewer records than this say nothing of habits. */
const ENOUGH = 8;

/** The share of an edition that makes a habit. */
const NEARLY_ALL = 0.9;

/** So many may share a figure, a name or a byline by chance. */
const RECORDS_OF_A_FIGURE = 4;
const PEOPLE_OF_A_NAME = 3;
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

const sentencesIn = (text: string) => (text.match(/[.!?…]+[»”)]?(?=\s|$)/gu) ?? []).length;

function excerpts(fields: readonly Field[]): Finding[] {
  const counts = fields.flatMap(({ key, value }) =>
    key === "excerpt" && typeof value === "string" ? [sentencesIn(value)] : [],
  );
  const groups = groupBy(counts, String).map(([, group]) => group);
  const habit = groups.find((group) => group.length >= NEARLY_ALL * counts.length);
  return counts.length >= ENOUGH && habit
    ? [warning("data", `${habit.length} de las ${counts.length} entradillas tienen ${habit[0] ?? 0} frases: varíalas`)]
    : [];
}

const PERSON = new Set(["author", "politician", "leader", "president", "director"]);

/** People, by their whole names: those of fields for people, and those of players and columnists. */
function people(fields: readonly Field[]): { name: string; where: string }[] {
  return fields.flatMap(({ where, key, value, record }) => {
    const isName = PERSON.has(key) || (key === "name" && ("role" in record || "ranking" in record));
    if (!isName || typeof value !== "string") return [];
    const [name = ""] = value.split(",");
    return /^\p{Lu}\S+ \p{Lu}/u.test(name) ? [{ name, where }] : [];
  });
}

/** A first name that several people have: those of fields, and those whom a text names so. */
function firstNames(fields: readonly Field[]): Finding[] {
  const known = people(fields);
  const first = new Set(known.map(({ name }) => name.split(" ")[0] ?? ""));
  const inTexts = proseIn(fields).flatMap(({ where, value }) =>
    [...value.matchAll(/(?<!\p{Lu}\p{Ll}* |\p{L})(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)/gu)].flatMap(([name, given = ""]) =>
      first.has(given) ? [{ name, where }] : [],
    ),
  );
  const persons = groupBy([...known, ...inTexts], ({ name }) => name.split(" ").slice(0, 2).join(" "));
  return groupBy(persons, ([name]) => name.split(" ")[0] ?? "").flatMap(([given, bearers]) => {
    const [place] = bearers[0]?.[1] ?? [];
    return place && bearers.length >= PEOPLE_OF_A_NAME
      ? [warning(place.where, `se llaman ${given} ${bearers.length} personas: ${list(bearers.map(([name]) => name))}`)]
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

/** Figures, sentences, first names and bylines that recur over the edition. */
export const samenessFindings = (fields: readonly Field[]): Finding[] => [
  ...figures(fields),
  ...excerpts(fields),
  ...firstNames(fields),
  ...bylines(fields),
];
