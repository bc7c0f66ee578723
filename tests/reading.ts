/*
 * How the specification has numbers, days and counts said in Spanish, written anew from it by `Intl` and tables: what the
 * pages, the graphs and the feeds say is held against this, and not against the newspaper's own formatters.
 */

const MONTHS = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"];

/** «1.234,50», «1250», «12.480»: thousands are parted in tables, and in counts of five figures and more. */
export const figure = (value: number, decimals = 0): string =>
  new Intl.NumberFormat("es-ES", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: decimals > 0 ? "always" : "min2",
  })
    .format(value)
    .replace(/^-/, /[1-9]/.test(value.toFixed(decimals)) ? "−" : "");

/** «+1,2», «−0,8», «0,0». */
export const signed = (value: number, decimals: number): string =>
  `${value > 0 && /[1-9]/.test(value.toFixed(decimals)) ? "+" : ""}${figure(value, decimals)}`;

/** How many decimals a figure was written with, three at most. */
const writtenWith = (value: number): number => Math.min(3, (String(value).split(".")[1] ?? "").length);

/** «+3,2 %», with the decimals that the figure was written with where none are said. */
export const change = (value: number, decimals = writtenWith(value)): string => `${signed(value, decimals)} %`;

/** «gol» for one, «goles» for any other. */
export const noun = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** «1 lectura», «8730 lecturas», «Sin lecturas». */
export const counted = (count: number, one: string, many: string): string =>
  count === 0 ? `Sin ${many}` : `${figure(count)} ${noun(count, one, many)}`;

/** «12,50 €». */
export const euros = (value: number): string => `${figure(value, 2)} €`;

/** «Gratis», «12 €», «12,50 €». */
export function price(value: number): string {
  if (value === 0) return "Gratis";
  return Number.isInteger(value) ? `${figure(value)} €` : euros(value);
}

/** «8,4 M€», «84.300 M€»: from a hundred millions on in whole ones. */
export function millions(value: number): string {
  if (value < 1000) return `${figure(value)} €`;
  const amount = value / 1e6;
  return `${amount < 100 ? figure(amount, writtenWith(Number(amount.toFixed(3)))) : figure(Math.round(amount))} M€`;
}

/** «12:45», «1:02:09», from seconds. */
export function playingTime(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** `PT27M0S`, from seconds (ISO 8601). */
export const isoDuration = (seconds: number): string => `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;

/** «Quedan 1 día y 12 horas», from whole hours. */
export function timeLeft(hours: number): string {
  const parts = [
    { count: Math.floor(hours / 24), one: "día", many: "días" },
    { count: hours % 24, one: "hora", many: "horas" },
  ].filter(({ count }) => count > 0);
  const [first, second] = parts;
  const verb = first?.count === 1 && !second ? "Queda" : "Quedan";
  return `${verb} ${parts.map(({ count, one, many }) => counted(count, one, many)).join(" y ")}`;
}

/** Madrid's day and clock at an instant, or a day such as 2026-11-21: `2026-11-21` and `20:30`. */
export function inMadrid(value: string): { day: string; clock: string } {
  if (value.length === 10) return { day: value, clock: "" };
  const [day = "", clock = ""] = new Date(value).toLocaleString("sv-SE", { timeZone: "Europe/Madrid" }).split(" ");
  return { day, clock: clock.slice(0, 5) };
}

/** «viernes». */
export const weekday = (value: string): string =>
  new Date(value).toLocaleDateString("es-ES", { weekday: "long", timeZone: "Europe/Madrid" });

/** «20 nov», and «20 nov 2027» where the year is not that of `now`. */
export function shortDay(value: string, now: string): string {
  const { day } = inMadrid(value);
  const [year = "", month, date] = day.split("-");
  const said = `${Number(date)} ${MONTHS[Number(month) - 1]}`;
  return year === inMadrid(now).day.slice(0, 4) ? said : `${said} ${year}`;
}

/** «20 nov 2026». */
export const dayAndYear = (value: string): string => shortDay(value, "0001-01-01");

/** «Hace 2 horas», «Hace un momento»: in whole units that have passed. */
function ago(value: string, now: string): string {
  const minutes = Math.floor((Date.parse(now) - Date.parse(value)) / 60_000);
  if (minutes < 1) return "Hace un momento";
  if (minutes < 60) return `Hace ${counted(minutes, "minuto", "minutos")}`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `Hace ${counted(hours, "hora", "horas")}`;
  return `Hace ${counted(Math.floor(hours / 24), "día", "días")}`;
}

/** How a story's time is told: how long ago; what is older than twelve hours by its day and hour, but in the sample. */
export function told(value: string, now: string, sample: boolean): string {
  const isOld = Date.parse(now) - Date.parse(value) > 12 * 3_600_000;
  return sample || !isOld ? ago(value, now) : `${shortDay(value, now)}, ${inMadrid(value).clock}`;
}

/** The hour of what happened, and its day where it is not that of `now`: «20:30», «19 nov, 20:30». */
export function hourOf(value: string, now: string): string {
  const { day, clock } = inMadrid(value);
  return day === inMadrid(now).day ? clock : `${shortDay(value, now)}, ${clock}`;
}
