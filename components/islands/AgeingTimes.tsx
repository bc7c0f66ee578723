"use client";

import { useEffect } from "react";
import { ago } from "@/lib/ago";
import { everyMinute } from "./clock";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Says every time of the page by the clock; after so many hours as its day and hour. */
function age(hours: number): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-at]")) {
    const since = Date.now() - Date.parse(time.dateTime);
    // A clock that is behind the newspaper's knows less than the page.
    if (since >= MINUTE) time.textContent = since > hours * HOUR ? (time.dataset["at"] ?? "") : ago(since);
  }
}

/** Keeps times true by the clock, after so many hours as day and hour, which they have room for (times.css). */
export function AgeingTimes({ hours }: { hours: number }) {
  useEffect(() => everyMinute(() => age(hours)), [hours]);
  return null;
}
