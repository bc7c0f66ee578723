import Color from "colorjs.io";
import type { Field } from "./fields";
import { error, type Finding, warning } from "@/lib/finding";
import { textOf } from "@/lib/objects";
import figures from "./figures.json" with { type: "json" };

/** Entries of the most read that have more views than the one above them. */
export function mostReadFindings(fields: readonly Field[]): Finding[] {
  const viewsOf = (id: unknown) =>
    fields.find(({ key, record }) => key === "views" && textOf(record, "id") === id)?.value ?? 0;
  const entries = fields
    .filter(({ where }) => / mostRead\[\d+\]\.story$/.test(where))
    .map(({ where, value }) => ({ where, views: Number(viewsOf(value)) }));
  return entries.flatMap(({ where, views }, index) => {
    const above = entries[index - 1]?.views ?? Infinity;
    return views > above ? [warning(where, `tiene ${views} lecturas, más que la anterior (${above})`)] : [];
  });
}

/*
 * Figures that are of the right type and cannot be true. figures.json has what they are when nothing is wrong: rates of a
 * country, in per cent, by what they are called; whole euros, minutes, goals by their field and, if it has one, its sport.
 */

const ready = (all: (typeof figures)["rates"]) =>
  all.map(({ name, ...bounds }) => ({ ...bounds, pattern: new RegExp(name, "iu") }));
const RATES = ready(figures.rates);
const FIELDS = ready(figures.fields);

/** The first of some bounds that are for such a name. */
const usualOf = (all: typeof RATES, name: string) => all.find(({ pattern }) => pattern.test(name));

const isWithin = (value: number, { least, most }: { least: number; most: number }) => value >= least && value <= most;

/** No rate, share or debt that a newspaper prints is higher, in per cent. */
const HIGHEST_RATE = 300;

/** «Euríbor: 2218 %», for want of the decimal point; «IPC: 2,6», for want of the unit, which an index does without. */
function rate({ where, value, record }: Field): Finding[] {
  if (!("unit" in record) || typeof value !== "number") return [];
  const usual = usualOf(RATES, textOf(record, "name"));
  if (record.unit === "" && usual && isWithin(value, usual))
    return [warning(where.replace(/value$/, "unit"), "está vacío: ¿falta «%»?")];
  if (!textOf(record, "unit").startsWith("%")) return [];
  const meant = value / 10 ** Number(Reflect.get(record, "decimals") ?? 0);
  if (Math.abs(value) > HIGHEST_RATE)
    return [
      error(where, `${value} % es demasiado${meant === value ? "" : `: ¿${meant}?`} Los decimales van con punto`),
    ];
  return usual && !isWithin(value, usual)
    ? [warning(where, `${value} % sería extraordinario: ¿están bien los decimales?`)]
    : [];
}

function likely({ where, value, record }: Field): Finding[] {
  if (typeof value !== "number") return [];
  const name = `${where.replace(/\[\d+\]/g, "")} ${textOf(record, "sport")}`.trim();
  const usual = usualOf(FIELDS, name);
  if (!usual || isWithin(value, usual)) return [];
  const { least, most } = usual;
  return [
    warning(where, `${value} no es una cifra corriente aquí, de ${least} a ${most}: ¿está entera, y con su punto?`),
  ];
}

/** A figure, or a week's close, that is more than double or less than half of the one before it: «17186,4» are two. */
function leap({ where, value }: Field): Finding[] {
  if (!Array.isArray(value)) return [];
  const series = value.map((one: unknown) => (one instanceof Object && "close" in one ? one.close : one));
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

const RULES: Readonly<Record<string, (field: Field) => Finding[]>> = {
  value: rate,
  series: leap,
  weeks: leap,
  change: trend,
  colour,
};

/** Rates for want of a decimal point, changes that their series denies, colours that vanish, figures beyond what is usual. */
export const figureFindings = (fields: readonly Field[]): Finding[] =>
  fields.flatMap((field) => [...(RULES[field.key]?.(field) ?? []), ...likely(field)]);
