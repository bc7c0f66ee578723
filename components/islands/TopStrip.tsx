"use client";

import { useEffect, useState } from "react";
import { MONTHS, WEEKDAYS } from "@/lib/calendar";
import { SUBSCRIBE } from "@/lib/controls";
import { dayAt, useClock } from "./clock";

/** The scroll, in pixels, past which the strip folds (specification, section 9). */
const FOLD_THRESHOLD = 50;

/** «viernes, 20 de noviembre de 2026», without the browser's formatter (`dayAt`). */
function inWords(day: string): string {
  const date = new Date(day);
  return `${WEEKDAYS[date.getUTCDay()]}, ${date.getUTCDate()} de ${MONTHS[date.getUTCMonth()]} de ${date.getUTCFullYear()}`;
}

/** Whether the page is scrolled past the threshold; undefined until the browser has said. */
function useFolded(): boolean | undefined {
  const [folded, setFolded] = useState<boolean>();
  useEffect(() => {
    const look = () => setFolded(scrollY > FOLD_THRESHOLD);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  return folded;
}

type Props = {
  /** The day of the build, for those without scripts: `2026-11-20`. */
  day: string;
  /** The same in words. */
  label: string;
  /** Where one subscribes; nowhere yet, without one; null where one cannot. */
  subscribe?: { href: string; rel?: string } | null | undefined;
};

/** The strip over the header: the date and Suscríbete. It says whether it is folded; how, the style sheet says. */
export function TopStrip({ day, label, subscribe }: Props) {
  const today = useClock(day, dayAt);
  const folded = useFolded();
  return (
    <div className="top-strip" {...(folded !== undefined && { "data-strip": folded ? "folded" : "open" })}>
      <div className="top-strip-row">
        {/* Another day is another element: a translator has put its own words in the place of this one's. */}
        <time key={today} dateTime={today}>
          {today === day ? label : inWords(today)}
        </time>{" "}
        {subscribe && (
          <a {...subscribe} className="top-strip-button">
            {SUBSCRIBE}
          </a>
        )}
        {subscribe === undefined && (
          <button type="button" className="top-strip-button">
            {SUBSCRIBE}
          </button>
        )}
      </div>
    </div>
  );
}
