import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { PartyBars } from "@/components/politica/PartyBars";
import { PoliticsHead } from "@/components/politica/PoliticsHead";
import { SeatChart } from "@/components/politica/SeatChart";
import { politica } from "@/data/politica";
import { integer, percent, signed } from "@/lib/format";

const { title, intro, urgent, parties } = politica;
const VOTE = { yes: 190, no: 158, abstentions: 2 };

const [party] = parties;
if (!party) throw new Error("There is no party");

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
  government: politica.government,
};

test("a vote is said in words and drawn seat by seat, in the place of the story's picture", () => {
  const { container } = render(<PoliticsHead title={title} intro={intro} urgent={{ ...urgent, vote: VOTE }} />);
  const figure = within(screen.getByRole("figure"));
  expect(figure.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "190 síes",
    "158 noes",
    `2\u00a0abstenciones`,
  ]);
  expect(figure.getByText("+32").parentElement).toHaveTextContent("+32 votos de diferencia");
  const seats = [...container.querySelectorAll("figure path")].map(
    (path) => path.getAttribute("d")?.match(/M[^h]+h0/g)?.length ?? 0,
  );
  // Hollow seats are drawn twice: their outline, and what it encloses.
  expect(seats).toEqual([190, 158, 158, 2, 0]);
  expect(screen.queryByRole("img")).toBeNull();
});

test("without a vote the story shows its picture", () => {
  render(<PoliticsHead title={title} intro={intro} urgent={{ ...urgent, vote: undefined }} />);
  expect(screen.getByRole("img", { name: urgent.alt })).toBeVisible();
  expect(screen.queryByRole("figure")).toBeNull();
});

/** A share of the width, from an attribute such as `64.3%`. */
const share = (element: Element | null | undefined, name: string) => parseFloat(element?.getAttribute(name) ?? "");

test("the parties' bars have one axis, and a line where the last poll had them", () => {
  render(<PartyBars parties={chamber.parties} />);
  const scale = chamber.parties.map(({ name, percentage, change }) => {
    const row = screen.getByRole("heading", { name }).closest("li");
    const bar = row?.querySelector("rect");
    const line = row?.querySelector('line[stroke-width="3"]');
    expect(share(line, "x1") / share(bar, "width")).toBeCloseTo((percentage - change) / percentage, 1);
    return share(bar, "width") / percentage;
  });
  expect(Math.max(...scale) - Math.min(...scale)).toBeLessThan(0.03);
});

test("a poll that cannot have been is not drawn beyond what can be", () => {
  const { container } = render(<PartyBars parties={[{ ...party, percentage: 20, change: -99, tendency: "down" }]} />);
  expect(screen.getByRole("img", { name: /: 20,0\s%; en la encuesta anterior, 100,0\s%$/ })).toBeInTheDocument();
  expect(share(container.querySelector('line[stroke-width="3"]'), "x1")).toBeLessThan(100);
});

/** Whether the list of groups is there for ears alone. */
const unseen = () => screen.getByRole("list").classList.contains("md:sr-only");

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

test("what a party has and what has changed is said beside its bar", () => {
  render(<PartyBars parties={parties} />);
  for (const { leader, percentage, change, seats } of parties) {
    const row = screen.getByText(leader).closest("li");
    for (const text of [percent(percentage), `${signed(change, 1)} puntos`, `${integer(seats)} `])
      expect(row?.textContent).toContain(text);
  }
});
