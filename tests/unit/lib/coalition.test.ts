/** @jest-environment node */
import { politica } from "@/data/politica";
import { coalitionOf, missingSeats, sitsLeft } from "@/lib/coalition";

const parties = politica.parties
  .slice(0, 1)
  .flatMap((party) => [31, 121, 18, 180].map((seats, index) => ({ ...party, name: `Partido ${index + 1}`, seats })));
const chamber = { seats: 350, majority: 176 };
const of = (...names: string[]) => coalitionOf({ parties, chamber, coalition: names });

test("parties side by side are one run, from the left", () =>
  expect(of("Partido 1", "Partido 2", "Partido 3")).toEqual({
    seats: 170,
    missing: 6,
    runs: [{ from: 0, to: 170 / 350 }],
  }));

test("parties that sit apart are a run each", () =>
  expect(of("Partido 1", "Partido 3")?.runs).toEqual([
    { from: 0, to: 31 / 350 },
    { from: 152 / 350, to: 170 / 350 },
  ]));

test("a page that names no coalition has none", () =>
  expect(coalitionOf({ parties, chamber, coalition: undefined })).toBeUndefined());

test.each([
  [["Partido 1", "Partido 2", "Partido 3"], "faltan 6", true],
  [["Partido 3", "Partido 4"], "con mayoría", false],
])("of %j it is said: %s", (names, words, left) => {
  const coalition = of(...names);
  expect(coalition && missingSeats(coalition)).toBe(words);
  expect(coalition && sitsLeft(coalition)).toBe(left);
});

test("one seat is missing, not «faltan 1»", () =>
  expect(missingSeats({ seats: 175, missing: 1, runs: [] })).toBe("falta 1"));
