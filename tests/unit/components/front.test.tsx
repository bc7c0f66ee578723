import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { bannerSize } from "@/components/home/banner";
import { dotsOf } from "@/components/home/dots";
import { SeatCount } from "@/components/home/SeatCount";
import { Vote } from "@/components/home/Vote";
import { barSize, mastheadSize } from "@/components/frame/wordmark";
import { chamberOf, hemicycle } from "@/lib/hemicycle";

/* What the front draws of a story's figures, and the sizes that it sets names and headlines in. */

describe("a vote", () => {
  test("is read aloud as one sentence, and the figures are for the eyes", () => {
    render(<Vote room="wide" vote={{ yes: 177, no: 170, abstentions: 3 }} />);
    expect(screen.getByText("177 síes, 170 noes y 3 abstenciones")).toBeInTheDocument();
    expect(screen.getByText("177").closest("[aria-hidden=true]")).not.toBeNull();
  });

  test("counts one as one, and none as none", () => {
    render(<Vote room="wide" vote={{ yes: 1, no: 74, abstentions: 0 }} />);
    expect(screen.getByText("1 sí, 74 noes y sin abstenciones")).toBeInTheDocument();
    expect(screen.getByText("sí")).toBeInTheDocument();
    expect(screen.getByText("Sin abstenciones")).toBeInTheDocument();
  });

  test("its bar is as long as the chamber, in proportion", () => {
    const { container } = render(<Vote room="wide" vote={{ yes: 50, no: 40, abstentions: 10 }} />);
    const widths = [...container.querySelectorAll("rect")].map((part) => part.getAttribute("width"));
    expect(widths).toEqual(["50", "10", "40"]);
  });
});

describe("a count of seats", () => {
  const dots = (container: Element) =>
    ["stroke-accent", "stroke-saffron", "stroke-rule"].map((colour) =>
      [...container.querySelectorAll(`path.${colour}`)]
        .map((path) => path.getAttribute("d")?.match(/m/g)?.length ?? 0)
        .reduce((sum, count) => sum + count, 0),
    );

  test("has a dot for each seat: those it has, those it lacks, the others", () => {
    const { container } = render(<SeatCount count={{ have: 170, need: 176 }} chamber={350} />);
    expect(dots(container)).toEqual([170, 6, 174]);
    expect(container).toHaveTextContent("170 escaños de los 176 necesarios: faltan 6");
  });

  test("says when one is missing, and when none is", () => {
    const { container, rerender } = render(<SeatCount count={{ have: 37, need: 38 }} chamber={75} />);
    expect(container).toHaveTextContent(/: falta 1$/);
    rerender(<SeatCount count={{ have: 40, need: 38 }} chamber={75} />);
    expect(container).toHaveTextContent(/: mayoría$/);
    expect(dots(container)).toEqual([40, 0, 35]);
  });

  /** Where a path has its dots. */
  const placesIn = (path: string): { x: number; y: number }[] => {
    const at = { x: 0, y: 0 };
    return [...path.matchAll(/m(-?\d+) (-?\d+)h0/g)].map(([, dx, dy]) => {
      at.x += Number(dx);
      at.y += Number(dy);
      return { ...at };
    });
  };

  test("each dot stands where its seat does, to the unit", () => {
    const { seats } = chamberOf(60);
    const expected = seats.map((seat) => `${Math.round(seat.x)} ${Math.round(seat.y)}`);
    expect(
      placesIn(dotsOf(seats))
        .map(({ x, y }) => `${x} ${y}`)
        .sort(),
    ).toEqual(expected.sort());
  });

  test.each([
    [170, 176, 350],
    [40, 38, 75],
    [300, 176, 350],
    [0, 176, 350],
    [3, 5, 7],
  ])("%i of %i seats in a chamber of %i: every seat is drawn once, mirrored or not", (have, need, chamber) => {
    const { container } = render(<SeatCount count={{ have, need }} chamber={chamber} />);
    const drawn = [...container.querySelectorAll("path")].flatMap((path) =>
      placesIn(path.getAttribute("d") ?? "").map(({ x, y }) => ({
        x: path.hasAttribute("transform") ? hemicycle.width - x : x,
        y,
      })),
    );
    expect(drawn).toHaveLength(chamber);
    for (const seat of chamberOf(chamber).seats) {
      const near = drawn.filter(({ x, y }) => Math.hypot(x - seat.x, y - seat.y) < 1);
      expect(near).toHaveLength(1);
    }
  });
});

/** The largest size that classes give, in rem. */
const rem = (classes: string) => Math.max(...[...classes.matchAll(/([\d.]+)rem/g)].map(([, size]) => Number(size)));

test("a longer name is never set larger, from one letter to the forty that a name may have", () => {
  const sizes = Array.from({ length: 40 }, (_, index) => rem(mastheadSize("L".repeat(index + 1))));
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  expect(sizes[0]).toBe(6.5);
  // Half an em a letter, between ears of 17 rem on a page of 76.
  sizes.forEach((size, index) => expect(size * 0.5 * (index + 1)).toBeLessThanOrEqual(43));
  expect(barSize("L".repeat(40))).toBe("text-sm");
});

test("a longer headline takes a smaller step", () => {
  const steps = [84, 85, 160].map((letters) => bannerSize("a".repeat(letters)).split(" ")[0]);
  expect(steps).toEqual(["text-5xl", "text-4xl", "text-4xl"]);
});
