import { readSource } from "@/paper/check/source";
import { said } from "./samples";

/* Data files as they lie on the disk, each spoilt in one way. */

const FILE = "data/economia.ts";
const GOOD = `import type { EconomiaInput } from "@/schema/economia";

export const economia = {
  title: "Economía",
  news: [
    {
      author: "Joaquín Sarriá",
      views: 18420,
      change: -0.62,
      time: "2026-11-20T19:10:00+01:00",
      excerpt: "Mide 140 metros de eslora y " +
        "620 plazas.",
    },
  ],
} satisfies EconomiaInput;
`;

const utf8 = (text: string) => new TextEncoder().encode(text);
const lines = async (bytes: Uint8Array, file = FILE) => said((await readSource(file, bytes)).findings);

test("a good file has no fault, with or without a byte order mark; a list of words need be no code", async () => {
  expect(await lines(utf8(GOOD))).toEqual([]);
  expect(await lines(utf8(`\ufeff${GOOD}`))).toEqual([]);
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

test("a conflict of git is said once, with both stories, and that both may stay", async () => {
  const conflict = GOOD.replace(
    "  news",
    '<<<<<<< HEAD\n  title: "Una",\n=======\n  title: "Otra",\n>>>>>>> b\n  news',
  );
  expect(await lines(utf8(conflict))).toEqual([
    `error ${FILE}:5: git no supo juntar dos cambios, «Una» y «Otra»: deja el que valga, o los dos si son dos noticias, y borra las líneas de marcas (<<<<<<<, ======= y >>>>>>>, hasta la 9)`,
  ]);
  expect((await lines(utf8(GOOD.replace("  news", "=======\n  news"))))[0]).toContain(
    "marca de conflicto de git («=====",
  );
});

const CANNOT = "no se puede leer:";
test.each([
  ['Sarriá",\n', 'Sarriá" ', `7: ${CANNOT} falta una coma antes de views`],
  ['"2026-11-20T19:10:00+01:00"', '"2026-11-20T19:10:00+01:00', `10: ${CANNOT} falta la comilla que cierra`],
  ['"Joaquín Sarriá",', '"Joaquín Sarriá"', `7: ${CANNOT} falta una coma al final`],
  ['Sarriá",', "Sarriá,", `7: ${CANNOT} falta la comilla que cierra`],
  ['"Joaquín', "Joaquín", `7: ${CANNOT} sobra o falta una comilla`],
  ["Joaquín", 'Joaquín "el Alto"', `7: ${CANNOT} un texto tiene comillas rectas`],
  ['"Joaquín Sarriá"', "“Joaquín Sarriá”", `7: ${CANNOT} las comillas que rodean`],
  ["0.62", "0,62", `9: ${CANNOT} los decimales van con punto: -0.62`],
  ["18420", "1.018.420", `8: ${CANNOT} los miles van sin punto: 1018420`],
  ["} satisfies EconomiaInput;", "", `16: ${CANNOT} el archivo acaba antes de tiempo`],
  ["title:", "/* title:", `4: ${CANNOT} falta */ al final de un comentario`],
  ['"2026-11-20T19:10:00+01:00"', "2026-11-20T19:10", "10: no se puede leer: los días y las horas van entre comillas"],
  ['"2026-11-20T19:10:00+01:00"', "2026-11-20", "10: «2026-11-20» no está entre comillas: los días"],
  ['"2026-11-20T19:10:00+01:00"', "20/11/2026", "10: «20/11/2026» no está entre comillas: los días"],
  ['"Joaquín Sarriá"', "Joaquín", "7: «Joaquín» no está entre comillas: los textos"],
  ["eslora y ", "eslora y", "12: falta un espacio entre las dos partes del texto: saldría «y620»"],
  ["views", 'author: "Ana",\n      views', "8: author está dos veces en el mismo registro (ya en la línea 7)"],
  ['author: "Joaquín Sarriá",', "views: 1,", "8: views está dos veces en el mismo registro"],
  ["news: [", "news: [,", "5: sobra una coma en una lista"],
  ["const economia", "const economía", "3: «economía» debe llamarse economia, como el archivo y sin tildes"],
  [
    /import.*/,
    "",
    '15: falta al principio del archivo la línea import type { EconomiaInput } from "@/schema/economia";',
  ],
  ["satisfies EconomiaInput", "satisfies Economia", "15: «Economia» debe ser EconomiaInput"],
  ["export", "process.exit(0);\nexport", "3: «process.exit(0);» no es contenido, y aquí no se ejecuta nada"],
  ['"Joaquín Sarriá"', "String(1)", "7: «String(1)» es código, y aquí no se ejecuta nada"],
  ['"Joaquín Sarriá"', "`Joaquín ${1}`", "7: «`Joaquín ${1}`» es código"],
  ['author: "Joaquín Sarriá"', "...otro", "7: «...otro» no es un campo con su valor"],
  ["@/schema/economia", "node:fs", '1: «import type { EconomiaInput } from "node:fs";» no es contenido'],
  [/\{\n {2}title[^]*/, "{};", "3: no da su contenido entre llaves, con satisfies EconomiaInput al final"],
])("%s written as %s: line %s", async (part, spoilt, expected) => {
  const [first] = await lines(utf8(GOOD.replace(part, () => spoilt)));
  expect(first).toContain(`error ${FILE}:${expected}`);
});
