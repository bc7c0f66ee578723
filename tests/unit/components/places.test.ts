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

test("each item knows how many stand in its row, two abreast and at the most", () => {
  expect(placesIn(5, 3)).toEqual(["two-2 three-3", "two-2 three-3", "two-2 three-3", "two-2 three-2", "two-1 three-2"]);
});
