import { communities } from "@/lib/communities";

/* The map as one looks at it: neighbours by neighbours, the islands off their coasts. */
const MAP = `
GAL AST CNT EUS NAV
        CYL RIO ARA CAT
    EXT MAD CLM VAL     BAL
        AND MUR
        CEU MEL
CAN`;

test("each community's tile lies where Spain's map has it", () => {
  const drawn = MAP.split("\n").flatMap((line, row) =>
    Array.from(line.matchAll(/\w+/g), ({ 0: code, index }) => ({ code, column: index / 4 + 1, row })),
  );
  const places = communities.map(({ code, column, row }) => ({ code, column, row }));
  const inOrder = (all: typeof drawn) => all.toSorted((one, other) => one.code.localeCompare(other.code));
  expect(inOrder(places)).toEqual(inOrder(drawn));
});
