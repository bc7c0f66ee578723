import { z } from "zod";
import { editDistance } from "cspell-trie-lib";
import { warning, type Finding } from "@/lib/finding";
import { textOf } from "@/lib/objects";
import { seatCountSchema, voteSchema } from "@/schema/story";
import { saidOtherwise } from "../seats";
import type { Field } from "./fields";
import { plainWords, proseIn } from "./prose";

/* Figures of one record that another's words tell otherwise: they may be of another day or vote, so editors are only asked. */

const told = (record: object): string =>
  ["title", "headline", "excerpt", "text"].map((field) => textOf(record, field)).join(". ");

/** Whether two texts are about the same: two of their longer words are. */
const areAlike = (one: string, other: string): boolean =>
  new Set(plainWords(one).filter((word) => word.length > 5 && plainWords(other).includes(word))).size > 1;

/** A vote that a live line, or another story, tells otherwise. */
function votes(fields: readonly Field[]): Finding[] {
  const held = fields.flatMap(({ key, value, record }) => {
    const { data: vote } = voteSchema.safeParse(key === "vote" ? value : undefined);
    return vote ? [{ vote, title: textOf(record, "title") }] : [];
  });
  const lines = fields.filter(({ key, record }) => /^(?:title|headline)$/.test(key) && !("vote" in record));
  return lines.flatMap(({ where, record }) => {
    const its = held.find(({ title }) => areAlike(title, told(record)));
    return its ? saidOtherwise(told(record), its).map((says) => warning(where, `${says}, en «${its.title}»`)) : [];
  });
}

const parliamentSchema = z.object({
  coalition: z.array(z.string()),
  parties: z.array(z.object({ name: z.string(), seats: z.number() })),
});

/** Fewer seats than the Government's parties have, where a story counts on them: others may join, for this once. */
function counts(fields: readonly Field[]): Finding[] {
  const page = fields.find(({ key }) => key === "coalition")?.record;
  const { coalition, parties } = parliamentSchema.safeParse(page).data ?? { coalition: [], parties: [] };
  const sum = parties.reduce((seats, party) => seats + (coalition.includes(party.name) ? party.seats : 0), 0);
  return fields.flatMap(({ where, key, value, record }) => {
    const { data: count } = seatCountSchema.safeParse(key === "count" ? value : undefined);
    return count && count.have < sum && /coalición|investidura/iu.test(told(record))
      ? [warning(`${where}.have`, `${count.have} son menos que los ${sum} escaños de coalition`)]
      : [];
  });
}

/** Whether one may have been typed for the other: a key or two in another order. */
function isSlip(one: string, other: string): boolean {
  const [left = "", right = ""] = [one, other].map((text) => text.replace(/\D/g, ""));
  return editDistance(left, right) <= 100 || Array.from(left).sort().join() === Array.from(right).sort().join();
}

/** A story's own figure that its text says nearly, and nowhere as it is: «26 °C» for 62. */
function keyFigure({ where, key, value: figure, record }: Field): Finding[] {
  const value = key === "figure" && typeof figure === "object" && figure ? textOf(figure, "value") : "";
  // Two bare digits may count anything.
  if (!/\d\D|\D\d|\d{3}/.test(value)) return [];
  const form = value.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/\d+/g, "\\d+");
  const said: string[] = told(record).match(new RegExp(`(?<![\\d.,])${form}(?![\\d\\p{L}])`, "gu")) ?? [];
  const near = said.includes(value) ? undefined : said.find((one) => isSlip(one, value));
  return near ? [warning(`${where}.value`, `«${value}» no es lo que dice el texto: «${near}»`)] : [];
}

/** «El IBEX 35 cerró este viernes en 17.284,60 puntos», «el euríbor en el 2,218 %». */
const QUOTED = /^(?: \p{L}+){0,4}? (?:en|al?)(?: el| los)? (\d[\d.]*(?:,\d+)?) (?:puntos|%)/u;

/** An index or a rate that a text quotes to four figures or more, otherwise than its record. */
function quotations(fields: readonly Field[]): Finding[] {
  const quoted = fields.flatMap(({ where, key, value, record }) =>
    key === "value" && / (?:indices|indicators)\[/.test(where)
      ? [{ value: Number(value), name: textOf(record, "name").replace(/ (?:35|a \d.*)$/u, "") }]
      : [],
  );
  return proseIn(fields).flatMap(({ where, value: text }) =>
    quoted.flatMap(({ name, value }) => {
      const [, ...after] = text.toLowerCase().split(name.toLowerCase());
      const figures = after.map((words) => QUOTED.exec(words.replace(/^ 35| a \d+ meses/, ""))?.[1] ?? "");
      return figures
        .filter((figure) => figure.replace(/\D/g, "").length > 3 && !figure.endsWith("00"))
        .filter((figure) => {
          const decimals = figure.split(",")[1]?.length ?? 0;
          return value.toFixed(decimals) !== Number(figure.replaceAll(".", "").replace(",", ".")).toFixed(decimals);
        })
        .map((figure) => warning(where, `«${figure}» no es lo que dice ${name} en data/economia.ts: ${value}`));
    }),
  );
}

/** Votes, counts, figures and markets that a text tells otherwise than a record has them. */
export const agreementFindings = (fields: readonly Field[]): Finding[] => [
  ...votes(fields),
  ...counts(fields),
  ...fields.flatMap(keyFigure),
  ...quotations(fields),
];
