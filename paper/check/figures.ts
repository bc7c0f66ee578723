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

/** Between what a rate is when nothing is wrong with a country, in per cent, by its name. */
const RATES: readonly (readonly [name: RegExp, least: number, most: number])[] = [
  [/eur[ií]bor|\btipos?\b|\bbonos?\b/iu, -1, 12],
  [/inflaci|\bIPC\b|subyacente/iu, -4, 20],
  [/\bparo\b|desempleo/iu, 2, 40],
  [/\bPIB\b.*trimestral/iu, -3, 3],
  [/\bPIB\b/iu, -12, 12],
  [/déficit/iu, -5, 13],
];

/** No rate, share or debt that a newspaper prints is higher, in per cent. */
const HIGHEST_RATE = 300;

/** «Euríbor: 2218 %», for want of the decimal point. */
function rate({ where, value, record }: Field): Finding[] {
  if (!textOf(record, "unit").startsWith("%") || typeof value !== "number") return [];
  const meant = value / 10 ** (numberOf(record, "decimals") ?? 0);
  if (Math.abs(value) > HIGHEST_RATE)
    return [
      error(where, `${value} % es demasiado${meant === value ? "" : `: ¿${meant}?`} Los decimales van con punto`),
    ];
  const [, least, most] = RATES.find(([name]) => name.test(textOf(record, "name"))) ?? [null, value, value];
  return value < least || value > most
    ? [warning(where, `${value} % sería extraordinario: ¿están bien los decimales?`)]
    : [];
}

/** Between what a figure is by its field, whole: euros, not millions of them; minutes; per cent. */
const LIKELY: Readonly<Record<string, readonly [least: number, most: number]>> = {
  marketCap: [1_000_000, 5_000_000_000_000],
  funding: [10_000, 10_000_000_000],
  readTime: [1, 30],
  growth: [-100, 1000],
};

function likely({ where, key, value }: Field): Finding[] {
  const [least, most] = LIKELY[key] ?? [];
  if (typeof value !== "number" || least === undefined || most === undefined) return [];
  return value < least || value > most
    ? [warning(where, `${value} no es una cifra corriente aquí, de ${least} a ${most}: ¿está entera, y con su punto?`)]
    : [];
}

/** A figure that is more than double or less than half of the one before it: «17186,4» are two. */
function leap({ where, value: series }: Field): Finding[] {
  if (!Array.isArray(series)) return [];
  const far = series.findIndex((one: unknown, at) => {
    const before: unknown = series[at - 1];
    return typeof one === "number" && typeof before === "number" && (one > before * 2 || one < before / 2);
  });
  return far < 0
    ? []
    : [error(where, `salta de ${String(series[far - 1])} a ${String(series[far])}: los decimales van con punto`)];
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
  series: leap,
  change: trend,
  colour,
  have: surplus,
  homeScore: goals,
  awayScore: goals,
};

/** Rates for want of a decimal point, changes that their series denies, colours that vanish, seats beyond those needed. */
export const figureFindings = (fields: readonly Field[]): Finding[] =>
  fields.flatMap((field) => [...(RULES[field.key]?.(field) ?? []), ...likely(field)]);
