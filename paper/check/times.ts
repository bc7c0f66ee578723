import { TZDate } from "@date-fns/tz";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { z } from "zod";
import { dayAndHour } from "@/lib/format";
import type { Edition } from "@/schema/edition";
import { clockFault, exists, SKIPPED } from "../close";
import { wordsOf, type Field } from "./fields";
import { error, warning, type Finding } from "@/lib/finding";
import type { Role } from "@/schema/declared";
import { hourOfDay } from "@/schema/primitives";
import { correctionSchema } from "@/schema/story";

/*
 * When things are, against the edition's close. An instant is when something was published;
 * a record with a day and a time of day is announced, one with a day and a close is over.
 * Launches' and films' days are free.
 */

/** The same day so many years on. */
const yearsOn = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

const old = (when: string) => `«${when}» es de hace más de un año: ¿es ese el año?`;

const after = (when: string, close: string) => `«${when}» es posterior al cierre de la edición (${close})`;

/** No newsroom holds a story longer, in days: it is a slip in the date. */
const LONGEST_HELD = 31;

/** An entry of a list waits for its edition; what a page has only one of cannot be left out of it. */
function later({ where, says: { is }, owner }: Field, value: string, close: string): Finding {
  const says = after(value, close);
  if (is !== "published") return error(where, says);
  if (!owner.isEntry)
    return error(where, `${says}, y aquí no se puede retener nada: pon otra pieza, o cambia la hora o el cierre`);
  if (Date.parse(value) - Date.parse(close) > LONGEST_HELD * 86_400_000)
    return error(where, `${says} en más de un mes: ¿es ese el día?`);
  const until = `retenida hasta el ${dayAndHour(value, close)}`;
  return warning(where, `${until}: no sale en esta edición, sino en la primera que cierre después`);
}

/** What is wrong with an instant, whatever it is of. */
function past(field: Field, value: string, { close, timeZone }: Edition): Finding[] {
  const { where } = field;
  const found: Finding[] = [];
  const clock = clockFault(value, timeZone);
  if (clock) found.push(error(where, clock));
  if (Date.parse(value) > Date.parse(close)) found.push(later(field, value, close));
  if (value < yearsOn(close, -1)) found.push(warning(where, old(value)));
  return found;
}

/** What is wrong with the day of something that is to come. */
function announced(field: Field, day: string, { close, timeZone }: Edition): Finding[] {
  const { where } = field;
  const time = wordsOf(field, "hour");
  if (time && !hourOfDay.safeParse(time).success) return [];
  if (time && !exists(`${day}T${time}`, timeZone)) return [error(where, `«${day}» a las ${time}: ${SKIPPED}`)];
  const today = close.slice(0, 10);
  const hour = close.slice(11, 16);
  if (day < today) return [error(where, `«${day}» es anterior al día de la edición (${today})`)];
  if (day === today && time < hour)
    return [error(where, `«${day}» a las ${time} ya ha empezado cuando cierra la edición (${hour})`)];
  if (time && time < "06:00") return [warning(where, `«${day}» a las ${time}, de madrugada: ¿es esa la hora?`)];
  if (day > yearsOn(today, 2)) return [error(where, `«${day}» es de dentro de más de dos años: ¿es ese el año?`)];
  return [];
}

/** A market's closing is known soon after this hour, and shown for a long weekend at most. */
const CLOSED = { hour: 18, days: 4 } as const;

/** The end of a session that had not begun by then, or was another day's than the edition's. */
function traded(field: Field, close: string, edition: Edition): Finding[] {
  const { where } = field;
  const open = wordsOf(field, "opens");
  if (Date.parse(close) <= Date.parse(open)) return [error(where, `«${close}» no es posterior a open («${open}»)`)];
  if (open.slice(0, 10) !== close.slice(0, 10)) return [error(where, `«${close}» no es del día de open («${open}»)`)];
  const today = new TZDate(edition.close, edition.timeZone);
  const daily = today.getDay() % 6 > 0 && today.getHours() >= CLOSED.hour;
  const days = differenceInCalendarDays(today, new TZDate(close, edition.timeZone));
  if (days <= (daily ? 0 : CLOSED.days)) return [];
  const ago = days === 1 ? "ayer" : `hace ${days} días`;
  return [warning(where, `la sesión es de ${ago}: ¿falta la de hoy?`)];
}

const correctionTime = correctionSchema.pick({ time: true }).loose();

/** What was mended before it was published. */
function mended({ schema, where, value, ...story }: Field): Finding[] {
  const { data: correction } = correctionTime.safeParse(schema === correctionSchema ? value : undefined);
  const published = wordsOf(story, "published");
  return correction && Date.parse(correction.time) < Date.parse(published)
    ? [error(`${where}.time`, `«${correction.time}» es anterior a la noticia que corrige («${published}»)`)]
    : [];
}

/** Whether years, such as those of «XV (2023-2027)», are over or to come. */
function areOthers(years: string, now: string): boolean {
  const [, from = now, to = now] = /(\d{4})[-–](\d{4})/.exec(years) ?? [];
  return now < from || now > to;
}

/** What is wrong with a day that is over, or that nothing is known of. */
function dayFindings({ where, says: { is } }: Field, day: string, { close }: Edition): Finding[] {
  const today = close.slice(0, 10);
  if (day < yearsOn(today, -1)) return [warning(where, old(day))];
  // A day's close that the edition cannot know yet.
  return is === "pastDay" && day > today ? [error(where, after(day, close))] : [];
}

/** What each of these fields may say wrong, of the texts that they are. */
const RULES: Readonly<Partial<Record<Role, (field: Field, value: string, edition: Edition) => Finding[]>>> = {
  instant: past,
  published: past,
  mended: past,
  opens: past,
  closes: (field, value, edition) => [...past(field, value, edition), ...traded(field, value, edition)],
  day: dayFindings,
  pastDay: dayFindings,
  begins: announced,
  legislature: ({ where }, years, { close }) => {
    const year = close.slice(0, 4);
    return areOthers(years, year) ? [warning(where, `«${years}» no es la legislatura de ${year}`)] : [];
  },
};

/** What is from after the close or announced for a day that is over, years away, or on another clock than the edition's. */
export const timeFindings = (fields: readonly Field[], edition: Edition): Finding[] =>
  fields.flatMap((field) => {
    const { says, value } = field;
    const rule = says.is && RULES[says.is];
    // What is in no calendar is its schema's to say, and nothing is true of it.
    const isSound = rule && typeof value === "string" && z.safeParse(field.schema, value).success;
    return [...mended(field), ...(isSound ? rule(field, value, edition) : [])];
  });
