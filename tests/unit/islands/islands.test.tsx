/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { AgeingTimes } from "@/components/islands/AgeingTimes";
import { SectionTabs } from "@/components/islands/SectionTabs";
import { TopStrip } from "@/components/islands/TopStrip";
import { longDate } from "@/lib/format";

/* What browsers cannot be made to do quickly: two years of days, the hours of a story, the browser's own search. */

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("the strip's day is Madrid's, in the server's words, at each hour of the day through two years", () => {
  const { container } = render(<TopStrip day="2026-11-20" label={longDate("2026-11-20")} />);
  const HOUR = 3_600_000;
  for (let now = Date.UTC(2026, 0, 1); now < Date.UTC(2028, 0, 1); now += 25 * HOUR) {
    jest.setSystemTime(now);
    // The reader comes back to the page.
    act(() => {
      window.dispatchEvent(new Event("pageshow"));
    });
    const iso = new Date(now).toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });
    expect(container.querySelector("time")?.textContent).toBe(longDate(iso));
  }
});

test.each([
  ["2028-03-03T10:00:00Z", "Hace 5 minutos"],
  ["2028-03-04T10:01:00Z", "Hace 1\u00a0minuto"],
  ["2028-03-04T10:59:59Z", "Hace 59\u00a0minutos"],
  ["2028-03-04T11:00:00Z", "Hace 1\u00a0hora"],
  ["2028-03-04T22:00:00Z", "Hace 12\u00a0horas"],
  ["2028-03-04T22:00:01Z", "4 mar, 11:00"],
])("by the reader's clock at %s a story of ten o'clock says «%s»", (now, text) => {
  jest.setSystemTime(new Date(now));
  render(
    <>
      <time dateTime="2028-03-04T10:00:00Z" data-at="4 mar, 11:00">
        Hace 5 minutos
      </time>
      <AgeingTimes hours={12} />
    </>,
  );
  expect(screen.getByRole("time").textContent).toBe(text);
});

test("a tab's panel in which the browser's search finds text becomes the open one", () => {
  const tabs = ["autonomicas", "partidos"].map((id) => ({ id, label: id }));
  render(
    <>
      <SectionTabs tabs={tabs} label="Secciones" />
      {tabs.map(({ id }) => (
        <section key={id} id={id} data-testid={id} />
      ))}
    </>,
  );
  fireEvent(screen.getByTestId("partidos"), new Event("beforematch"));
  expect(screen.getByRole("tab", { selected: true }).textContent.trim()).toBe("partidos");
  expect(screen.getByTestId("autonomicas").getAttribute("hidden")).toBe("until-found");
});
