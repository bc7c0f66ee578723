import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { CurrentYear } from "@/components/islands/CurrentYear";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("shows the reader's year, and the next one after midnight in Madrid", () => {
  jest.setSystemTime(new Date("2028-12-31T22:59:45Z"));
  render(<CurrentYear year="2026" />);
  expect(screen.getByText("2028")).toBeVisible();
  act(() => jest.advanceTimersByTime(20_000));
  expect(screen.getByText("2029")).toBeVisible();
});
