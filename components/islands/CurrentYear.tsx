"use client";

import { dayAt, useClock } from "./clock";

const readYear = (now: Date) => dayAt(now).slice(0, 4);

/** The year of the copyright line: the build's at first, then the reader's. */
export function CurrentYear({ year }: { year: string }) {
  const shown = useClock(year, readYear);
  return (
    <time key={shown} dateTime={shown}>
      {shown}
    </time>
  );
}
