import { error } from "@/lib/finding";
import { fieldsOf } from "@/paper/check/fields";
import { headlinesIn, inPlace } from "@/paper/check/places";
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

test("a file whose content stands in a comment gives nothing, which is said", async () => {
  const [head = "", ...rest] = GOOD.split("\n\n");
  expect(await lines(utf8(`${head}\n\n/* ${rest.join("\n\n")} */\n`))).toEqual([
    `error ${FILE}: no da nada: falta export const economia = { … } satisfies EconomiaInput`,
  ]);
});

test("a conflict of git is said once, with both stories, and that both may stay", async () => {
  const conflict = GOOD.replace(
    "  news",
    '<<<<<<< HEAD\n  title: "Una",\n=======\n  title: "Otra",\n>>>>>>> b\n  news',
  );
  const told = [
    `error ${FILE}:5: git no supo juntar dos cambios, «Una» y «Otra»: deja el que valga, o los dos si son dos noticias, y borra las líneas de marcas (<<<<<<<, ======= y >>>>>>>, hasta la 9)`,
  ];
  expect(await lines(utf8(conflict))).toEqual(told);
  expect(await lines(utf8(conflict.replaceAll("\n", "\r\n")))).toEqual(told);
  expect((await lines(utf8(GOOD.replace("  news", "=======\n  news"))))[0]).toContain(
    "marca de conflicto de git («=====",
  );
});

test("a finding leads to its field's line and its record's headline, what is missing to its record's, and so does what it refers to", async () => {
  const title = "Dos ferris eléctricos para Canarias llenan la grada de Gijón";
  const { content, lines: at } = await readSource(
    FILE,
    utf8(GOOD.replace("author:", `title: "${title}",\n      author:`)),
  );
  const places = { lines: at, headlines: headlinesIn(fieldsOf(new Map([[FILE, content]]))) };
  const lead = (field: string, says: string) => said([inPlace(places)(error(`${FILE}: ${field}`, says))]).join();
  const headline = "(«Dos ferris eléctricos para Canarias…»)";
  expect(lead("news[0].excerpt", "es la de otra")).toBe(`error ${FILE}:12 ${headline}: news[0].excerpt: es la de otra`);
  expect(lead("news[0].views", "7 no es")).toBe(`error ${FILE}:9 ${headline}: news[0].views: 7 no es`);
  expect(lead("news[0].image", "falta")).toBe(`error ${FILE}:6 ${headline}: news[0].image: falta`);
  expect(lead("title", `ya en ${FILE}: news[0].`)).toBe(
    `error ${FILE}:4: title: ya en ${FILE}:6 ${headline}: news[0].`,
  );
  expect(lead("intro", "falta")).toBe(`error ${FILE}:3: intro: falta`);
  expect(said([inPlace(places)(error(FILE, "está vacío"))])).toEqual([`error ${FILE}: está vacío`]);
});

const CANNOT = "no se puede leer:";
test.each([
  ['Sarriá",\n', 'Sarriá" ', `7: ${CANNOT} falta una coma antes de views`],
  ['"2026-11-20T19:10:00+01:00"', '"2026-11-20T19:10:00+01:00', `10: ${CANNOT} falta la comilla que cierra`],
  ['"Joaquín Sarriá",', '"Joaquín Sarriá"', `7: ${CANNOT} falta una coma al final`],
  ['Sarriá",', "Sarriá,", `7: ${CANNOT} falta la comilla que cierra`],
  ['"Joaquín', "Joaquín, 6€,", `7: ${CANNOT} sobra o falta una comilla`],
  ["Joaquín", 'Joaquín "el Alto"', `7: ${CANNOT} un texto tiene comillas rectas`],
  ['"Joaquín Sarriá"', "“Joaquín Sarriá”", `7: ${CANNOT} las comillas que rodean`],
  ["0.62", "0,62", `9: ${CANNOT} los decimales van con punto: -0.62`],
  ["18420", "1.018.420", `8: ${CANNOT} los miles van sin punto: 1018420`],
  ["} satisfies EconomiaInput;", "", `16: ${CANNOT} el archivo acaba antes de tiempo`],
  ["title:", "/* title:", `4: ${CANNOT} falta */ al final de un comentario`],
  ['"2026-11-20T19:10:00+01:00"', "2026-11-20T19:10", "10: no se puede leer: los días y las horas van entre comillas"],
  ['"2026-11-20T19:10:00+01:00"', "2026-11-20", "10: «2026-11-20» no está entre comillas: los días"],
  ['"2026-11-20T19:10:00+01:00"', "20/11/2026", "10: «20/11/2026» no está entre comillas: los días"],
  ["18420", "6€", `8: ${CANNOT} una cifra va sola, sin «€»: 6`],
  ["-0.62", "1.018,5 %", `9: ${CANNOT} una cifra va sola, sin «%»: 1018.5`],
  ["18420", "€5", `8: ${CANNOT} una cifra va sola, sin su signo: 5`],
  ["18420", "5 millones", `8: ${CANNOT} una cifra va sola y con todos sus ceros, sin «millones»`],
  ["18420", "18 417", `8: ${CANNOT} los miles van juntos: 18417`],
  ["-0.62", "−0.62", `9: ${CANNOT} el menos de una cifra es el guion corto: -0.62`],
  ["18420", "018420", `8: ${CANNOT} una cifra no empieza por 0: 18420`],
  ["18420,", "18420;", `8: ${CANNOT} una línea de datos acaba en coma`],
  ["views:", "views =", `8: ${CANNOT} detrás de views van dos puntos, no =`],
  ["author:", "author", `7: ${CANNOT} faltan los dos puntos detrás de author`],
  ["  news", "  # lo de hoy\n  news", `5: ${CANNOT} un comentario empieza por //, no por #`],
  ["18420", "True", "8: «True» se escribe true, en minúsculas y sin comillas"],
  ["18420", "No", "8: «No» se escribe false, en minúsculas y sin comillas"],
  ["18420", "null", "8: «null» no es ningún valor: borra el campo entero"],
  ['"Joaquín Sarriá"', '"economia\\nave.svg"', '7: las carpetas se separan con /: "economia/nave.svg"'],
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
  const file = GOOD.replace(part, () => spoilt);
  const found = await lines(utf8(file));
  expect(found[0]).toContain(`error ${FILE}:${expected}`);
  expect(await lines(utf8(file.replaceAll("\n", "\r\n")))).toEqual(found);
});
