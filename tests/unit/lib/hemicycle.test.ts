/** @jest-environment node */
import { chamberOf, hemicycle, type Seat } from "@/lib/hemicycle";

const middleOf = ({ from, to }: Seat) => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;

describe.each([20, 33, 61, 75, 135, 350, 705])("a chamber of %d", (total) => {
  const { side, seats } = chamberOf(total);

  test("has a seat for each member, and none lies on another", () => {
    expect(seats).toHaveLength(total);
    const middles = seats.map(middleOf);
    const nearest = middles.map(([x, y], index) =>
      Math.min(...middles.filter((_, other) => other !== index).map(([left, top]) => Math.hypot(left - x, top - y))),
    );
    expect(Math.min(...nearest)).toBeGreaterThan(side);
    // Seats that are far apart would be dots instead of a chamber.
    expect(Math.max(...nearest)).toBeLessThan(side * 2);
  });

  test("stands within its drawing", () => {
    for (const [x, y] of seats.flatMap(({ from, to }) => [from, to])) {
      expect(Math.abs(x - hemicycle.width / 2)).toBeLessThanOrEqual(hemicycle.width / 2);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(hemicycle.height);
    }
  });
});

test("a chamber of 350 has ten rows", () => expect(chamberOf(350).side).toBe(8.8));
