/** @jest-environment node */
import { sourceFaults } from "@/data/check/source";

/* Data files as they lie on the disk, each spoilt in one way. */

const FILE = "data/economia.ts";
const GOOD = `import { defineData } from "@/data/schema/define";

export const economia = defineData("data/economia.ts", schema, {
  title: "Economía",
  news: [
    {
      author: "Joaquín Sarriá",
      views: 18420,
      change: 0.62,
    },
  ],
});
`;

const utf8 = (text: string) => new TextEncoder().encode(text);
const lines = async (bytes: Uint8Array, file = FILE) =>
  (await sourceFaults(file, bytes)).map(({ level, where, says }) => `${level} ${where}: ${says}`);

test("a good file has no fault, with or without a byte order mark", async () => {
  expect(await lines(utf8(GOOD))).toEqual([]);
  expect(await lines(utf8(`\ufeff${GOOD}`))).toEqual([]);
});

test("a list of words need be no code", async () => {
  expect(await lines(utf8("# Personas\nAbellán (y otros\n"), "data/nombres.txt")).toEqual([]);
});

test.each([
  ["nothing in it", utf8(""), `error ${FILE}: está vacío`],
  ["only spaces", utf8(" \n\n"), `error ${FILE}: está vacío`],
  ["UTF-16 with its mark", Buffer.from(`\ufeff${GOOD}`, "utf16le"), `error ${FILE}: no está en UTF-8, sino en UTF-16`],
  ["UTF-16 without it", Buffer.from(GOOD, "utf16le"), `error ${FILE}: no está en UTF-8, sino en UTF-16`],
  ["Latin-1", Buffer.from(GOOD, "latin1"), `error ${FILE}:4: no está en UTF-8`],
])("%s", async (_, bytes, expected) => {
  const [first, ...others] = await lines(new Uint8Array(bytes));
  expect(first?.startsWith(expected)).toBe(true);
  expect(others).toEqual([]);
});

test("the marks of a conflict are said with their lines, and nothing else", async () => {
  const conflict = GOOD.replace("  news", '<<<<<<< HEAD\n  title: "a",\n=======\n  title: "b",\n>>>>>>> otra\n  news');
  expect((await lines(utf8(conflict))).map((line) => line.split(":").slice(0, 3).join(":"))).toEqual([
    `error ${FILE}:5: quedó una marca de conflicto de git («<<<<<<<»)`,
    `error ${FILE}:7: quedó una marca de conflicto de git («=======»)`,
    `error ${FILE}:9: quedó una marca de conflicto de git («>>>>>>>»)`,
  ]);
});

test.each([
  ["a comma left out", '"Joaquín Sarriá",', '"Joaquín Sarriá"', `${FILE}:7: no se puede leer: falta una coma al final`],
  [
    "a closing quotation mark left out",
    'Sarriá",',
    "Sarriá,",
    `${FILE}:7: no se puede leer: falta la comilla que cierra`,
  ],
  ["an opening one", '"Joaquín', "Joaquín", `${FILE}:7: no se puede leer: sobra o falta una comilla`],
  [
    "straight ones inside",
    "Joaquín",
    'Joaquín "el Alto"',
    `${FILE}:7: no se puede leer: un texto tiene comillas rectas`,
  ],
  ["curly ones around", '"Joaquín Sarriá"', "“Joaquín Sarriá”", `${FILE}:7: no se puede leer: las comillas que rodean`],
  ["a decimal comma", "0.62", "0,62", `${FILE}:9: no se puede leer: los decimales van con punto: 0.62`],
  ["points of thousands", "18420", "1.018.420", `${FILE}:8: no se puede leer: los miles van sin punto: 1018420`],
  ["a bracket left out", "});", "", `${FILE}:13: no se puede leer: el archivo acaba antes de tiempo`],
  ["a brace too many", "title:", "title: {", `${FILE}:`],
])("%s", async (_, part, spoilt, expected) => {
  const [first, ...others] = await lines(utf8(GOOD.replace(part, spoilt)));
  expect(first).toContain(`error ${expected}`);
  expect(others).toEqual([]);
});
