import { edition } from "@/data/edition";
import { clockTime, dayAndMonth, longDate, relativeTime, shortDate, year } from "@/lib/format";

const modes = {
  /** «Hace 2 horas», against the edition's close. */
  relative: (value: string) => relativeTime(value, edition.close),
  /** «20:30». */
  clock: clockTime,
  /** «20 nov 2026». */
  short: shortDate,
  /** «20 nov», and «4 ene 2027» where the year is not the edition's. */
  day: (value: string) => (year(value) === year(edition.close) ? dayAndMonth(value) : shortDate(value)),
  /** «viernes, 20 de noviembre de 2026». */
  long: longDate,
} as const;

type Props = {
  /** An ISO instant, or a day such as 2026-11-21. */
  value: string;
  mode?: keyof typeof modes;
  className?: string;
};

/** Every date and time of the paper: es-ES, Europe/Madrid, with its instant for machines. */
export function TimeText({ value, mode = "relative", className }: Props) {
  return (
    <time dateTime={value} className={className}>
      {modes[mode](value)}
    </time>
  );
}
