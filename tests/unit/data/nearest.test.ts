import { lettersApart } from "@/schema/nearest";

test.each([
  ["puerto", "puerto", 0],
  ["", "mar", 3],
  ["puerto", "puert", 1],
  ["puerto", "puertos", 1],
  ["puerto", "puetro", 1],
  ["puerto", "huerto", 1],
  ["puerto", "huertas", 3],
])("«%s» and «%s» are %d letters apart, in either order", (one, other, letters) =>
  expect([lettersApart(one, other), lettersApart(other, one)]).toEqual([letters, letters]),
);
