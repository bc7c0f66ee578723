import { MONTHS, WEEKDAYS } from "@/lib/calendar";
import type { Edition } from "@/schema/edition";
import { wordsOf, type Field } from "./fields";
import { warning, type Finding } from "@/lib/finding";
import { proseIn } from "./prose";

const WEEKDAY = `(?<!\\p{L})(${WEEKDAYS.join("|")})`;
const MONTH = `(${MONTHS.join("|")})`;
/** The end of a range belongs to its end, and what is counted is no day. */
const NUMBER = "(\\d{1,2})(?!\\d|[.,:–−-]\\d|\\p{L}| (?:horas|euros|%))";

/** A weekday with its day. */
export const WEEKDAY_SAID = {
  pattern: new RegExp(`${WEEKDAY},? (?:día )?${NUMBER}(?: de ${MONTH}(?: de (\\d{4}))?)?`, "giu"),
  tells: [
    ...WEEKDAYS.map((weekday) => `el ${weekday} 20`),
    ...MONTHS.map((month) => `el viernes, 20 de ${month}`),
    ...["Viernes 20 de noviembre de 2026", "el viernes, día 20", "el viernes 20."],
  ],
  silent: [
    ...["200", "4-2", "4−2", "20–22", "20.000", "20,5", "20:30", "20h"].map((number) => `el viernes ${number}`),
    ...["el viernes 20 horas", "el viernes 20 euros", "el viernes 20 %", "superlunes 20"],
  ],
};

/** A day of a month, such as 31 of February, and days that there are. */
export const DATED = {
  pattern: new RegExp(`(?<![\\d.,])(\\d{1,2}) de ${MONTH}(?!\\p{L})(?: de (\\d{4}))?`, "giu"),
  tells: [...MONTHS.map((month) => `el 31 de ${month}`), "31 de Febrero de 2031"],
  silent: ["el 131 de febrero", "el 1.31 de febrero", "el 1,31 de febrero", "el 3 de marzocho"],
};

/** A year that has a 29th of February. */
const LEAP_YEAR = "2028";

const DAY = 86_400_000;

/** A weekday that is today's or to come. */
export const THIS_WEEKDAY = {
  pattern: new RegExp(`(?<!\\p{L})este (${WEEKDAYS.join("|")})(?!\\p{L})`, "giu"),
  tells: [...WEEKDAYS.map((weekday) => `Abre este ${weekday}.`), "Este Jueves"],
  silent: ["al oeste jueves", "este juevesanto", "el jueves"],
};

/** Of when a figure is. */
export const FIGURE_OF = {
  pattern: new RegExp(`(?:(\\d{1,2}) de )?${MONTH} de (\\d{4})`, "giu"),
  tells: [...MONTHS.map((month) => `${month} de 2026`), "20 de noviembre de 2026"],
  silent: ["noviembre", "noviembre de 26", "2026"],
};

/** A figure from after the close, or as old as if its year were wrong. */
function sourceFaults(value: string, today: string): string[] {
  return [...value.matchAll(FIGURE_OF.pattern)].flatMap(([found, day = "1", month = "", year]) => {
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
  return [...value.matchAll(THIS_WEEKDAY.pattern)].flatMap(([found, weekday = ""]) =>
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
    const none = [...value.matchAll(DATED.pattern)].flatMap(([found, day, month = "", year = LEAP_YEAR]) =>
      dayOf(Number(year), MONTHS.indexOf(month.toLowerCase()), Number(day)) ? [] : [`«${found}» no existe`],
    );
    const wrong = [...value.matchAll(WEEKDAY_SAID.pattern)].flatMap(([found, weekday = "", day, month, year]) => {
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
