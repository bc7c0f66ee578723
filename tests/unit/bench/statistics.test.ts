import { median, spread } from "@/tools/bench/statistics";

test("the median of an odd number of figures is the one in the middle", () => {
  expect(median([900, 750, 10_000])).toBe(900);
  expect(median([5])).toBe(5);
});

test("of none, or of an even number, there is no median", () => {
  expect(() => median([])).toThrow("odd number");
  expect(() => median([1, 2])).toThrow("odd number");
});

test("the spread is the range as a share of the median", () => {
  expect(spread([90, 100, 110])).toBeCloseTo(0.2);
  expect(spread([0, 0, 0])).toBe(0);
});
