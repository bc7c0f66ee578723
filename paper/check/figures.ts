import Color from "colorjs.io";
import { partOf, placeOf, wordsOf, type Field } from "./fields";
import { error, type Finding, warning } from "@/lib/finding";
import { textOf } from "@/lib/objects";
import type { Usual } from "@/schema/declared";
import { weekSchema, weeksSchema } from "@/schema/economia";
import { colour } from "@/schema/primitives";
import { ID } from "../records";

/** Entries of the most read that have more views than the one above them. */
export function mostReadFindings(fields: readonly Field[]): Finding[] {
  const viewsOf = (id: unknown) =>
    fields.find(({ says, record }) => says.is === "views" && textOf(record, ID) === id)?.value ?? 0;
  const entries = fields
    .filter(({ says }) => says.refersTo === "read")
    .map(({ where, value }) => ({ where, views: Number(viewsOf(value)) }));
  return entries.flatMap(({ where, views }, index) => {
    const above = entries[index - 1]?.views ?? Infinity;
    return views > above ? [warning(where, `tiene ${views} lecturas, más que la anterior (${above})`)] : [];
  });
}

/* Figures that are of the right type and cannot be true: their schemas say what they are when nothing is wrong. */

/** What a figure usually is, if that is known. */
function usualOf(field: Field): Usual | undefined {
  const { usual } = field.says;
  return typeof usual === "function" ? usual(wordsOf(field, "measured")) : usual;
}

const isWithin = (value: number, { least, most }: Usual) => value >= least && value <= most;

/** No rate, share or debt that a newspaper prints is higher, in per cent. */
const HIGHEST_RATE = 300;

/** «Euríbor: 2218 %», for want of the decimal point; «IPC: 2,6», for want of the unit, which an index does without. */
function rate(field: Field, value: number): Finding[] {
  const { where } = field;
  const usual = usualOf(field);
  const unit = partOf(field, "unit");
  if (unit === "" && usual && isWithin(value, usual))
    return [warning(placeOf(field, "unit"), "está vacío: ¿falta «%»?")];
  if (typeof unit !== "string" || !unit.startsWith("%")) return [];
  const meant = value / 10 ** Number(partOf(field, "decimals") ?? 0);
  if (Math.abs(value) > HIGHEST_RATE)
    return [
      error(where, `${value} % es demasiado${meant === value ? "" : `: ¿${meant}?`} Los decimales van con punto`),
    ];
  return usual && !isWithin(value, usual)
    ? [warning(where, `${value} % sería extraordinario: ¿están bien los decimales?`)]
    : [];
}

function likely(field: Field): Finding[] {
  const { where, value, says, owner } = field;
  if (typeof value !== "number") return [];
  if (says.is === "quote") return owner.kind === "indicator" ? rate(field, value) : [];
  const usual = usualOf(field);
  if (!usual || isWithin(value, usual)) return [];
  const { least, most } = usual;
  return [
    warning(where, `${value} no es una cifra corriente aquí, de ${least} a ${most}: ¿está entera, y con su punto?`),
  ];
}

/** The figures of a line: of a day, or of the weeks of an index. */
function lineOf({ says, schema, value }: Field): readonly unknown[] {
  if (!Array.isArray(value)) return [];
  const figures: readonly unknown[] = value;
  if (says.is === "series") return figures;
  return schema === weeksSchema ? figures.map((week) => weekSchema.partial().safeParse(week).data?.close) : [];
}

/** A figure, or a week's close, that is more than double or less than half of the one before it: «17186,4» are two. */
function leap(field: Field): Finding[] {
  const series = lineOf(field);
  const far = series.findIndex((one, at) => {
    const before = series[at - 1];
    return typeof one === "number" && typeof before === "number" && (one > before * 2 || one < before / 2);
  });
  return far < 0
    ? []
    : [error(field.where, `salta de ${String(series[far - 1])} a ${String(series[far])}: los decimales van con punto`)];
}

/** A day's change that is not what its own series shows: another sign, or ten times as much. */
function trend(field: Field): Finding[] {
  const { where, says, value: change } = field;
  const series: unknown = partOf(field, "series");
  if (says.is !== "change" || typeof change !== "number" || !Array.isArray(series)) return [];
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

function faint({ where, says, value }: Field): Finding[] {
  const { data } = colour.safeParse(says.is === "colour" ? value : undefined);
  return data && new Color(data).contrast("white", "WCAG21") < SEEN
    ? [error(where, `${data} no se ve sobre el papel: elige un color más oscuro`)]
    : [];
}

/** Rates for want of a decimal point, changes that their series denies, colours that vanish, figures beyond what is usual. */
export const figureFindings = (fields: readonly Field[]): Finding[] =>
  fields.flatMap((field) => [leap, trend, faint, likely].flatMap((rule) => rule(field)));
