import {
  clockTime,
  dayAndHour,
  dayAndMonth,
  isOld,
  isoDay,
  longDate,
  relativeTime,
  shortDate,
  year,
} from "@/lib/format";
import { edition, site } from "@/paper/site";

const { close } = edition;

/** How a time is said; what depends on the day is said against the edition's close. */
const modes = {
  /** «20:30». */
  clock: clockTime,
  /** «20 nov 2026». */
  short: shortDate,
  /** «viernes, 20 de noviembre de 2026». */
  long: longDate,
  /** «Hace 2 horas»; «20 nov, 07:35» what is old by then, but in the sample. */
  relative: (value: string) =>
    site.sample || !isOld(value, close) ? relativeTime(value, close) : dayAndHour(value, close),
  /** «20:30», and «19 nov, 20:30» where the day is not the edition's. */
  hour: (value: string) => (isoDay(value) === isoDay(close) ? clockTime(value) : dayAndHour(value, close)),
  /** «20 nov», and «4 ene 2027» where the year is not the edition's. */
  day: (value: string) => (year(value) === year(close) ? dayAndMonth(value) : shortDate(value)),
} as const satisfies Record<string, (value: string) => string>;

/** Whether a time will grow old under its readers' eyes: the sample's stay what the specification says. */
const ages = (value: string) => !site.sample && !isOld(value, close);

/** By an ISO instant, or a day such as 2026-11-21. */
type Props = { value: string; mode?: keyof typeof modes };

/** Every date and time of the paper: es-ES, Europe/Madrid, with its instant for machines, and what it says once it is old. */
export function TimeText({ value, mode = "relative" }: Props) {
  const later = mode === "relative" && ages(value) ? dayAndHour(value, close) : undefined;
  return (
    <time dateTime={value} data-at={later}>
      {modes[mode](value)}
    </time>
  );
}
