import { sourceFaults } from "@/paper/check/source";
import { said } from "./records";

/* Data files as they lie on the disk, each spoilt in one way. */

const FILE = "data/economia.ts";
const GOOD = `import { defineData } from "@/schema/define";
import { economiaSchema } from "@/schema/economia";

export const economia = defineData("data/economia.ts", economiaSchema, {
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
});
`;

const utf8 = (text: string) => new TextEncoder().encode(text);
const lines = async (bytes: Uint8Array, file = FILE) => {
  const { stops, slips } = await sourceFaults(file, bytes);
  return said([...stops, ...slips]);
};

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
  ["Latin-1", Buffer.from(GOOD, "latin1"), `error ${FILE}:5: no está en UTF-8`],
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
    `error ${FILE}:6: git no supo juntar dos cambios, «Una» y «Otra»: deja el que valga, o los dos si son dos noticias, y borra las líneas de marcas (<<<<<<<, ======= y >>>>>>>, hasta la 10)`,
  ]);
  expect((await lines(utf8(GOOD.replace("  news", "=======\n  news"))))[0]).toContain(
    "marca de conflicto de git («=====",
  );
});

const CANNOT = "no se puede leer:";
test.each([
  ['Sarriá",\n', 'Sarriá" ', `8: ${CANNOT} falta una coma antes de views`],
  ['"2026-11-20T19:10:00+01:00"', '"2026-11-20T19:10:00+01:00', `11: ${CANNOT} falta la comilla que cierra`],
  ['"Joaquín Sarriá",', '"Joaquín Sarriá"', `8: ${CANNOT} falta una coma al final`],
  ['Sarriá",', "Sarriá,", `8: ${CANNOT} falta la comilla que cierra`],
  ['"Joaquín', "Joaquín", `8: ${CANNOT} sobra o falta una comilla`],
  ["Joaquín", 'Joaquín "el Alto"', `8: ${CANNOT} un texto tiene comillas rectas`],
  ['"Joaquín Sarriá"', "“Joaquín Sarriá”", `8: ${CANNOT} las comillas que rodean`],
  ["0.62", "0,62", `10: ${CANNOT} los decimales van con punto: -0.62`],
  ["18420", "1.018.420", `9: ${CANNOT} los miles van sin punto: 1018420`],
  ["});", "", `17: ${CANNOT} el archivo acaba antes de tiempo`],
  ["title:", "title: {", ""],
  ["title:", "/* title:", `5: ${CANNOT} falta */ al final de un comentario`],
  ['"2026-11-20T19:10:00+01:00"', "2026-11-20T19:10", "11: no se puede leer: los días y las horas van entre comillas"],
  ['"2026-11-20T19:10:00+01:00"', "2026-11-20", "11: «2026-11-20» no está entre comillas: los días"],
  ['"2026-11-20T19:10:00+01:00"', "20/11/2026", "11: «20/11/2026» no está entre comillas: los días"],
  ['"Joaquín Sarriá"', "Joaquín", "8: «Joaquín» no está entre comillas: los textos"],
  ["eslora y ", "eslora y", "13: falta un espacio entre las dos partes del texto: saldría «y620»"],
  ["views", 'author: "Ana",\n      views', "9: author está dos veces en el mismo registro (ya en la línea 8)"],
  ['author: "Joaquín Sarriá",', "views: 1,", "9: views está dos veces en el mismo registro"],
  ["news: [", "news: [,", "6: sobra una coma en una lista"],
  ["const economia", "const economía", "4: «economía» debe llamarse economia, como el archivo y sin tildes"],
  [/import { def.*/, "", '4: falta al principio del archivo la línea import { defineData } from "@/schema/define";'],
  [/import { eco.*/, "", "4: falta al principio del archivo la línea import { economiaSchema }"],
  ["export", "process.exit(0);\nexport", "4: «process.exit(0);» no es contenido, y aquí no se ejecuta nada"],
  ['"Joaquín Sarriá"', "String(1)", "8: «String(1)» es código, y aquí no se ejecuta nada"],
  ['"Joaquín Sarriá"', "`Joaquín ${1}`", "8: «`Joaquín ${1}`» es código"],
  ['author: "Joaquín Sarriá"', "...otro", "8: «...otro» no es un campo con su valor"],
  ["@/schema/define", "node:fs", '1: «import { defineData } from "node:fs";» no es contenido'],
  [/defineData\([^]*/, "{};", "4: no da su contenido con defineData y su esquema"],
])("%s written as %s: line %s", async (part, spoilt, expected) => {
  const [first] = await lines(utf8(GOOD.replace(part, () => spoilt)));
  expect(first).toContain(`error ${FILE}:${expected}`);
});
