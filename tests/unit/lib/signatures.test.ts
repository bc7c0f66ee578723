import { piecesOf, signatoriesOf } from "@/lib/signatures";

const AUTHORS = [
  { name: "Ana Gil", page: "/ana-gil" },
  { name: "Redacción", organization: true },
  { name: "Ruiz y Hermanos", organization: true },
];

test.each([
  ["Ana Gil", ["Ana Gil"]],
  ["Ana Gil y Luis Sanz", ["Ana Gil", "Luis Sanz"]],
  ["Ana Gil, Luis Sanz y Eva Font", ["Ana Gil", "Luis Sanz", "Eva Font"]],
  ["Luis Sanz e Inés Font", ["Luis Sanz", "Inés Font"]],
  ["Luis Sanz e Hilaria Font", ["Luis Sanz", "Hilaria Font"]],
  ["Ana Gil, Luis Sanz, y Eva Font", ["Ana Gil", "Luis Sanz", "Eva Font"]],
  ["Ana Gil; Luis Sanz & Eva Font", ["Ana Gil", "Luis Sanz", "Eva Font"]],
  ["Luis Sanz | EFE", ["Luis Sanz", "EFE"]],
  ["Ernst & Young", ["Ernst & Young"]],
  ["Luis Sanz / EFE", ["Luis Sanz", "EFE"]],
  ["EFE y AP", ["EFE", "AP"]],
  ["Ana Gil y Redacción", ["Ana Gil", "Redacción"]],
  ["Ana Gil y Reuters", ["Ana Gil", "Reuters"]],
  // Nobody but whom these names are of.
  ["Santiago Ramón y Cajal", ["Santiago Ramón y Cajal"]],
  ["Ruiz y Hermanos", ["Ruiz y Hermanos"]],
  ["Luis Sanz, enviado especial", ["Luis Sanz, enviado especial"]],
  ["Redacción de Economía", ["Redacción de Economía"]],
])("«%s» is signed by %j, and printed as it is", (byline, names) => {
  expect(signatoriesOf(byline, AUTHORS).map(({ name }) => name)).toEqual(names);
  expect(
    piecesOf(byline, AUTHORS)
      .map(({ words }) => words)
      .join(""),
  ).toBe(byline);
});

test("who is listed is what the list says, and who is not, a name alone", () =>
  expect(signatoriesOf("Ana Gil, Redacción y Eva Font", AUTHORS)).toEqual([
    AUTHORS[0],
    AUTHORS[1],
    { name: "Eva Font" },
  ]));
