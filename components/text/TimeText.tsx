import { edition } from "@/data/edition";
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
import { site } from "@/lib/site";

/** Whether a time will grow old under its readers' eyes: the sample's stay what the specification says. */
const ages = (value: string) => !site.sample && !isOld(value, edition.close);

const modes = {
  /** «Hace 2 horas», against the edition's close; «20 nov, 07:35» what is old by then, but in the sample. */
  relative: (value: string) =>
    site.sample || !isOld(value, edition.close) ? relativeTime(value, edition.close) : dayAndHour(value, edition.close),
  /** «20:30». */
  clock: clockTime,
  /** «20:30», and «19 nov, 20:30» where the day is not the edition's. */
  hour: (value: string) =>
    isoDay(value) === isoDay(edition.close) ? clockTime(value) : dayAndHour(value, edition.close),
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
  const at = mode === "relative" && ages(value) ? dayAndHour(value, edition.close) : undefined;
  return (
    <time dateTime={value} className={className} data-at={at}>
      {modes[mode](value)}
    </time>
  );
}
