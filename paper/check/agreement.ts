import { warning, type Finding } from "@/lib/finding";
import { withPlainSpaces } from "@/lib/spaces";
import { lettersApart } from "@/schema/nearest";
import { keyFigureSchema, voteSchema } from "@/schema/story";
import { saidOtherwise } from "../seats";
import { wordsOf, type Field } from "./fields";
import { proseIn } from "./prose";
import { plainWords } from "@/lib/words";

/* Figures of one record that another's words tell otherwise: they may be of another day or vote, so editors are only asked. */

const told = (field: Field): string => `${wordsOf(field, "headline")}. ${wordsOf(field, "summary")}`;

/** The longer words of a text: two texts that share two are about the same. */
const topicOf = (text: string): ReadonlySet<string> => new Set(plainWords(text).filter((word) => word.length > 5));

/** A vote that a live line, or another story, tells otherwise. */
function votes(fields: readonly Field[]): Finding[] {
  const voted = fields.filter(({ schema }) => schema === voteSchema);
  const held = voted.flatMap((field) => {
    const { data: vote } = voteSchema.safeParse(field.value);
    return vote ? [{ vote, title: wordsOf(field, "headline") }] : [];
  });
  const own = new Set(voted.map(({ record }) => record));
  const lines = fields.filter(({ says, record }) => says.is === "headline" && !own.has(record));
  return lines.flatMap((line) => {
    const { where } = line;
    const text = told(line);
    const words = topicOf(text);
    const its = held.find(({ title }) => [...topicOf(title)].filter((word) => words.has(word)).length > 1);
    return its ? saidOtherwise(text, its).map((says) => warning(where, `${says}, en «${its.title}»`)) : [];
  });
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** A story's own figure that its text says nearly, and nowhere as it is: «26 °C» for 62. */
function keyFigure(field: Field): Finding[] {
  const { schema, where } = field;
  const { data: figure } = keyFigureSchema.safeParse(schema === keyFigureSchema ? field.value : undefined);
  const value = withPlainSpaces(figure?.value ?? "");
  const text = withPlainSpaces(told(field));
  // Two bare digits may count anything.
  if (!/\d\D|\D\d|\d{3}/.test(value)) return [];
  const form = value.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/\d+/g, "\\d+");
  const figures: string[] = text.match(new RegExp(`(?<![\\d.,])${form}(?![\\d\\p{L}])`, "gu")) ?? [];
  const near = figures.find((one) => lettersApart(digitsOf(one), digitsOf(value), 1) <= 1);
  return !near || figures.includes(value)
    ? []
    : [warning(`${where}.value`, `«${value}» no es lo que dice el texto: «${near}»`)];
}

/** What stands behind the name of an index or a rate that is quoted. */
export const QUOTED = {
  pattern: /^(?: 35| a \d+ meses)?(?: \p{L}+){0,4}? (?:en|al?)(?: el| los)? (\d[\d.]*(?:,\d+)?) (?:puntos|%)/u,
  tells: [
    " 35 cerró hoy en 17.284,60 puntos",
    " 35 vuelve a los 17.000 puntos",
    " a 12 meses baja al 2,2 %",
    " en el 2,218 %",
  ],
  silent: [" 35 gana un 12,45 % en 2026", " 35, en 17.284,60 puntos", " en noviembre", " al 3 de marzo"],
};

/** An index or a rate that a text quotes to four figures or more, otherwise than its record. */
function quotations(fields: readonly Field[]): Finding[] {
  const quoted = fields.filter(
    ({ says, owner: { kind } }) => says.is === "quote" && (kind === "index" || kind === "indicator"),
  );
  return proseIn(fields).flatMap(({ where, value: text }) =>
    quoted.flatMap((quote) => {
      const { value } = quote;
      const name = wordsOf(quote, "measured").replace(/ (?:35|a \d.*)$/u, "");
      const [, ...after] = text.toLowerCase().split(name.toLowerCase());
      return after.flatMap((words) => {
        const [, figure = ""] = QUOTED.pattern.exec(words) ?? [];
        const decimals = figure.split(",")[1]?.length ?? 0;
        const isRound = digitsOf(figure).length < 4 || figure.endsWith("00");
        return isRound || figure.replaceAll(".", "") === Number(value).toFixed(decimals).replace(".", ",")
          ? []
          : [warning(where, `«${figure}» no es lo que dice ${name} en data/economia.ts: ${String(value)}`)];
      });
    }),
  );
}

/** Votes, figures and markets that a text tells otherwise than a record has them. */
export const agreementFindings = (fields: readonly Field[]): Finding[] => [
  ...votes(fields),
  ...fields.flatMap(keyFigure),
  ...quotations(fields),
];
