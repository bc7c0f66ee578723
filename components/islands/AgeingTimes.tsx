"use client";

import { useEffect } from "react";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** From here on a story's time is its day and hour: «hace 13 horas» helps nobody. */
const OLD = 12 * HOUR;

const counted = (count: number, unit: string) => `Hace ${count}\u00a0${unit}${count === 1 ? "" : "s"}`;

/** What a time says `age` milliseconds after its instant; `at` is its day and hour. */
function textOf(age: number, at: string): string {
  if (age > OLD) return at;
  return age < HOUR ? counted(Math.floor(age / MINUTE), "minuto") : counted(Math.floor(age / HOUR), "hora");
}

function age(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-at]")) {
    const since = Date.now() - Date.parse(time.dateTime);
    // A clock that is behind the newspaper's knows less than the page.
    if (since >= MINUTE) time.textContent = textOf(since, time.dataset["at"] ?? "");
  }
}

/**
 * Keeps the page's times true by the reader's clock. Each time keeps the room of the
 * longest it can become (app/styles/times.css), so that nothing moves.
 */
export function AgeingTimes() {
  useEffect(() => {
    age();
    const timer = setInterval(age, MINUTE);
    // A page kept in the background or in the back-forward cache misses its timers.
    addEventListener("pageshow", age);
    document.addEventListener("visibilitychange", age);
    return () => {
      clearInterval(timer);
      removeEventListener("pageshow", age);
      document.removeEventListener("visibilitychange", age);
    };
  }, []);
  return null;
}
