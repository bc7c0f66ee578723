import { render, screen } from "@testing-library/react";
import { Scales } from "@/components/opinion/Scales";
import { writersOf } from "@/components/opinion/writers";
import { opinion } from "@/data/opinion";

const [piece] = opinion.latest;
const [columnist] = opinion.columnists;
if (!piece || !columnist) throw new Error("There is no piece or no columnist");

test("all who sign on the page are named once, in its order, and lead to what they wrote", () => {
  const page = {
    featured: [{ ...piece, id: "tribuna", author: "Una" }],
    latest: [{ ...piece, id: "pieza", author: "Otro" }],
    columnists: [{ ...columnist, name: "Una tercera" }],
  };
  const twice = {
    featured: page.featured,
    latest: [...page.latest, { ...piece, id: "otra-pieza", author: "Otro" }],
    columnists: [{ ...columnist, name: "Una" }, ...page.columnists],
  };
  expect(writersOf(twice)).toEqual(writersOf(page));
  expect(writersOf(page).map(({ name, to }) => [name, to])).toEqual([
    ["Una", "#tribuna"],
    ["Otro", "#pieza"],
    ["Una tercera", "#columnistas"],
  ]);
});

test("a portrait is described where it stands alone, and once", () => {
  const alternatives = writersOf(opinion).map(({ alt }) => alt);
  expect(alternatives.filter(Boolean)).toEqual(opinion.featured.map(({ alt }) => alt));
});

/** The parts of a debate's bar: where each begins and ends, of a hundred. */
const partsOf = (container: HTMLElement) =>
  [...container.querySelectorAll("rect")].map((part) => {
    const start = Number(part.getAttribute("x") ?? 0);
    return [start, start + Number(part.getAttribute("width"))];
  });

test.each([
  [58.4, 41.6, [0, 58.4], [58.9, 100]],
  [0, 100, [0, 0], [0, 100]],
  [100, 0, [0, 100], [100, 100]],
])("%d to %d is said in figures, and drawn in two parts with a gap between", (aFavor, enContra, ...parts) => {
  const { container } = render(<Scales debate={{ aFavor, enContra }} />);
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["A favor", "En contra"]);
  const figures = screen.getAllByRole("definition").map((figure) => figure.textContent);
  expect(figures.map((figure) => parseFloat(figure.replace(",", ".")))).toEqual([aFavor, enContra]);
  expect(partsOf(container)).toEqual(parts);
});

test.each([
  [58.4, 41.6, true],
  [97, 3, false],
])("the figures of %d to %d stand in the bar: %s", (aFavor, enContra, inside) => {
  const { container } = render(<Scales debate={{ aFavor, enContra }} />);
  expect(container.querySelector("svg")?.classList.contains("absolute")).toBe(inside);
});
