import { placesIn, rowLengths } from "@/components/lists/places";

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

test("each item knows how many stand in its row, two abreast and at the most, and on which sides a rule is drawn", () => {
  expect(placesIn(5, 3)).toEqual([
    "two-2 two-opens two-top three-3 three-opens three-top",
    "two-2 two-after two-top three-3 three-after three-top",
    "two-2 two-opens two-below three-3 three-after three-top",
    "two-2 two-after two-below three-2 three-opens three-below",
    "two-1 two-opens two-below three-2 three-after three-below",
  ]);
});
