/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { AgeingTimes } from "@/components/islands/AgeingTimes";
import { NotFoundLog } from "@/components/islands/NotFoundLog";
import { PictureFallback } from "@/components/islands/PictureFallback";
import { SectionTabs } from "@/components/islands/SectionTabs";
import { TopStrip } from "@/components/islands/TopStrip";
import { longDate } from "@/lib/format";

/* What browsers cannot be made to do quickly: two years of days, the hours of a story, the browser's own search. */

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("the strip's day is Madrid's, in the server's words, at each hour of the day through two years", () => {
  const { container } = render(<TopStrip day="2026-11-20" label={longDate("2026-11-20")} />);
  const HOUR = 3_600_000;
  for (let now = Date.UTC(2026, 0, 1); now < Date.UTC(2028, 0, 1); now += 25 * HOUR + 1) {
    jest.setSystemTime(now);
    // The reader comes back to the page: to its tab, or by the browser's Back.
    act(() => {
      if (now % 2 === 0) window.dispatchEvent(new Event("pageshow"));
      else document.dispatchEvent(new Event("visibilitychange"));
    });
    const iso = new Date(now).toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });
    expect(container.querySelector("time")?.textContent).toBe(longDate(iso));
  }
});

test("at midnight an open page says the new day at once, whenever it was opened", () => {
  jest.setSystemTime(new Date("2028-03-03T23:59:20+01:00"));
  render(<TopStrip day="2028-03-03" label={longDate("2028-03-03")} />);
  act(() => {
    jest.advanceTimersByTime(39_000);
  });
  expect(screen.getByRole("time").textContent).toBe(longDate("2028-03-03"));
  act(() => {
    jest.advanceTimersByTime(1000);
  });
  expect(screen.getByRole("time").textContent).toBe(longDate("2028-03-04"));
});

test.each([
  ["2028-03-03T10:00:00Z", "Hace 5 minutos"],
  ["2028-03-04T10:00:59Z", "Hace 5 minutos"],
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
      <time dateTime="2028-03-04">El 4 de marzo</time>
      <AgeingTimes hours={12} />
    </>,
  );
  expect(screen.getAllByRole("time").map((one) => one.textContent)).toEqual([text, "El 4 de marzo"]);
});

const STAND_IN = { src: "https://eco.test/media/cartel.svg", alt: "Un cartel" };

/** A photograph as editions with photographs have them. @param failed before the scripts start */
function photograph(failed: boolean): HTMLImageElement {
  const picture = document.body.appendChild(document.createElement("picture"));
  picture.innerHTML = `<source type="image/avif" srcset="/a-76.avif 76w, /a-640.avif 640w"><img src="/a.jpg" srcset="/a-76.webp 76w" alt="Un muelle">`;
  const image = picture.querySelector("img") ?? document.createElement("img");
  Object.defineProperty(image, "complete", { value: failed });
  return image;
}

/** What a browser would have to show of a picture: every file that it is offered in, and its words. */
const offered = (image: HTMLImageElement) => ({
  src: image.src,
  alt: image.alt,
  others: [...(image.parentElement?.querySelectorAll("[srcset]") ?? [])].map((one) => one.tagName),
});

test("a photograph that fails, before the scripts or after, is the default picture in whatever width", () => {
  const early = photograph(true);
  const late = photograph(false);
  render(<PictureFallback {...STAND_IN} />);
  expect(offered(early)).toEqual({ ...STAND_IN, others: [] });
  expect(offered(late).others).toEqual(["SOURCE", "IMG"]);
  late.dispatchEvent(new Event("error"));
  expect(offered(late)).toEqual({ ...STAND_IN, others: [] });
});

test("a page that a browser prepares on a guess is written to the console once somebody visits it", () => {
  const written = jest.spyOn(console, "log").mockReturnValue();
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  try {
    render(<NotFoundLog />);
    expect(written).not.toHaveBeenCalled();
    for (let visits = 0; visits < 2; visits++) document.dispatchEvent(new Event("prerenderingchange"));
    expect(written.mock.calls).toEqual([[expect.stringContaining("404"), location.pathname]]);
  } finally {
    Reflect.deleteProperty(document, "prerendering");
    written.mockRestore();
  }
});

