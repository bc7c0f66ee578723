import { inRows, rowLengths } from "@/components/rows";

test.each([
  [1, 4, [1]],
  [4, 4, [4]],
  [5, 4, [3, 2]],
  [6, 4, [3, 3]],
  [7, 4, [4, 3]],
  [9, 4, [3, 3, 3]],
  [7, 3, [3, 2, 2]],
  [19, 3, [3, 3, 3, 3, 3, 2, 2]],
  [5, 2, [2, 2, 1]],
])("%d items of at most %d a row stand in rows of %j", (count, most, rows) =>
  expect(rowLengths(count, most)).toEqual(rows),
);

test("each item spans its part of the row, at every breakpoint", () => {
  const places = inRows(["a", "b", "c"], { sm: 2, xl: 4 });
  expect(places.map(({ item, span }) => [item, span])).toEqual([
    ["a", "sm:col-span-6 xl:col-span-4"],
    ["b", "sm:col-span-6 xl:col-span-4"],
    ["c", "sm:col-span-12 xl:col-span-4"],
  ]);
});

test("what opens a row, and how many stand in it, is said of the widest pages", () => {
  const places = inRows([1, 2, 3, 4, 5], { sm: 2, lg: 3 });
  expect(places.map(({ first }) => first)).toEqual([true, false, false, true, false]);
  expect(places.map(({ across }) => across)).toEqual([3, 3, 3, 2, 2]);
});
