/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { PollSource } from "@/components/charts/Source";
import { PartyBars } from "@/components/politica/PartyBars";
import { SeatChart } from "@/components/politica/SeatChart";
import { integer } from "@/lib/format";
import { chart } from "@/lib/seat-labels";
import { paper } from "@/paper/paper";

const { image, alt } = paper.pages.politica.urgent;
const party = { leader: "Ana Mar", colour: "#4b3fa7", tendency: "up" as const, image, alt };

/** A chamber of its own, whose names have room in the drawing. */
const chamber = {
  parties: [
    { ...party, name: "Concordia", seats: 30, percentage: 38.2, change: 1.5 },
    { ...party, name: "Mareas", seats: 12, percentage: 15, change: -2 },
    { ...party, name: "Liga del Páramo", seats: 28, percentage: 36.1, change: 0 },
  ],
  others: { seats: 5, percentage: 10.7 },
  chamber: { seats: 75, majority: 38 },
  coalition: undefined,
  government: paper.pages.politica.government,
};

test("a poll that cannot have been is not drawn beyond what can be", () => {
  render(
    <PartyBars
      parties={[{ ...party, name: "Mareas", seats: 12, percentage: 20, change: -99, tendency: "down" }]}
      survey={undefined}
    />,
  );
  const bar = screen.getByRole("img", { name: /: 20,0\s%; en la encuesta anterior, 100,0\s%$/ });
  expect(parseFloat(bar.querySelector('line[stroke-width="3"]')?.getAttribute("x1") ?? "")).toBeLessThan(100);
});

/** Whether the list of groups is there for ears alone. */
const unseen = () => screen.getByRole("list").closest(".seat-chart-labelled") !== null;

test("the chamber's parties are named at their arcs where there is room, and in the list in any case", () => {
  const { container } = render(<SeatChart {...chamber} />);
  for (const { name, seats } of chamber.parties)
    expect(screen.getByText(name, { selector: "li *" }).closest("li")).toHaveTextContent(`${name} ${integer(seats)}`);
  expect(container.querySelectorAll("svg tspan").length).toBeGreaterThanOrEqual(chamber.parties.length);
  expect(unseen()).toBe(true);
});

test("names too long for the drawing are left to the list", () => {
  const longer = chamber.parties.map((short) => ({ ...short, name: `${short.name} y anticonstitucionalísimamente` }));
  const { container } = render(<SeatChart {...chamber} parties={longer} />);
  expect(container.querySelectorAll("svg tspan")).toHaveLength(0);
  expect(unseen()).toBe(false);
});

test("a coalition is summed in words, and only where the newspaper names one", () => {
  const summed = () => screen.getByText("Con el Gobierno").closest("li");
  const few = render(<SeatChart {...chamber} coalition={["Mareas"]} />);
  expect(summed()).toHaveTextContent("12, faltan 26");
  few.unmount();
  const enough = render(<SeatChart {...chamber} coalition={["Mareas", "Concordia"]} />);
  expect(summed()).toHaveTextContent("42, con mayoría");
  enough.unmount();
  render(<SeatChart {...chamber} />);
  expect(screen.queryByText("Con el Gobierno")).toBeNull();
});

test.each([
  [["Mareas", "Concordia"], 1],
  [["Concordia", "Liga del Páramo"], 2],
  [["Concordia", "Foro sin escaños"], 1],
])("around %j, who sit side by side or apart, there is a bracket for each side that they have: %d", (names, many) => {
  const parties = [...chamber.parties, { ...party, name: "Foro sin escaños", seats: 0, percentage: 0, change: 0 }];
  const { container } = render(<SeatChart {...chamber} parties={parties} coalition={names} />);
  expect(container.querySelector("path.fill-none")?.getAttribute("d")?.match(/M/g)).toHaveLength(many);
});

test.each([
  [["Concordia"], 30],
  [["Concordia", "Mareas"], 42],
])("the bracket of the coalition of %j reaches from its first seat to its last", (names, last) => {
  const { container } = render(<SeatChart {...chamber} coalition={names} />);
  const drawn = container.querySelector("path.fill-none")?.getAttribute("d") ?? "";
  /** At what share of the half circle, from its left end, the point stands that a pattern finds. */
  const shareAt = (point: RegExp) => {
    const [, x = 0, y = 0] = (point.exec(drawn) ?? []).map(Number);
    return 1 - Math.atan2(chart.y - y, x - chart.x) / Math.PI;
  };
  expect(Math.abs(shareAt(/^M(\d+) (\d+)/))).toBeLessThan(0.01);
  expect(Math.abs(shareAt(/L(\d+) (\d+)$/) - last / 75)).toBeLessThan(0.01);
});

test("a party's bar is as long as its share of the axis, its mark where it stood, and a change within the margin faint", () => {
  const of = (name: string, percentage: number, change: number) => ({ ...party, name, seats: 1, percentage, change });
  const survey = { house: "Demos", interviews: 2400, from: "2026-11-12", to: "2026-11-16", margin: 2 };
  render(<PartyBars parties={[of("Concordia", 40, 1), of("Mareas", 20, -5), of("Páramo", 10, 2)]} survey={survey} />);
  const [wide, narrow] = screen.getAllByRole("img", { name: /Intención de voto/ });
  const place = (bar: Element | undefined, selector: string, name: string) =>
    parseFloat(bar?.querySelector(selector)?.getAttribute(name) ?? "");
  expect(place(wide, "rect", "width")).toBeCloseTo(2 * place(narrow, "rect", "width"), 1);
  // It stood at 39 and at 25.
  expect(place(wide, "line", "x1")).toBeLessThan(place(wide, "rect", "width"));
  expect(place(narrow, "line", "x1")).toBeGreaterThan(place(narrow, "rect", "width"));
  const isFaint = (text: string) => screen.getByText(text).closest(".text-muted") !== null;
  // What is no more than the margin says nothing either.
  expect([isFaint("+1,0"), isFaint("+2,0"), isFaint("−5,0")]).toEqual([true, true, false]);
});

test.each([
  ["2026-11-12", /entrevistas del 12 nov.* al 16 nov/],
  ["2026-11-16", /entrevistas el 16 nov(?!.* al )/],
])("a poll asked from %s on says when: %s", (from, words) => {
  const survey = { house: "Demos", interviews: 2400, from, to: "2026-11-16", margin: 2 };
  const { container } = render(<PollSource survey={survey} />);
  expect(container.textContent.replaceAll("\u00a0", " ")).toMatch(words);
});

test("the line of the majority stands in the middle of the seats", () => {
  const { container } = render(<SeatChart {...chamber} />);
  const { width } = container.querySelector("svg")?.viewBox.baseVal ?? { width: chart.width };
  expect(container.querySelector("path[stroke-dasharray='6 5']")?.getAttribute("d")).toMatch(`M${width / 2} `);
});

test("in the list of groups each has its own colour, and the others none, which stand there where there are any", () => {
  const none = { seats: 0, percentage: 0 };
  const { unmount } = render(<SeatChart {...chamber} others={none} chamber={{ seats: 70, majority: 36 }} />);
  expect(screen.queryAllByText(/otros/i)).toEqual([]);
  unmount();
  render(<SeatChart {...chamber} />);
  const marks = within(screen.getByRole("list")).getAllByRole("listitem").slice(0, 4);
  const painted = marks.map((row) => row.querySelector("rect.record-colour")?.getAttribute("color") ?? "none");
  expect(painted).toEqual([...chamber.parties.map(({ colour }) => colour), "none"]);
});
