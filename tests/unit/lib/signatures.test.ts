import { BETWEEN, piecesOf, signatoriesOf } from "@/lib/signatures";

const AUTHORS = [
  { name: "Ana Gil", page: "/ana-gil" },
  { name: "Redacción", organization: true },
  { name: "Ruiz y Hermanos", organization: true },
];

test.each([
  ["Ana Gil", ["Ana Gil"]],
  ["Ana Gil, Luis Sanz y Eva Font", ["Ana Gil", "Luis Sanz", "Eva Font"]],
  ["Ana Gil, Luis Sanz, y Eva Font", ["Ana Gil", "Luis Sanz", "Eva Font"]],
  ["Ana Gil; Luis Sanz & Eva Font", ["Ana Gil", "Luis Sanz", "Eva Font"]],
  ["Ernst & Young", ["Ernst & Young"]],
  ["EFE y AP", ["EFE", "AP"]],
  ["Ana Gil y Redacción", ["Ana Gil", "Redacción"]],
  ["Ana Gil y Reuters", ["Ana Gil", "Reuters"]],
  // Nobody but whom these names are of.
  ["Santiago Ramón y Cajal", ["Santiago Ramón y Cajal"]],
  ["Ruiz y Hermanos", ["Ruiz y Hermanos"]],
  ["Luis Sanz, enviado especial", ["Luis Sanz, enviado especial"]],
])("«%s» is signed by %j, and printed as it is", (byline, names) => {
  expect(signatoriesOf(byline, AUTHORS).map(({ name }) => name)).toEqual(names);
  expect(
    piecesOf(byline, AUTHORS)
      .map(({ words }) => words)
      .join(""),
  ).toBe(byline);
});

test("of two names the pieces are those and what stands between, and one name is a piece", () => {
  for (const byline of BETWEEN.tells)
    expect(piecesOf(byline).map(({ signs }) => Boolean(signs))).toEqual([true, false, true]);
  for (const byline of BETWEEN.silent) expect(signatoriesOf(byline)).toEqual([{ name: byline }]);
});

test("who is listed is what the list says, and who is not, a name alone", () =>
  expect(signatoriesOf("Ana Gil, Redacción y Eva Font", AUTHORS)).toEqual([
    AUTHORS[0],
    AUTHORS[1],
    { name: "Eva Font" },
  ]));
