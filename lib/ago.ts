import { NBSP } from "./spaces";

/** What time is told in, the longest first: its name, and how many minutes it has. */
const UNITS = [
  ["año", "años", 365 * 24 * 60],
  ["mes", "meses", 30 * 24 * 60],
  ["día", "días", 24 * 60],
  ["hora", "horas", 60],
  ["minuto", "minutos", 1],
] as const;

/** «Hace 2 horas»: how long ago something was that is so many milliseconds old, in whole units, never rounded up. */
export function ago(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  const unit = UNITS.find(([, , length]) => minutes >= length);
  if (!unit) return "Hace un momento";
  const [one, several, length] = unit;
  const count = Math.floor(minutes / length);
  return `Hace ${count}${NBSP}${count === 1 ? one : several}`;
}
