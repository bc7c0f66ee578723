import { dayOfMonth, shortMonth } from "@/lib/format";

/** A day such as 2026-11-28 as it stands on a poster: the numeral upright, the month in italics, larger than all else. */
export const PosterDay = ({ value }: { value: string }) => (
  <div className="poster-top area-day">
    <time dateTime={value} className="poster-day block px-4 text-accent in-[.garnet]:text-ink lg:px-6 print:px-0">
      {dayOfMonth(value)} <span className="hand">{shortMonth(value)}</span>
    </time>
  </div>
);
