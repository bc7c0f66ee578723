import { dayOfMonth, monthAndYear } from "@/lib/format";

type Props = {
  /** A day such as 2026-11-21. */
  date: string;
  /** A time of day such as 20:30. */
  time: string;
  /** Classes of each: the day's numeral, month and year, the hour. */
  day: string;
  month: string;
  hour: string;
};

/** When something begins, as on a calendar's leaf: three items of the grid it stands in. */
export function LeafDate({ date, time, day, month, hour }: Props) {
  return (
    <p className="contents">
      <time dateTime={date} className="contents">
        <span className={day}>{dayOfMonth(date)}</span> <span className={month}>{monthAndYear(date)}</span>
      </time>{" "}
      <span className={hour}>{time}</span>
    </p>
  );
}
