import { isOld } from "@/lib/format";
import type { Edition } from "@/schema/edition";
import type { Field } from "./fields";
import { error, warning, type Finding } from "@/lib/finding";
import { textOf } from "@/lib/objects";

/* What says «now» should not be old when the edition closes. */

/** Nobody plays between these hours of the close's own clock: a live score would be yesterday's. */
const NIGHT = { from: 2, to: 9 } as const;

const hoursBefore = (time: string, close: string) => (Date.parse(close) - Date.parse(time)) / 3_600_000;

/** Last-minute and urgent news, live lines and live scores that the close has left behind. */
export function freshnessFindings(fields: readonly Field[], { close }: Edition): Finding[] {
  const age = (time: string) => `es de ${Math.round(hoursBefore(time, close))} horas antes del cierre`;
  const hour = Number(close.slice(11, 13));
  return fields.flatMap(({ where, key, value, record }) => {
    const time = textOf(record, "time");
    if (key === "isBreaking" && value === true && isOld(time, close))
      return [error(where, `«Último momento» de una noticia que ${age(time)}: quítalo`)];
    if (key === "isUrgent" && value === true && isOld(time, close))
      return [warning(where, `la noticia urgente ${age(time)}`)];
    if (key === "time" && /: (banner|live\[\d+\])\.time$/.test(where) && isOld(time, close))
      return [warning(where, `lo que se cuenta en directo ${age(time)}`)];
    if (key === "status" && value === "LIVE" && hour >= NIGHT.from && hour < NIGHT.to)
      return [
        warning(where, `el marcador está en directo y la edición cierra a las ${close.slice(11, 16)}: ¿es de ayer?`),
      ];
    return [];
  });
}
