import { TZDate } from "@date-fns/tz";
import { formatISO } from "date-fns/formatISO";
import { error, type Finding } from "@/lib/finding";
import { dayAndHour } from "@/lib/format";
import type { Edition } from "@/schema/edition";

/** Whether the clocks of a place ever showed such a time, `2026-03-29T02:30`: in the night of spring they skip an hour. */
export function exists(wall: string, timeZone: Edition["timeZone"]): boolean {
  const shown = (offset: string) => formatISO(new TZDate(`${wall}${offset}`, timeZone)).slice(0, wall.length);
  // The two offsets of Spain.
  return ["+01:00", "+02:00"].some((offset) => shown(offset) === wall);
}

/** What is said of a time that no clock showed, after the time itself. */
export const SKIPPED = "esa hora no existe: esa noche los relojes de España pasan de las 02:00 a las 03:00";

/** What is wrong with the clock on which an instant is written, where another is the edition's. */
export function clockFault(value: string, timeZone: Edition["timeZone"]): string | undefined {
  // On Greenwich's clock it was written by a program, which means it; on another it is a slip of the season.
  const converted = formatISO(new TZDate(value, timeZone));
  const offset = converted.slice(-6);
  if (/(Z|[+-]00:00)$/.test(value)) return `«${value}» es la hora de Greenwich: escribe la de España, ${converted}`;
  if (!exists(value.slice(0, "2026-03-29T02:30".length), timeZone)) return `«${value}»: ${SKIPPED}`;
  // An hour that comes twice, in the night of autumn, is told by its offset.
  return value.endsWith(offset)
    ? undefined
    : `«${value}»: ese día la hora de España es ${offset}: termina en ${offset}`;
}

/** A newspaper without a word for so many days is one whose close is wrong. */
const LONGEST_SILENCE = 14;

/** What makes a close unlikely, from the instants at which its content was published: then it makes all of them wrong. */
export function closeFault(times: readonly string[], { close, timeZone }: Edition): Finding | undefined {
  const fault = (says: string) => error("data/edition.ts: close", says);
  const clock = clockFault(close, timeZone);
  if (clock) return fault(clock);
  const after = times.filter((time) => Date.parse(time) > Date.parse(close)).length;
  if (after > times.length / 3)
    return fault(
      `«${close}» es anterior a ${after} de las ${times.length} horas del contenido: ¿falta poner el cierre de hoy?`,
    );
  const last = times.find((time) => times.every((other) => !(Date.parse(other) > Date.parse(time))));
  const days = last ? Math.floor((Date.parse(close) - Date.parse(last)) / 86_400_000) : 0;
  return last && days > LONGEST_SILENCE
    ? fault(`«${close}» es ${days} días posterior a lo último, del ${dayAndHour(last, close)}: ¿es ese el día?`)
    : undefined;
}
