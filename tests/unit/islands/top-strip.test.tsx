import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { TopStrip } from "@/components/islands/TopStrip";
import { longDate } from "@/lib/format";

const built = { day: "2026-11-20", label: "viernes, 20 de noviembre de 2026" };

const scrollTo = (pixels: number) =>
  act(() => {
    Object.defineProperty(window, "scrollY", { value: pixels, configurable: true });
    window.dispatchEvent(new Event("scroll"));
  });

const strip = (container: HTMLElement) => container.querySelector(".top-strip")?.getAttribute("data-strip");

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
});
afterEach(() => jest.useRealTimers());

test("shows the reader's day in Madrid, whatever the day of the build", () => {
  jest.setSystemTime(new Date("2030-02-28T23:30:00Z"));
  render(<TopStrip {...built} />);
  expect(screen.getByText("viernes, 1 de marzo de 2030")).toHaveAttribute("datetime", "2030-03-01");
});

test("the day changes over midnight while the page is open", () => {
  jest.setSystemTime(new Date("2026-12-31T22:59:30Z"));
  render(<TopStrip {...built} />);
  expect(screen.getByText("jueves, 31 de diciembre de 2026")).toBeVisible();
  act(() => jest.advanceTimersByTime(31_000));
  expect(screen.getByText("viernes, 1 de enero de 2027")).toBeVisible();
});

test("is open at 50 pixels, folded at 51, and open again on the way back", () => {
  const { container } = render(<TopStrip {...built} />);
  scrollTo(50);
  expect(strip(container)).toBe("open");
  scrollTo(51);
  expect(strip(container)).toBe("folded");
  scrollTo(50);
  expect(strip(container)).toBe("open");
});

test("the browser's words are those of the server, each day of two years", () => {
  const { container } = render(<TopStrip {...built} />);
  for (let day = Date.UTC(2026, 0, 1, 12); day < Date.UTC(2028, 0, 1); day += 86_400_000) {
    jest.setSystemTime(day);
    // The reader comes back to the page.
    act(() => {
      window.dispatchEvent(new Event("pageshow"));
    });
    const iso = new Date(day).toISOString().slice(0, 10);
    expect(container.querySelector("time")?.textContent).toBe(longDate(iso));
  }
});
