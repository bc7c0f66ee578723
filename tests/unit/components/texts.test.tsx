import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { Change } from "@/components/text/Change";
import { TimeText } from "@/components/text/TimeText";
import { edition } from "@/data/edition";

test.each([
  ["up", "sube", "text-up"],
  ["down", "baja", "text-down"],
  ["stable", "sin cambios", "text-muted"],
] as const)("the trend %s is said in words (%s), by an arrow and in its colour", (trend, word, colour) => {
  const { container } = render(<Change trend={trend}>1,2</Change>);
  expect(screen.getByText(word)).toBeInTheDocument();
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(container.firstElementChild).toHaveClass(colour);
});

test("a time says how long before the edition's close in words, and when for machines", () => {
  const instant = new Date(Date.parse(edition.close) - 2 * 3_600_000).toISOString();
  render(<TimeText value={instant} />);
  const time = screen.getByText("Hace 2\u00a0horas", { normalizer: (text) => text });
  expect(time).toHaveAttribute("datetime", instant);
});

test("a day is printed short", () => {
  render(<TimeText value="2026-12-04" mode="short" />);
  expect(screen.getByText("4 dic 2026")).toBeInTheDocument();
});

test("a day of another year than the edition's says its year, one of the same does not", () => {
  const year = Number(edition.close.slice(0, 4));
  const { container } = render(
    <>
      <TimeText value={`${year}-01-04`} mode="day" />
      <TimeText value={`${year + 1}-01-04`} mode="day" />
      <TimeText value={`${year - 1}-01-04`} mode="day" />
    </>,
  );
  expect([...container.children].map((time) => time.textContent)).toEqual([
    "4 ene",
    `4 ene ${year + 1}`,
    `4 ene ${year - 1}`,
  ]);
});
