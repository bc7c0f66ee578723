import { dayAndMonth, shortDate, year } from "@/lib/format";
import { edition } from "@/data/edition";

type Props = {
  /** A day such as 2026-11-21. */
  value: string;
  className?: string;
  /** Classes of the day's numeral, and of the month behind it. */
  day: string;
  month: string;
  /** Whether the year is said beside it, and never here. */
  yearApart?: boolean;
};

/** A date as a poster sets it: the day's numeral in one form, the month in another, the year where it is not the edition's. */
export function SplitDate({ value, className, day, month, yearApart = false }: Props) {
  const plain = yearApart || year(value) === year(edition.close);
  const [numeral, ...rest] = (plain ? dayAndMonth(value) : shortDate(value)).split(" ");
  return (
    <time dateTime={value} className={className}>
      <span className={day}>{numeral}</span> <span className={month}>{rest.join(" ")}</span>
    </time>
  );
}
