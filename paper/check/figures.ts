import Color from "colorjs.io";
import type { Field } from "./fields";
import { error, type Finding, warning } from "@/lib/finding";
import { textOf } from "@/lib/objects";

/** Entries of the most read that have more views than the one above them. */
export function mostReadFindings(fields: readonly Field[]): Finding[] {
  const views = new Map<string, number>();
  for (const { key, value, record } of fields)
    if (key === "views" && typeof value === "number") views.set(textOf(record, "id"), value);
  const entries = fields.flatMap(({ where, key, value }) =>
    key === "story" && typeof value === "string" && / mostRead\[\d+\]\.story$/.test(where)
      ? [{ where, views: views.get(value) ?? 0 }]
      : [],
  );
  return entries.flatMap((entry, index) => {
    const above = entries[index - 1];
    return above && entry.views > above.views
      ? [warning(entry.where, `tiene ${entry.views} lecturas, más que la anterior (${above.views})`)]
      : [];
  });
}

/* Figures that are of the right type and cannot be true. */

const numberOf = (record: object, field: string): number | undefined => {
  const value: unknown = Reflect.get(record, field);
  return typeof value === "number" ? value : undefined;
};

/** No rate, share or debt that a newspaper prints is higher, in per cent. */
const HIGHEST_RATE = 300;

/** «Euríbor: 2218 %», for want of the decimal point. */
function rate({ where, value, record }: Field): Finding[] {
  const unit: unknown = Reflect.get(record, "unit");
  if (typeof unit !== "string" || !unit.startsWith("%") || typeof value !== "number") return [];
  const meant = value / 10 ** (numberOf(record, "decimals") ?? 0);
  return Math.abs(value) > HIGHEST_RATE
    ? [error(where, `${value} % es demasiado${meant === value ? "" : `: ¿${meant}?`} Los decimales van con punto`)]
    : [];
}

/** A day's change that is not what its own series shows: another sign, or ten times as much. */
function trend({ where, value: change, record }: Field): Finding[] {
  const series: unknown = Reflect.get(record, "series");
  if (typeof change !== "number" || !Array.isArray(series)) return [];
  const first: unknown = series[0];
  const last: unknown = series.at(-1);
  if (typeof first !== "number" || typeof last !== "number" || first === 0) return [];
  const shown = Math.round((last / first - 1) * 10_000) / 100;
  const denied = Math.abs(shown) >= 0.05 && change !== 0 && Math.sign(shown) !== Math.sign(change);
  const scale = Math.abs(change) > 1 && Math.abs(change) > 8 * Math.max(Math.abs(shown), 0.1);
  return denied || scale
    ? [warning(where, `${change} % no es lo que dice series, que va de ${first} a ${last} (${shown} %)`)]
    : [];
}

/** The least contrast with white paper at which a party's seats are still seen. */
const SEEN = 1.5;

function colour({ where, value }: Field): Finding[] {
  if (typeof value !== "string" || !/^#[0-9a-f]{6}$/i.test(value)) return [];
  return new Color(value).contrast("white", "WCAG21") < SEEN
    ? [error(where, `${value} no se ve sobre el papel: elige un color más oscuro`)]
    : [];
}

/** Seats that a bill has beyond those it needs: it lacks none. */
function surplus({ where, value: have, record }: Field): Finding[] {
  const need = numberOf(record, "need");
  return typeof have === "number" && need !== undefined && have > need
    ? [warning(where, `${have} es más que need (${need}): ¿están al revés?`)]
    : [];
}

/** More goals than any team makes on a day of league. */
const MOST_GOALS = 20;

const goals = ({ where, value, record }: Field): Finding[] =>
  textOf(record, "sport") === "Fútbol" && typeof value === "number" && value > MOST_GOALS
    ? [warning(where, `${value} goles son muchos: ¿es ese el marcador?`)]
    : [];

const RULES: Readonly<Record<string, (field: Field) => Finding[]>> = {
  value: rate,
  change: trend,
  colour,
  have: surplus,
  homeScore: goals,
  awayScore: goals,
};

/** Rates for want of a decimal point, changes that their series denies, colours that vanish, seats beyond those needed. */
export const figureFindings = (fields: readonly Field[]): Finding[] =>
  fields.flatMap((field) => RULES[field.key]?.(field) ?? []);
