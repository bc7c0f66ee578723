import { useEffect, useState } from "react";

/** Milliseconds until the minute changes: the clock is looked at then, over midnight too. */
const untilNextMinute = () => 60_000 - (Date.now() % 60_000);

/** Looks at the clock now, whenever the minute changes, and whenever the page comes back. @returns what stops it */
export function everyMinute(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const again = () => {
    look();
    clearTimeout(timer);
    timer = setTimeout(again, untilNextMinute());
  };
  again();
  // A page kept in the background or in the back-forward cache misses its timers.
  document.addEventListener("visibilitychange", again);
  addEventListener("pageshow", again);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", again);
    removeEventListener("pageshow", again);
  };
}

/**
 * What the reader's clock says, as `read` (the same function at each call) puts it: at first `built`, as the server
 * wrote it, then looked at every minute and whenever the page comes back.
 */
export function useClock(built: string, read: (now: Date) => string): string {
  const [shown, setShown] = useState(built);
  useEffect(() => everyMinute(() => setShown(read(new Date()))), [read]);
  return shown;
}

/**
 * The day in Madrid: `2026-11-20`, two hours ahead of UTC in summer and one in winter. A browser's first formatter is most of what
 * all islands cost a slow phone: it is asked in the one hour of the day in which that tells days apart.
 */
export function dayAt(now: Date): string {
  if (now.getUTCHours() !== 22) return new Date(now.getTime() + 2 * 60 * 60_000).toISOString().slice(0, 10);
  // Swedish dates are ISO's.
  return now.toLocaleDateString("sv-SE", { dateStyle: "short", timeZone: "Europe/Madrid" });
}