/** Two tabs over their panels, as the server writes them. */
function renderTabs() {
  const tabs = ["autonomicas", "partidos"].map((id) => ({ id, label: id }));
  const panels = document.body.appendChild(document.createElement("main"));
  panels.innerHTML = tabs
    .map(({ id }) => `<section id="${id}" aria-labelledby="titulo-${id}" data-testid="${id}"></section>`)
    .join("");
  return { panels, served: panels.cloneNode(true), ...render(<SectionTabs tabs={tabs} label="Secciones" />) };
}
afterEach(() => {
  document.body.replaceChildren();
  location.hash = "";
});

test("tabs that are taken down leave their panels as the server wrote them", () => {
  const { panels, served, unmount } = renderTabs();
  fireEvent.click(screen.getByRole("tab", { name: "partidos" }));
  // Open, a panel is called by its tab.
  expect(screen.getByRole("tabpanel", { name: "partidos" }).id).toBe("partidos");
  expect(panels.isEqualNode(served)).toBe(false);
  unmount();
  expect(panels.isEqualNode(served)).toBe(true);
});

test.each([
  ["Alt", { altKey: true }],
  ["Control", { ctrlKey: true }],
  ["Meta", { metaKey: true }],
  ["Shift", { shiftKey: true }],
  // Safari tells of it as a click until 18.2.
  ["the middle button", { button: 1 }],
])("a click with %s is the browser's own", (_, click) => {
  renderTabs();
  const left = fireEvent.click(screen.getByRole("tab", { name: "partidos" }), click);
  expect(left).toBe(true);
  expect(screen.getByRole("tab", { selected: true }).textContent.trim()).toBe("autonomicas");
});

test("a key that opens a tab does not scroll the page, and any other is the browser's", () => {
  renderTabs();
  const [first] = screen.getAllByRole("tab");
  const left = (key: string) => first && fireEvent.keyDown(first, { key });
  expect(["Enter", " ", "Home", "End", "PageUp", "PageDown", "ArrowDown", "ArrowRight"].filter(left)).toEqual([]);
  expect(["Tab", "Escape", "a"].filter(left)).toEqual(["Tab", "Escape", "a"]);
});

test("a place that an address names behind another tab is scrolled to once its panel alone is open", () => {
  const { panels } = renderTabs();
  const story = panels.appendChild(document.createElement("article"));
  screen.getByTestId("partidos").append(story);
  story.id = "una-noticia";
  const open = () => ["autonomicas", "partidos"].filter((id) => !screen.getByTestId(id).hasAttribute("hidden"));
  const met: [place: Element, open: string[]][] = [];
  story.scrollIntoView = () => void met.push([story, open()]);
  location.hash = "una-noticia";
  // As the browser leaves it before it tells of the change: the panel that it came from still open above.
  screen.getByTestId("partidos").removeAttribute("hidden");
  fireEvent(window, new Event("hashchange"));
  expect(met).toEqual([[story, ["partidos"]]]);
});

test("an address that leads to another part of the page leaves open what is open", () => {
  const { panels } = renderTabs();
  panels.appendChild(document.createElement("aside")).id = "encuesta";
  fireEvent.click(screen.getByRole("tab", { name: "partidos" }));
  location.hash = "encuesta";
  fireEvent(window, new Event("hashchange"));
  expect(screen.getByRole("tab", { selected: true }).textContent.trim()).toBe("partidos");
});

test("a tab that has the focus gives it up to an address that opens another", () => {
  renderTabs();
  fireEvent.click(screen.getByRole("tab", { name: "autonomicas" }));
  expect(document.activeElement?.id).toBe("tab-autonomicas");
  screen.getByTestId("partidos").scrollIntoView = () => {};
  location.hash = "partidos";
  fireEvent(window, new Event("hashchange"));
  expect(document.activeElement?.id).not.toBe("tab-autonomicas");
  expect(screen.getByRole("tab", { selected: true }).textContent.trim()).toBe("partidos");
});

test("a tab's panel in which the browser's search finds text becomes the open one", () => {
  renderTabs();
  fireEvent(screen.getByTestId("partidos"), new Event("beforematch"));
  expect(screen.getByRole("tab", { selected: true }).textContent.trim()).toBe("partidos");
  expect(screen.getByTestId("autonomicas").getAttribute("hidden")).toBe("until-found");
});
