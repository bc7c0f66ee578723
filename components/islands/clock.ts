import { useEffect, useState } from "react";

/** Milliseconds until the minute changes: the clock is looked at then, over midnight too. */
const untilNextMinute = () => 60_000 - (Date.now() % 60_000);

/**
 * What the reader's clock says, as `read` puts it: `built` at first, so that the
 * page starts as the server wrote it, then looked at every minute and whenever the
 * page comes back. `read` gives text, and must be the same function at each call.
 */
export function useClock(built: string, read: (now: Date) => string): string {
  const [shown, setShown] = useState(built);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      setShown(read(new Date()));
      clearTimeout(timer);
      timer = setTimeout(look, untilNextMinute());
    };
    look();
    // A page kept in the background or in the back-forward cache misses its timers.
    document.addEventListener("visibilitychange", look);
    addEventListener("pageshow", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("pageshow", look);
    };
  }, [read]);
  return shown;
}
