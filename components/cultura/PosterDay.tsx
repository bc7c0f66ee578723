import { dayOfMonth, shortMonth } from "@/lib/format";

/** A day such as 2026-11-28 as it stands on a poster: the numeral upright, the month in italics, larger than all else. */
export const PosterDay = ({ value }: { value: string }) => (
  <div className="poster-top">
    <time dateTime={value} className="poster-day">
      {dayOfMonth(value)} <span className="poster-month">{shortMonth(value)}</span>
    </time>
  </div>
);
