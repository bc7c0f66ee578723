import { MONTHS, WEEKDAYS } from "@/lib/calendar";
import type { Edition } from "@/schema/edition";
import { wordsOf, type Field } from "./fields";
import { warning, type Finding } from "@/lib/finding";
import { proseIn } from "./prose";

/** «viernes 20», «viernes, 20 de noviembre», «viernes 20 de noviembre de 2026»; the end of a range belongs to its end. */
const WEEKDAY = `(?<!\\p{L})(${WEEKDAYS.join("|")}),? (?:día )?`;
const NUMBER = "(\\d{1,2})(?!\\d|[.,:–−-]\\d|\\p{L}| (?:horas|euros|%))";
const MONTH = `(${MONTHS.join("|")})`;
const SAID = new RegExp(`${WEEKDAY}${NUMBER}(?: de ${MONTH}(?: de (\\d{4}))?)?`, "giu");

/** «31 de febrero», and days that there are. */
const DATED = new RegExp(`(?<![\\d.,])(\\d{1,2}) de ${MONTH}(?!\\p{L})(?: de (\\d{4}))?`, "giu");

/** A year that has a 29th of February. */
const LEAP_YEAR = "2028";

const DAY = 86_400_000;

/** «este jueves»: today or to come. */
const THIS = new RegExp(`(?<!\\p{L})este (${WEEKDAYS.join("|")})(?!\\p{L})`, "giu");

/** Of when a figure is: «octubre de 2026», «20 de noviembre de 2026». */
const OF = new RegExp(`(?:(\\d{1,2}) de )?${MONTH} de (\\d{4})`, "giu");

/** A figure from after the close, or as old as if its year were wrong. */
function sourceFaults(value: string, today: string): string[] {
  return [...value.matchAll(OF)].flatMap(([found, day = "1", month = "", year]) => {
    const date = dayOf(Number(year), MONTHS.indexOf(month.toLowerCase()), Number(day));
    const age = date ? (Date.parse(today) - date.getTime()) / DAY : 0;
    if (age < 0) return [`«${found}» es posterior al cierre de la edición`];
    return age > 360 ? [`«${found}» es de hace más o menos un año: ¿es ese el año?`] : [];
  });
}

/** «este jueves» in what was published on a Friday, by day: before six the evening was Thursday's. */
function thisFaults(value: string, time: string): string[] {
  const today = new Date(`${time.slice(0, 10)}T00:00:00Z`).getUTCDay();
  if (time.slice(11, 13) < "06") return [];
  return [...value.matchAll(THIS)].flatMap(([found, weekday = ""]) =>
    (WEEKDAYS.findIndex((one) => one === weekday.toLowerCase()) + 1) % 7 === today
      ? [`«${found}» fue ayer: es ${WEEKDAYS[today] ?? ""}`]
      : [],
  );
}

/** The day of a date, if there is such a date: 31 of April is none. */
function dayOf(year: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCDate() === day ? date : undefined;
}

/** The days that may be meant: of a month near that of what the text is about or, of a month, of the year nearest to it. */
function candidates(day: number, month: string | undefined, year: string | undefined, near: Date): Date[] {
  const steps = year ? [0] : [-1, 0, 1];
  const inYear = Number(year ?? near.getUTCFullYear());
  const dates = steps.flatMap((step) =>
    month
      ? (dayOf(inYear + step, MONTHS.indexOf(month.toLowerCase()), day) ?? [])
      : (dayOf(inYear, near.getUTCMonth() + step, day) ?? []),
  );
  const far = (date: Date) => Math.abs(date.getTime() - near.getTime());
  return month ? dates.toSorted((one, other) => far(one) - far(other)).slice(0, 1) : dates;
}

/** Weekdays in texts that are not those of the day they name, and days that no month has. */
export function weekdayFindings(fields: readonly Field[], { close }: Edition): Finding[] {
  return proseIn(fields).flatMap((field) => {
    const {
      where,
      says: { is },
      value,
    } = field;
    const about = wordsOf(field, "begins") || wordsOf(field, "day") || wordsOf(field, "published").slice(0, 10);
    const near = new Date(`${/^\d{4}-\d\d-\d\d$/.test(about) ? about : close.slice(0, 10)}T00:00:00Z`);
    const none = [...value.matchAll(DATED)].flatMap(([found, day, month = "", year = LEAP_YEAR]) =>
      dayOf(Number(year), MONTHS.indexOf(month.toLowerCase()), Number(day)) ? [] : [`«${found}» no existe`],
    );
    const wrong = [...value.matchAll(SAID)].flatMap(([found, weekday = "", day, month, year]) => {
      const dates = candidates(Number(day), month, year, near);
      if (dates.some((date) => WEEKDAYS[date.getUTCDay()] === weekday.toLowerCase())) return [];
      const [only, ...others] = dates;
      const right = only && others.length === 0 ? `: es ${WEEKDAYS[only.getUTCDay()] ?? ""}` : "";
      return [`«${found}» no cae en ${weekday.toLowerCase()}${right}`];
    });
    const source = is === "source" ? sourceFaults(value, close.slice(0, 10)) : [];
    const faults = [...none, ...wrong, ...source, ...thisFaults(value, wordsOf(field, "published"))];
    return faults.map((says) => warning(where, says));
  });
}
