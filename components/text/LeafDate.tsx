import { dayOfMonth, monthAndYear } from "@/lib/format";

const looks = {
  agenda: {
    day: "-ml-[0.05em] row-span-2 font-serif text-figure-1 font-semibold text-accent lg:text-figure-1",
    month: "pt-2.5 text-small leading-5 font-bold whitespace-nowrap lg:pt-4",
    hour: "text-small leading-5 font-bold",
  },
  sports: {
    day: "row-span-2 grotesk-display text-headline-1 text-accent md:row-span-3 md:mr-2",
    month: "text-meta font-bold text-accent",
    hour: "text-meta font-bold text-accent before:mr-1 before:content-['·'/'']",
  },
} as const;

/** A day such as 2026-11-21, and a time of day such as 20:30. */
type Props = { date: string; time: string; look: keyof typeof looks };

/** When something begins, as on a calendar's leaf: three items of the grid it stands in. */
export function LeafDate({ date, time, look }: Props) {
  const { day, month, hour } = looks[look];
  return (
    <p className="contents">
      <time dateTime={date} className="contents">
        <span className={day}>{dayOfMonth(date)}</span> <span className={month}>{monthAndYear(date)}</span>
      </time>{" "}
      <span className={hour}>{time}</span>
    </p>
  );
}
