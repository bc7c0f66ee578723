import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { SplitDate } from "@/components/text/SplitDate";
import { edition } from "@/data/edition";
import { shortDate, year } from "@/lib/format";

const thisYear = `${year(edition.close)}-12-05`;
const nextYear = `${Number(year(edition.close)) + 1}-01-05`;

test("a date is parted into its numeral and its month", () => {
  render(<SplitDate value={thisYear} day="large" month="small" />);
  expect(screen.getByText("5")).toHaveClass("large");
  expect(screen.getByText("dic")).toHaveClass("small");
  expect(screen.getByRole("time")).toHaveTextContent("5 dic");
  expect(screen.getByRole("time")).toHaveAttribute("datetime", thisYear);
});

test("another year is said, unless it is said beside the date", () => {
  const { rerender } = render(<SplitDate value={nextYear} day="" month="" />);
  expect(screen.getByRole("time")).toHaveTextContent(shortDate(nextYear));
  rerender(<SplitDate value={nextYear} day="" month="" yearApart />);
  expect(screen.getByRole("time")).toHaveTextContent(/^5 ene$/);
});
