import { reportOf } from "@/lib/finding";
import { dictionaryWith, readNames } from "@/paper/check/spelling/dictionary";
import { spellingFindings } from "@/paper/check/spelling/spelling";
import { RULES, styleFaults } from "@/paper/check/typography";
import { storySchema } from "@/schema/story";
import { economia, fieldsIn, said, story } from "./samples";

const dictionary = dictionaryWith(readNames("# Personas\nEtxandia # la alcaldesa\nYouTube"));
const spelling = (fields: Parameters<typeof spellingFindings>[0]) => said(spellingFindings(fields, dictionary));

test("words of the dictionary, names of the list, figures and code pass", () => {
  expect(
    spelling([
      ...economia(
        story({
          title: "ETXANDIA abre el 3.er muelle de la XV feria",
          author: "Etxandia",
          excerpt: "Abre #MuelleNorte.",
        }),
      ),
      ...fieldsIn({
        home: { lead: "xyzzy-abre", image: "home/qwerty.svg" },
        politica: { colour: "#abcdef", trend: "up" },
        newspaper: { url: "https://periodico.example", language: "es-ES", social: ["YouTube"] },
      }),
    ]),
  ).toEqual([]);
});

test("an unknown word is said where it stands first, with what it may be", () => {
  const lines = spelling(economia(story({ title: "El vaporr sale", excerpt: "El vaporr vuelve." })));
  expect(lines).toEqual([
    expect.stringMatching(
      /^aviso data\/economia\.ts: news\[0\]\.title: «vaporr» \(y en 1 sitio más\) no está en el diccionario \(¿vapor,.+\?\): corrige la palabra o añádela a data\/nombres\.txt$/,
    ),
  ]);
});

test("a name in small letters is no name", () => {
  expect(
    spelling(economia(story({ excerpt: "Lo dice etxandia en españa." }))).map((line) => /«.*?»/.exec(line)?.[0]),
  ).toEqual(["«etxandia»", "«españa»"]);
});

test("a report has a line each and counts both kinds", () => {
  const where = "data/economia.ts: news[0].title";
  const one = { level: "error", where, says: "está vacío" } as const;
  const other = { level: "aviso", where, says: "tiene 5 palabras" } as const;
  expect(reportOf([])).toBe("El contenido está bien: ni errores ni avisos.");
  expect(reportOf([one, one, other]).split("\n")).toEqual([
    `${where}: está vacío`,
    `${where}: está vacío`,
    `aviso: ${where}: tiene 5 palabras`,
    "2 errores y 1 aviso. Los errores detienen la publicación; los avisos, no.",
  ]);
  expect(reportOf([other]).split("\n").at(-1)).toBe("0 errores y 1 aviso.");
});

const NBSP = "\u00a0";

/** Of each rule a sentence that breaks it, and the same mended. */
const BROKEN: readonly (readonly [rule: string, wrong: string, right: string])[] = [
  [
    "lo que parece código se publica tal como se escribió: bórralo",
    "El muelle <b>norte</b>",
    "El muelle de Ruiz & Hijas",
  ],
  ["las comillas son «», y “” solo dentro de ellas", 'Lo llamó "el muelle"', "Lo llamó «el muelle “viejo”»"],
  ["cada signo que se abre se cierra, y al revés", "Cuánto cuesta el muelle?", "¿Cuánto cuesta el muelle?"],
  ["entre palabras va un solo espacio", "el muelle  norte", "el muelle norte"],
  ["no hay espacio antes de un signo, ni después del que abre", "el muelle , al norte", "el muelle, al norte"],
  ["el punto va detrás de la comilla", "Dijo: «El muelle sigue.»", "Dijo: «El muelle sigue»."],
  ["tras coma, punto y coma, dos puntos o punto va un espacio", "el muelle,al norte", "el muelle, al norte"],
  [
    "entre la cifra y su unidad va un espacio",
    "sube el 3,2 % a las 20:30 h",
    `sube el 3,2${NBSP}% a las 20:30${NBSP}h`,
  ],
  ["el signo del euro va detrás de la cifra", "cuesta €45", `cuesta 45${NBSP}€`],
  ["los miles se separan con punto", "50,000 viajeros", `50.000 viajeros con el euríbor al 2,218${NBSP}%`],
  ["los decimales se separan con coma", "un 3.5 más", "un 3,5 más"],
  ["cuatro cifras van sin punto; cinco o más, con él", "1.250 viajeros", "1250 viajeros y 12.500 maletas"],
  ["el signo menos es −, no un guion", "cae a -0,8", "cae a −0,8"],
  ["el inciso lleva rayas (—), no guiones", "el muelle - dijo - sigue", "el muelle —dijo— sigue"],
  ["los puntos suspensivos son un signo (…) y no hay dos signos seguidos", "y luego...", "y luego…"],
  ["las horas van de 0 a 24, con dos puntos", "a las 8:30 p. m.", "a las 20:30"],
  ["los ordinales llevan punto: 2.º, 3.er", "el 2º set", "el 2.º set"],
  ["los días y los meses van en minúscula", "el 20 de Noviembre", "el 20 de noviembre"],
  ["después de punto va mayúscula", "el muelle. al norte", "el muelle. Al norte"],
  ["una nota de la redacción se quedó en el texto", "Abre hoy [COMPROBAR]", "Hoy lo van a comprobar"],
  ["una letra O está en el lugar de un cero", "abre en 2O28", "abre en 2028 con 10 O más"],
  ["una palabra se repite seguida", "en el muelle de de Gijón", "en el muelle de Gijón"],
];

test("each rule is broken and mended", () =>
  expect(BROKEN.map(([rule]) => rule)).toEqual(RULES.map(({ rule }) => rule)));

test.each(BROKEN)("%s", (rule, wrong, right) => {
  expect(styleFaults(wrong).join()).toContain(rule);
  expect(styleFaults(right)).toEqual([]);
});

test("a figure typed with a plain space before its unit is set as Spanish is", () => {
  const typed = "Sube un 3,2 % en 5 min y 12 h, cuesta 45 € y pesa 3 t; quedan 4 huecos.";
  const { excerpt } = storySchema.parse(story({ excerpt: typed }));
  expect(excerpt).toBe(
    "Sube un 3,2\u00a0% en 5\u00a0min y 12\u00a0h, cuesta 45\u00a0€ y pesa 3\u00a0t; quedan 4 huecos.",
  );
  expect(styleFaults(excerpt)).toEqual([]);
});
