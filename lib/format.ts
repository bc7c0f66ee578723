import { TZDate } from "@date-fns/tz";
// From files of their own: the package's index reads hundreds, in each test and each command anew.
import { format } from "date-fns/format";
import { es } from "date-fns/locale/es";
import { ago } from "./ago";
import { NBSP } from "./spaces";

/*
 * Numbers and dates as a Spanish reader expects them (RAE: decimal comma, no point in four-digit integers, a no-break
 * space before the sign; true minus). Everything that becomes text passes through here.
 */

/** The clock of all that is printed. */
export const MADRID = "Europe/Madrid";
const MINUS = "\u2212";

/** `2026-11-21` and ISO instants both, on Madrid's clock. */
function madrid(value: string): TZDate {
  return value.length === 10 ? new TZDate(`${value}T12:00:00Z`, MADRID) : new TZDate(value, MADRID);
}

/** «viernes, 20 de noviembre de 2026», from a day or an instant. */
export const longDate = (value: string): string => format(madrid(value), "EEEE, d 'de' MMMM 'de' y", { locale: es });

/** «20 de noviembre de 2026», from a day or an instant. */
export const dayInFull = (value: string): string => format(madrid(value), "d 'de' MMMM 'de' y", { locale: es });

/** «viernes 20 de noviembre», from a day or an instant, where the year is plain. */
export const weekdayAndDay = (value: string): string => format(madrid(value), "EEEE d 'de' MMMM", { locale: es });

/** «noviembre de 2026», from a day or an instant. */
export const monthInFull = (value: string): string => format(madrid(value), "MMMM 'de' y", { locale: es });

/** «20 nov 2026», from a day or an instant. */
export const shortDate = (value: string): string => format(madrid(value), "d MMM y", { locale: es });

/** «20 nov», from a day or an instant, where the year is plain. */
export const dayAndMonth = (value: string): string => format(madrid(value), "d\u00a0MMM", { locale: es });

/** «viernes», from a day or an instant. */
export const weekday = (value: string): string => format(madrid(value), "EEEE", { locale: es });
/** «20», from a day or an instant: what a calendar's leaf prints large. */
export const dayOfMonth = (value: string): string => format(madrid(value), "d");

/** «nov», from a day or an instant: what stands under it. */
export const shortMonth = (value: string): string => format(madrid(value), "MMM", { locale: es });

/** «nov 2026», from a day or an instant. */
export const monthAndYear = (value: string): string => format(madrid(value), "MMM y", { locale: es });

/** «20:30», from an instant. */
export const clockTime = (value: string): string => format(madrid(value), "HH:mm");

/** «2026», from an instant. */
export const year = (value: string): string => format(madrid(value), "y");

/** «Hace 2 horas»: how long before `now` an instant lies, in whole units, never rounded up. */
export const relativeTime = (value: string, now: string): string => ago(Date.parse(now) - Date.parse(value));

/** «20 nov, 19:35», and «2 ene 2027, 19:35» where the year is not that of `now`. */
export const dayAndHour = (value: string, now: string): string =>
  format(madrid(value), year(value) === year(now) ? "d\u00a0MMM, HH:mm" : "d\u00a0MMM y, HH:mm", { locale: es });

/** From here on an instant is said as its day and hour: «hace 13 horas» helps nobody. */
export const OLD_HOURS = 12;

/** Whether an instant lies farther before `now` than that. */
export const isOld = (value: string, now: string): boolean =>
  Date.parse(now) - Date.parse(value) > OLD_HOURS * 3_600_000;

/** A figure with some decimals. What rounds to nothing has no sign, whichever of the two signs others have. */
const written = (value: number, decimals: number, signDisplay: "negative" | "exceptZero"): string =>
  new Intl.NumberFormat("es-ES", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // Decimals are of tables, whose thousands are told apart at a glance; a count is as in running text.
    useGrouping: decimals > 0 ? "always" : "min2",
    signDisplay,
  })
    .format(value)
    .replace("-", MINUS);

/** «1.234,56»: a figure with a fixed number of decimals. */
export const decimal = (value: number, decimals: number): string => written(value, decimals, "negative");

