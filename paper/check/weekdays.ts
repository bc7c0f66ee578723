import type { Edition } from "../../schema/edition";
import type { Field } from "./fields";
import { warning, type Finding } from "./finding";
import { proseIn, textOf } from "./records";

const WEEKDAYS = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"] as const;
const MONTHS = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");

/** «viernes 20», «viernes, 20 de noviembre», «viernes 20 de noviembre de 2026»; the end of a range belongs to its end. */
const SAID = new RegExp(
  `(?<!\\p{L})(${WEEKDAYS.join("|")}),? (?:día )?(\\d{1,2})(?!\\d|[.,:–−-]\\d|\\p{L}| (?:horas|euros|%))(?: de (${MONTHS.join("|")})(?: de (\\d{4}))?)?`,
  "giu",
);

/** «31 de febrero»; the 29th of February is left to its year. */
const NO_DAY =
  /(?<![\d.,])(?:3[2-9]|[4-9]\d) de (?:enero|marzo|mayo|julio|agosto|octubre|diciembre)(?!\p{L})|(?<![\d.,])(?:3[1-9]|[4-9]\d) de (?:abril|junio|septiembre|noviembre)(?!\p{L})|(?<![\d.,])(?:3\d|[4-9]\d) de febrero(?!\p{L})/giu;

const DAY = 86_400_000;

/** The day of a date, if there is such a date: 31 of April is none. */
function dayOf(year: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCDate() === day ? date : undefined;
}

/** The days that may be meant: of another month or year near the one that the text is about. */
function candidates(day: number, month: string | undefined, year: string | undefined, near: Date): Date[] {
  const index = month ? MONTHS.indexOf(month.toLowerCase()) : -1;
  const [nearYear, nearMonth] = [near.getUTCFullYear(), near.getUTCMonth()];
  const all =
    index < 0
      ? [-1, 0, 1].map((step) => dayOf(nearYear, nearMonth + step, day))
      : year
        ? [dayOf(Number(year), index, day)]
        : [-1, 0, 1].map((step) => dayOf(nearYear + step, index, day));
  const dates = all.filter((date) => date !== undefined);
  if (index < 0 || year) return dates;
  // «20 de noviembre» without its year is the nearest one.
  const nearest = Math.min(...dates.map((date) => Math.abs(date.getTime() - near.getTime())));
  return dates.filter((date) => Math.abs(date.getTime() - near.getTime()) <= nearest + DAY);
}

/** Weekdays in texts that are not those of the day they name, and days that no month has. */
export function weekdayFindings(fields: readonly Field[], { close }: Edition): Finding[] {
  return proseIn(fields).flatMap(({ where, value, record }) => {
    const about = textOf(record, "date") || textOf(record, "time").slice(0, 10);
    const near = new Date(`${/^\d{4}-\d\d-\d\d$/.test(about) ? about : close.slice(0, 10)}T00:00:00Z`);
    const none = [...value.matchAll(NO_DAY)].map(([said]) => warning(where, `«${said}» no existe`));
    const wrong = [...value.matchAll(SAID)].flatMap(([said, weekday = "", day, month, year]) => {
      const dates = candidates(Number(day), month, year, near);
      if (dates.some((date) => WEEKDAYS[date.getUTCDay()] === weekday.toLowerCase())) return [];
      const [only, ...others] = dates;
      const right = only && others.length === 0 ? `: es ${WEEKDAYS[only.getUTCDay()] ?? ""}` : "";
      return [warning(where, `«${said}» no cae en ${weekday.toLowerCase()}${right}`)];
    });
    return [...none, ...wrong];
  });
}
