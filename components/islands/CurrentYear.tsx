"use client";

import { useClock } from "./clock";

const yearFormat = new Intl.DateTimeFormat("es-ES", { year: "numeric", timeZone: "Europe/Madrid" });
const readYear = (now: Date) => yearFormat.format(now);

/** The year of the copyright line: the build's at first, then the reader's. */
export function CurrentYear({ year }: { year: string }) {
  const shown = useClock(year, readYear);
  return (
    <time key={shown} dateTime={shown}>
      {shown}
    </time>
  );
}
