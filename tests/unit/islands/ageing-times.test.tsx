import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { AgeingTimes } from "@/components/islands/AgeingTimes";

const WRITTEN = "2028-03-04T10:00:00Z";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The text of a time at this moment of the reader's clock. */
function textAt(now: string): string {
  jest.setSystemTime(new Date(now));
  render(
    <>
      <time dateTime={WRITTEN} data-at="4 mar, 11:00" data-testid="time">
        Hace 5 minutos
      </time>
      <time dateTime={WRITTEN}>el mismo</time>
      <AgeingTimes hours={12} />
    </>,
  );
  expect(screen.getByText("el mismo")).toBeInTheDocument();
  return screen.getByTestId("time").textContent;
}

test.each([
  ["2028-03-04T10:01:00Z", "Hace 1\u00a0minuto"],
  ["2028-03-04T10:59:59Z", "Hace 59\u00a0minutos"],
  ["2028-03-04T11:00:00Z", "Hace 1\u00a0hora"],
  ["2028-03-04T22:00:00Z", "Hace 12\u00a0horas"],
  ["2028-03-04T22:00:01Z", "4 mar, 11:00"],
  ["2028-03-07T09:00:00Z", "4 mar, 11:00"],
])("by a clock that says %s a time reads %s", (now, text) => {
  expect(textAt(now)).toBe(text);
});

test("a clock that is behind the newspaper's changes nothing", () => {
  expect(textAt("2028-03-03T10:00:00Z")).toBe("Hace 5 minutos");
});

test("a page that stays open grows old", () => {
  textAt("2028-03-04T10:10:00Z");
  act(() => jest.advanceTimersByTime(50 * 60_000));
  expect(screen.getByTestId("time")).toHaveTextContent("Hace 1 hora");
});
