import { dayAndMonth, shortDate, year } from "@/lib/format";
import { edition } from "@/paper/site";

/** The day's numeral, and the month behind it or under it. */
const looks = {
  poster: { day: "", month: "hand" },
  fixture: { day: "block text-figure-2 leading-[0.94] font-extrabold tracking-[-0.05em]! text-accent", month: "block" },
} as const;

type Props = {
  /** A day such as 2026-11-21. */
  value: string;
  className?: string;
  look: keyof typeof looks;
  /** Whether the year is said beside it, and never here. */
  yearApart?: boolean;
};

/** A date as a poster sets it: the day's numeral in one form, the month in another, the year where it is not the edition's. */
export function SplitDate({ value, className, look, yearApart = false }: Props) {
  const plain = yearApart || year(value) === year(edition.close);
  const [numeral, ...rest] = (plain ? dayAndMonth(value) : shortDate(value)).split(" ");
  const { day, month } = looks[look];
  return (
    <time dateTime={value} className={className}>
      <span className={day}>{numeral}</span> <span className={month}>{rest.join(" ")}</span>
    </time>
  );
}
