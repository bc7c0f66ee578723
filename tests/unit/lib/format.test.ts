import { companyAnchor } from "@/lib/anchors";
import { buildDate } from "@/lib/build-date";
import * as format from "@/lib/format";
import { trendOf } from "@/lib/trend";
import { NUMBER_WORDS } from "@/lib/number-words";
import { joinMeasured, typeset, typesetPassage } from "@/lib/typeset";

const NBSP = "\u00a0";

test.each([
  [1250, "1250"],
  [12480, "12.480"],
  [1234567, "1.234.567"],
  [-3, "−3"],
])("the count %d is printed %s", (value, text) => expect(format.integer(value)).toBe(text));

test.each([
  [1234.56, 2, "1.234,56"],
  [0.5, 1, "0,5"],
  [-2.8, 1, "−2,8"],
  [1402, 0, "1402"],
  [14020, 0, "14.020"],
])("%d with %d decimals is printed %s", (value, decimals, text) => expect(format.decimal(value, decimals)).toBe(text));

test("a sign stands before a change, and none before nothing", () => {
  expect(format.signedPercent(3.2)).toBe(`+3,2${NBSP}%`);
  expect(format.signedPercent(-0.8, 2)).toBe(`−0,80${NBSP}%`);
  expect(format.signed(0, 1)).toBe("0,0");
});

test.each([
  [-0.004, 2, "0,00", "stable"],
  [0.004, 2, "0,00", "stable"],
  [-0, 2, "0,00", "stable"],
  [-0.04, 1, "0,0", "stable"],
  [0.4, 0, "0", "stable"],
  [-0.006, 2, "−0,01", "down"],
  [0.006, 2, "+0,01", "up"],
  [-0.004, 3, "−0,004", "down"],
] as const)("%d to %d decimals is printed %s, and its arrow says the same", (value, decimals, text, trend) => {
  expect(format.signed(value, decimals)).toBe(text);
  expect(format.decimal(value, decimals)).toBe(text.replace("+", ""));
  expect(trendOf(value, decimals)).toBe(trend);
});

test("prices, sums and what is free", () => {
  expect(format.price(0)).toBe("Gratis");
  expect(format.price(45)).toBe(`45${NBSP}€`);
  expect(format.price(12.5)).toBe(`12,50${NBSP}€`);
  expect(format.millions(8_400_000)).toBe(`8,4${NBSP}M€`);
  expect(format.millions(84_300_000_000)).toBe(`84.300${NBSP}M€`);
  expect(format.millions(3_850_000)).toBe(`3,85${NBSP}M€`);
  expect(format.millions(128_416_000)).toBe(`128${NBSP}M€`);
  expect(format.millions(1_284_816_000)).toBe(`1285${NBSP}M€`);
  expect(format.millions(1000)).toBe(`0,001${NBSP}M€`);
  expect(format.millions(999)).toBe(`999${NBSP}€`);
  expect(format.millions(1)).toBe(`1${NBSP}€`);
});

test("a figure keeps the decimals it was written with", () => {
  expect([64, 64.5, 3.85, 2.218].map(format.decimalsOf)).toEqual([0, 1, 2, 3]);
});

test("how long a film and a podcast last", () => {
  expect(format.playingTime(765)).toBe("12:45");
  expect(format.playingTime(3729)).toBe("1:02:09");
  expect([format.seconds(59), format.seconds(60)]).toEqual([`59${NBSP}segundos`, "1:00"]);
  expect(format.minutes(2285)).toBe(`38${NBSP}min`);
  expect(format.isoDuration(2285)).toBe("PT38M5S");
});

test("dates are long and short, from a day or an instant; late in the evening of UTC it is the next day in Madrid", () => {
  expect(format.longDate("2026-11-20")).toBe("viernes, 20 de noviembre de 2026");
  expect(format.shortDate("2026-11-20T20:30:00+01:00")).toBe("20 nov 2026");
  expect(format.shortDate("2027-09-05")).toBe("5 sep 2027");
  expect(format.dayAndMonth("2026-11-20")).toBe(`20${NBSP}nov`);
  expect(format.weekday("2026-11-20T23:30:00Z")).toBe("sábado");
  expect(format.dayOfMonth("2027-09-05")).toBe("5");
  expect(format.monthAndYear("2027-09-05")).toBe("sep 2027");
  expect(format.isoDay("2026-12-31T23:30:00Z")).toBe("2027-01-01");
  expect(format.year("2026-12-31T23:30:00Z")).toBe("2027");
  expect(format.clockTime("2026-07-01T12:00:00Z")).toBe("14:00");
});

test.each([
  ["2026-11-20T20:05:00+01:00", `Hace 25${NBSP}minutos`],
  ["2026-11-20T19:29:00+01:00", `Hace 1${NBSP}hora`],
  ["2026-11-20T17:31:00+01:00", `Hace 2${NBSP}horas`],
  ["2026-11-19T18:00:00+01:00", `Hace 1${NBSP}día`],
  ["2026-10-21T19:30:01Z", `Hace 29${NBSP}días`],
  ["2026-10-21T19:30:00Z", `Hace 1${NBSP}mes`],
  ["2025-11-20T19:30:01Z", `Hace 12${NBSP}meses`],
  ["2025-11-20T19:30:00Z", `Hace 1${NBSP}año`],
  ["2026-11-20T19:29:01Z", "Hace un momento"],
])("on Madrid's clock %s is %s at the edition's close", (instant, text) =>
  expect(format.relativeTime(instant, "2026-11-20T20:30:00+01:00")).toBe(text),
);

