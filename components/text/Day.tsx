import { dayOfMonth, monthAndYear, shortMonth, year } from "@/lib/format";
import { edition } from "@/paper/site";

const sizes = { huge: "text-figure-1", large: "text-figure-2" } as const;

type Props = { value: string; size: keyof typeof sizes };

/** A day such as 2026-11-21 as a numeral with its month under it, and the year where it is not the edition's. */
export const Day = ({ value, size }: Props) => (
  <time dateTime={value} className="day">
    <span className="day-numeral voiced display">
      <span className={sizes[size]}>{dayOfMonth(value)}</span>
    </span>{" "}
    <span className="day-month">{year(value) === year(edition.close) ? shortMonth(value) : monthAndYear(value)}</span>
  </time>
);

/** A day, and after its month the hour at which something begins. */
export const DayAndHour = ({ hour, ...day }: Props & { hour: string }) => (
  <p className="day-and-hour">
    <Day {...day} /> <span className="figures text-meta font-semibold">{hour}</span>
  </p>
);
