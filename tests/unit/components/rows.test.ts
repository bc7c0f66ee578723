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

test("each item spans its part of the row, at every breakpoint; the widest say what opens one, and how many stand in it", () => {
  expect(inRows(["a", "b", "c"], { sm: 2, xl: 4 }).map(({ span }) => span)).toEqual([
    "sm:col-span-6 xl:col-span-4",
    "sm:col-span-6 xl:col-span-4",
    "sm:col-span-12 xl:col-span-4",
  ]);
  const places = inRows([1, 2, 3, 4, 5], { sm: 2, lg: 3 });
  expect(places.map(({ item, first }) => first && item)).toEqual([1, false, false, 4, false]);
  expect(places.map(({ across }) => across)).toEqual([3, 3, 3, 2, 2]);
});