test.each([
  [0, "Sin lecturas"],
  [1, `1${NBSP}lectura`],
  [2, `2${NBSP}lecturas`],
  [12480, `12.480${NBSP}lecturas`],
])("%d with their noun are printed %s", (count, text) => {
  expect(format.counted(count, "lectura", "lecturas")).toBe(text);
  expect(format.readings(count)).toBe(count === 0 ? "" : text);
});

test("an instant of another day is told by its day and hour, and its year if that is another", () => {
  expect(format.dayAndHour("2026-11-20T19:35:00+01:00", "2026-11-23T20:30:00+01:00")).toBe(`20${NBSP}nov, 19:35`);
  expect(format.dayAndHour("2027-01-02T08:05:00+01:00", "2026-12-31T20:30:00+01:00")).toBe(`2${NBSP}ene 2027, 08:05`);
});

test("minutes of reading are printed with what they are for", () =>
  expect(format.readingTime(7)).toBe(`7${NBSP}min de lectura`));

// The verb is in the singular for one thing alone; nothing is said of what there is none of.
test.each([
  [1, `Queda 1${NBSP}hora`],
  [2, `Quedan 2${NBSP}horas`],
  [23, `Quedan 23${NBSP}horas`],
  [24, `Queda 1${NBSP}día`],
  [25, `Quedan 1${NBSP}día y 1${NBSP}hora`],
  [36, `Quedan 1${NBSP}día y 12${NBSP}horas`],
  [48, `Quedan 2${NBSP}días`],
  [49, `Quedan 2${NBSP}días y 1${NBSP}hora`],
  [8760, `Quedan 365${NBSP}días`],
])("%d hours in which one can still take part are printed %s", (hours, text) =>
  expect(format.timeLeft(hours)).toBe(text),
);

test.each([
  ["Se cierra en 26 días de obras", "Se cierra en 26_días de obras"],
  ["La acción sube a 18,46 € en Madrid", "La acción sube a 18,46_€ en Madrid"],
  ["La veda a 3200 mariscadoras gallegas", "La_veda a_3200 mariscadoras gallegas"],
  ["Por tres votos sale adelante", "Por tres votos sale adelante"],
  ["Tras seis mil días a la mar", "Tras seis_mil días a_la_mar"],
  ["Lo que vale un puerto", "Lo_que vale un puerto"],
  ["Sin pisos, las comarcas se quedan en la estacada", "Sin pisos, las comarcas se quedan en_la estacada"],
  ["Ningún barco vuelve al mar", "Ningún barco vuelve al_mar"],
  ["Nadie duerme esta noche solo", "Nadie duerme esta noche solo"],
  ["Nadie ve el mar sin ti", "Nadie ve el_mar sin_ti"],
  ["Ganan los barcos nuevos", "Ganan los barcos nuevos"],
  ["Noche de las Fábricas Encendidas", "Noche de_las Fábricas Encendidas"],
  ["Abre en 2026: hay sitio", "Abre en_2026: hay sitio"],
])("the headline «%s» keeps its numbers, its articles and its end together where they are short", (text, printed) =>
  expect(typeset(text).replaceAll(NBSP, "_")).toBe(printed),
);

/** The numbers that Spanish writes out, from nothing on. */
const WRITTEN = "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince".split(" ");
/** What hangs at the end of a line. */
const SHORTEST = "a al con del e el en la las lo los o u un una y".split(" ");

test("every small word of a headline stays with a short one, and numbers written out stand at their own places", () => {
  const short = [...SHORTEST, ...WRITTEN].filter((word) => word.length < 6);
  const apart = short.filter((word) => !typeset(`Mareas, ${word} no vuelven`).includes(`${word}${NBSP}`));
  expect(apart).toEqual([]);
  expect(NUMBER_WORDS).toEqual(WRITTEN);
});

test.each([
  [
    "Pagará 214 millones por dos buques de 96 metros y 620 plazas cada uno",
    "Pagará 214 millones por dos buques de 96 metros y 620 plazas cada_uno",
  ],
  ["Con 410 MW a 62 °C cuesta 18,46 € menos", "Con 410_MW a 62_°C cuesta 18,46_€_menos"],
  ["A 64 km/h durante 3 horas, el 4,5 % más", "A 64_km/h durante 3 horas, el 4,5_%_más"],
  ["Hay 3 metas y 5 héroes en 12 kilómetros", "Hay 3 metas y 5 héroes en 12 kilómetros"],
  ["Del 3 de diciembre al 13 de marzadas ornamentales", "Del 3_de diciembre al 13 de marzadas ornamentales"],
])("the passage «%s» keeps figures with their units, and lets what they count go", (text, printed) =>
  expect(typesetPassage(joinMeasured(text)).replaceAll(NBSP, "_")).toBe(printed),
);

test("the day of a build is the one that SOURCE_DATE_EPOCH says, today where it says none", () => {
  expect(buildDate("1795200000")).toBe("2026-11-20T18:40:00.000Z");
  expect(buildDate("")).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(() => buildDate("ayer")).toThrow('SOURCE_DATE_EPOCH: "ayer" is not a whole number of seconds');
});

test("a company's place is called after its name, without accents, capitals and signs", () => {
  expect(companyAnchor("Navalia Cantábrica")).toBe("empresa-navalia-cantabrica");
  expect(companyAnchor("Ñandú & Güell, S. A.")).toBe("empresa-nandu-guell-s-a-");
});
