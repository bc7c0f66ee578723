import { TZDate } from "@date-fns/tz";
import { formatISO } from "date-fns/formatISO";
import { MADRID } from "@/lib/format";

/** The instant of a day (`2026-11-28`) and a time (`18:00`) on Madrid's clock: `2026-11-28T18:00:00+01:00`. */
export function madridInstant(day: string, clock: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return formatISO(new TZDate(year, month - 1, date, hours, minutes, MADRID));
}

/** The newest of some ISO instants, as it is written. @throws Error if there is none */
export function newest(instants: readonly string[]): string {
  const [latest] = instants.toSorted((one, other) => Date.parse(other) - Date.parse(one));
  if (!latest) throw new Error("There is no newest instant: the page has no story");
  return latest;
}