/** «1250», «12.480»: a count in running text. */
export const integer = (value: number): string => decimal(value, 0);

/** «+1,25», «−0,80», «0,00»: with its sign. Where an arrow stands beside it, that is `trendOf` the same decimals. */
export const signed = (value: number, decimals: number): string => written(value, decimals, "exceptZero");

/** «3,2 %». */
export const percent = (value: number, decimals = 1): string => `${decimal(value, decimals)}${NBSP}%`;

/** «+3,2 %», «−0,8 %». */
export const signedPercent = (value: number, decimals = 1): string => `${signed(value, decimals)}${NBSP}%`;

/** «2,218 %», «1,4 % del PIB», «104,2» where the unit is empty: a figure and what it is counted in. */
export const withUnit = (value: number, decimals: number, unit: string): string =>
  unit ? `${decimal(value, decimals)}${NBSP}${unit}` : decimal(value, decimals);

/** «12,35 €»: a share's price. */
export const euros = (value: number, decimals = 2): string => `${decimal(value, decimals)}${NBSP}€`;

/** «Gratis», «12 €», «12,50 €»: what an event costs. */
export const price = (value: number): string =>
  value === 0 ? "Gratis" : euros(value, Number.isInteger(value) ? 0 : 2);

/** How many decimals a figure has as it was written, three at most: nothing of it is rounded away. */
export const decimalsOf = (value: number): number =>
  [0, 1, 2].find((decimals) => Number(value.toFixed(decimals)) === value) ?? 3;

/** «8,4 M€», «1285 M€», «84.300 M€»: large sums in millions of euros; below a thousand euros in euros. */
export function millions(value: number): string {
  if (value < 1000) return `${integer(value)}${NBSP}€`;
  const amount = value / 1e6;
  // A hundred millions are counted in whole ones.
  const decimals = amount < 100 ? decimalsOf(amount) : 0;
  return `${decimals === 0 ? integer(Math.round(amount)) : decimal(amount, decimals)}${NBSP}M€`;
}

/** «12:45» or «1:02:09», from seconds. */
export function playingTime(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const tail = String(seconds % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}

/** «38 min», from seconds: how long one listens. */
export const minutes = (seconds: number): string => `${integer(Math.round(seconds / 60))}${NBSP}min`;

/** `PT38M5S`, from seconds: the duration for machines (ISO 8601). */
export function isoDuration(seconds: number): string {
  return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;
}

/** `2026-11-20`, the day an instant falls on in Madrid, for machines. */
export const isoDay = (value: string): string => format(madrid(value), "yyyy-MM-dd");

/** «6 min de lectura», from whole minutes: how long one reads. */
export const readingTime = (value: number): string => `${integer(value)}${NBSP}min de lectura`;

/** The noun for a count that stands apart from it: «gol» for one, «goles» for any other. */
export const nounFor = (count: number, singular: string, plural: string): string => (count === 1 ? singular : plural);

/** «1 lectura», «8730 lecturas», «Sin lecturas»: a count with its noun. */
export const counted = (count: number, singular: string, plural: string): string =>
  count === 0 ? `Sin ${plural}` : `${integer(count)}${NBSP}${nounFor(count, singular, plural)}`;

/** «8 segundos», «1:05», from seconds: how long a short film runs. */
export const seconds = (value: number): string =>
  value < 60 ? counted(value, "segundo", "segundos") : playingTime(value);

/** «8730 lecturas»: how often something has been read; nothing of what is new and has not been. */
export const readings = (views: number): string => (views === 0 ? "" : counted(views, "lectura", "lecturas"));

/** «27.340 reproducciones»: how often something has been played. */
export const plays = (views: number): string => counted(views, "reproducción", "reproducciones");

/** «Quedan 2 días y 4 horas», «Queda 1 hora», from whole hours: how long one can still take part. */
export function timeLeft(hours: number): string {
  const days = Math.floor(hours / 24);
  const rest = hours % 24;
  const parts = [days > 0 ? counted(days, "día", "días") : "", rest > 0 ? counted(rest, "hora", "horas") : ""].filter(
    Boolean,
  );
  return `${days + rest === 1 ? "Queda" : "Quedan"} ${parts.join(" y ")}`;
}
