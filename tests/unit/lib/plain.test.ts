import fc from "fast-check";
import { plain } from "@/lib/plain";
import { tries } from "../properties";

/* Text as programs copy it, and as it is typed. */

test.each([
  ["Word's spaces", "El\u00a0muelle\u202fabre\u2009hoy", "El muelle abre hoy"],
  ["a byte order mark", "\ufeffEl muelle", "El muelle"],
  ["a Mac's accents", "Políti\u0063a".normalize("NFD"), "Política"],
  ["hyphens that part no line", "franco\u2011español y Castilla\u2010León", "franco-español y Castilla-León"],
  ["other dashes", "2023\u20122027 \u2015dijo\u2015", "2023–2027 —dijo—"],
  ["soft hyphens", "des\u00adman\u00adtelar", "desmantelar"],
  ["a PDF's ligatures", "o\ufb01cina, \ufb02ota, a\ufb03n", "oficina, flota, affin"],
  ["an accent on a ligature", "\ufb01\u0301", "fí"],
  ["apostrophes", "L'Hospitalet, l´Eixample, d‘Alacant", "L’Hospitalet, l’Eixample, d’Alacant"],
  ["Catalan's l with a point", "Marce\u0140lí, Marcel•lí, PARAL⋅LEL", "Marcel·lí, Marcel·lí, PARAL·LEL"],
])("%s become a keyboard's", (_, copied, typed) => expect(plain(copied)).toBe(typed));

/** Every sign that looks like a keyboard's, between two letters, and what it is then. */
const ALIKE: readonly (readonly [typed: string, copied: readonly number[]])[] = [
  ["", [0xfeff, 0xad]],
  [" ", [0xa0, 0x1680, ...Array.from({ length: 11 }, (_, at) => 0x2000 + at), 0x202f, 0x205f, 0x3000]],
  ["-", [0x2010, 0x2011]],
  ["–", [0x2012]],
  ["—", [0x2015]],
  ["·", [0x2022, 0x2027, 0x2219, 0x22c5]],
  ["’", [0x27, 0x60, 0xb4, 0x2bc, 0x2018, 0x201b, 0x2032, 0xff07]],
];

test.each(ALIKE)("«%s» is read for each sign that looks like it", (typed, copied) =>
  expect(copied.map((sign) => plain(`l${String.fromCodePoint(sign)}l`))).toEqual(copied.map(() => `l${typed}l`)),
);

test("what Spanish means by its signs stays", () => {
  const meant = "«Uno», “dos” —tres—; −3 a 5–7, el 8·9, 36°, 2.º, 5′ y ‘seis’ de los ’90; “L’Hospitalet”…";
  expect(plain(meant)).toBe(meant);
});

/** Any character, and above all those that look like others. */
const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...Array.from("lLaei ñ'’´·•-\u00a0\u00ad\u0301\u0323\u2000\u2010\u2011\ufeff\ufb01\ufb03\u0140\u212a\u0387"),
    ),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  ),
});

test("text that is plain is plain already, whatever it was", () =>
  fc.assert(
    fc.property(text, (copied) => expect(plain(plain(copied))).toBe(plain(copied))),
    tries(5000),
  ));
