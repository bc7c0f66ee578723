import type { Imprint } from "@/schema/imprint";
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

/** What is the same in every edition. */
const fixed = {
  /** «20:30». */
  clock: clockTime,
  /** «20 nov 2026». */
  short: shortDate,
  /** «viernes, 20 de noviembre de 2026». */
  long: longDate,
} as const;

/** What is said against the edition's close. */
const counted = {
  /** «Hace 2 horas»; «20 nov, 07:35» what is old by then, but in the sample. */
  relative: (value: string, { site, edition: { close } }: Imprint) =>
    site.sample || !isOld(value, close) ? relativeTime(value, close) : dayAndHour(value, close),
  /** «20:30», and «19 nov, 20:30» where the day is not the edition's. */
  hour: (value: string, { edition: { close } }: Imprint) =>
    isoDay(value) === isoDay(close) ? clockTime(value) : dayAndHour(value, close),
  /** «20 nov», and «4 ene 2027» where the year is not the edition's. */
  day: (value: string, { edition: { close } }: Imprint) =>
    year(value) === year(close) ? dayAndMonth(value) : shortDate(value),
} as const;

/** Whether a time will grow old under its readers' eyes: the sample's stay what the specification says. */
const ages = (value: string, { site, edition }: Imprint) => !site.sample && !isOld(value, edition.close);

type Props = {
  /** An ISO instant, or a day such as 2026-11-21. */
  value: string;
  className?: string;
} & ({ mode: keyof typeof fixed } | { mode?: keyof typeof counted; imprint: Imprint });

/** What a time says, and what it will say when it has grown old. */
function wordsOf(props: Props): { text: string; later?: string | undefined } {
  if (!("imprint" in props)) return { text: fixed[props.mode](props.value) };
  const { value, mode = "relative", imprint } = props;
  const text = counted[mode](value, imprint);
  return mode === "relative" && ages(value, imprint)
    ? { text, later: dayAndHour(value, imprint.edition.close) }
    : { text };
}

/** Every date and time of the paper: es-ES, Europe/Madrid, with its instant for machines. */
export function TimeText(props: Props) {
  const { text, later } = wordsOf(props);
  return (
    <time dateTime={props.value} className={props.className} data-at={later}>
      {text}
    </time>
  );
}
