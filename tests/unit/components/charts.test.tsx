import { render } from "@testing-library/react";
import { ScaleBar } from "@/components/charts/ScaleBar";
import { ShareBar } from "@/components/charts/ShareBar";
import { Sparkline } from "@/components/charts/Sparkline";

test("a bar's parts stand one after the other, as wide as their shares", () => {
  const { container } = render(<ShareBar shares={[{ value: 62 }, { value: 38 }]} />);
  const parts = [...container.querySelectorAll("rect")].map((part) => [
    part.getAttribute("x"),
    part.getAttribute("width"),
  ]);
  expect(parts).toEqual([
    ["0", "62"],
    ["62", "38"],
  ]);
});

/** The points of a line whose path gives each from the one before it. */
const pointsOf = (container: Element) => {
  const numbers = (container.querySelector("path")?.getAttribute("d") ?? "").match(/-?\d+/g)?.map(Number) ?? [];
  const at = { x: 0, y: 0 };
  return Array.from({ length: numbers.length / 2 }, (_, index) => {
    at.x += numbers[index * 2] ?? 0;
    at.y += numbers[index * 2 + 1] ?? 0;
    return { ...at };
  });
};

test("a rising series goes from the bottom left to the top right, with its last point marked", () => {
  const { container } = render(<Sparkline series={[1, 2, 3, 4]} change={1} />);
  const mark = container.querySelector("circle");
  expect(pointsOf(container)).toEqual([
    { x: 3, y: 33 },
    { x: 41, y: 23 },
    { x: 79, y: 13 },
    { x: 117, y: 3 },
  ]);
  expect([mark?.getAttribute("cx"), mark?.getAttribute("cy")]).toEqual(["117", "3"]);
});

test("a series that does not move is drawn all the same", () => {
  const { container } = render(<Sparkline series={[5, 5, 5]} change={0} />);
  expect(pointsOf(container).map(({ y }) => y)).toEqual([33, 33, 33]);
});

test("the longest bar fills its width, the others their share of it", () => {
  const { container } = render(
    <>
      <ScaleBar value={48_200} most={48_200} />
      <ScaleBar value={12_050} most={48_200} />
      <ScaleBar value={0} most={0} />
    </>,
  );
  expect([...container.querySelectorAll("rect")].map((bar) => bar.getAttribute("width"))).toEqual([
    "100.0%",
    "25.0%",
    "0%",
  ]);
});
