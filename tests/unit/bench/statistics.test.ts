/** @jest-environment node */
import { median, signTest, spread } from "@/tools/bench/statistics";

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

test("the sign test knows a difference from chance", () => {
  const pairs = (more: number, less: number, alike = 0) => [
    ...Array.from({ length: more }, () => [2, 1] as const),
    ...Array.from({ length: less }, () => [1, 2] as const),
    ...Array.from({ length: alike }, () => [0, 0] as const),
  ];
  expect(signTest(pairs(10, 0))).toEqual({ more: 10, less: 0, chance: 2 / 1024 });
  // 8 of 10: 2 × (1 + 10 + 45) ÷ 1024, as tables of the binomial distribution have it.
  expect(signTest(pairs(8, 2, 7)).chance).toBeCloseTo(0.1094, 4);
  expect(signTest(pairs(5, 5)).chance).toBe(1);
  expect(signTest(pairs(0, 0, 3))).toEqual({ more: 0, less: 0, chance: 1 });
});
