import { isOld } from "@/lib/format";
import type { Edition } from "@/schema/edition";
import { wordsOf, type Field } from "./fields";
import { warning, type Finding } from "@/lib/finding";

/* What says «now» should not be old when the edition closes. */

/** Nobody plays between these hours of the close's own clock: a live score would be yesterday's. */
const NIGHT = { from: 2, to: 9 } as const;

/** Last-minute and urgent news, live lines and live scores that the close has left behind. */
export function freshnessFindings(fields: readonly Field[], { close }: Edition): Finding[] {
  const hour = Number(close.slice(11, 13));
  const night = `el marcador está en directo y la edición cierra a las ${close.slice(11, 16)}: ¿es de ayer?`;
  return fields.flatMap((field) => {
    const { where, value, says } = field;
    if (says.is === "live" && hour >= NIGHT.from && hour < NIGHT.to) return [warning(where, night)];
    const time = wordsOf(field, "published");
    if (!says.stale || value === false || !isOld(time, close)) return [];
    const age = `es de ${Math.round((Date.parse(close) - Date.parse(time)) / 3_600_000)} horas antes del cierre`;
    return [{ level: says.stale.level, where, says: says.stale.says(age) }];
  });
}
