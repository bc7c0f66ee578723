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

test("a rising series ends at the top right, with its last point marked", () => {
  const { container } = render(<Sparkline series={[1, 2, 3, 4]} change={1} />);
  const end = container.querySelector("polyline")?.getAttribute("points")?.split(" ").at(-1);
  const mark = container.querySelector("circle");
  expect(end).toBe("117.0,3.0");
  expect(`${mark?.getAttribute("cx") ?? ""},${mark?.getAttribute("cy") ?? ""}`).toBe(end);
});

test("a series that does not move is drawn all the same", () => {
  const { container } = render(<Sparkline series={[5, 5, 5]} change={0} />);
  expect(container.querySelector("polyline")?.getAttribute("points")).not.toContain("NaN");
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
