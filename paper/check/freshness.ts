import { isOld } from "@/lib/format";
import type { Edition } from "@/schema/edition";
import type { Field } from "./fields";
import { error, warning, type Finding } from "@/lib/finding";
import { textOf } from "@/lib/objects";

/* What says «now» should not be old when the edition closes. */

/** Nobody plays between these hours of the close's own clock: a live score would be yesterday's. */
const NIGHT = { from: 2, to: 9 } as const;

/** Last-minute and urgent news, live lines and live scores that the close has left behind. */
export function freshnessFindings(fields: readonly Field[], { close }: Edition): Finding[] {
  const hour = Number(close.slice(11, 13));
  const night = `el marcador está en directo y la edición cierra a las ${close.slice(11, 16)}: ¿es de ayer?`;
  return fields.flatMap(({ where, key, value, record }) => {
    if (key === "status" && value === "LIVE" && hour >= NIGHT.from && hour < NIGHT.to) return [warning(where, night)];
    const time = textOf(record, "time");
    if (!isOld(time, close)) return [];
    const age = `es de ${Math.round((Date.parse(close) - Date.parse(time)) / 3_600_000)} horas antes del cierre`;
    if (key === "isBreaking" && value === true)
      return [error(where, `«Último momento» de una noticia que ${age}: quítalo`)];
    if (key === "isUrgent" && value === true) return [warning(where, `la noticia urgente ${age}`)];
    const isLive = /: (banner|live\[\d+\])\.time$/.test(where);
    return isLive ? [warning(where, `lo que se cuenta en directo ${age}`)] : [];
  });
}
