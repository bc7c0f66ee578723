import { inOrder } from "@/paper/check/check-records";
import { addressFindings } from "@/paper/check/addresses";
import { agreementFindings } from "@/paper/check/agreement";
import { alternativeFindings } from "@/paper/check/alternatives";
import type { Field } from "@/paper/check/fields";
import { figureFindings, mostReadFindings } from "@/paper/check/figures";
import type { Finding } from "@/lib/finding";
import { freshnessFindings } from "@/paper/check/freshness";
import { categoryFindings, headlineFindings } from "@/paper/check/headlines";
import { letterFindings } from "@/tools/assets/check/letters";
import { leftOutFindings } from "@/paper/check/left-out";
import { matchFindings } from "@/paper/check/matches";
import { nameFindings } from "@/paper/check/names";
import { searchFindings } from "@/paper/check/search";
import { timeFindings } from "@/paper/check/times";
import { styleFindings } from "@/paper/check/style";
import { weekdayFindings } from "@/paper/check/weekdays";
import { id } from "@/schema/primitives";
import { folderWith } from "../../folder";
import { economia, EDITION, fieldsIn, said, story } from "./samples";

/* Each editorial rule: what breaks it and what is said then, beside the like of it that passes. */

type Own = Readonly<Record<string, unknown>>;
type Row = readonly [wrong: Field[], says: string | readonly string[], right: Field[]];

const title = (text: string) => economia(story({ title: text }));
const excerpt = (text: string, own: Own = {}) => economia(story({ excerpt: text, ...own }));
const alt = (text: string, own: Own = {}) => economia(story({ alt: text, ...own }));

/** Columns over one portrait. */
const columns = (...all: Own[]) =>
  fieldsIn({ opinion: { latest: all.map((own) => story({ image: "a.svg", ...own })) } });

/** What is said begins as expected, without the name of the first story's file; and nothing else is. */
function table(rule: string, find: (fields: Field[]) => Finding[], rows: readonly Row[]): void {
  test.each(rows.map((row) => [String(row[1]), ...row] as const))(`${rule}: %s`, (_, wrong, says, right) => {
    const lines = said(find(wrong)).map((line) =>
      line.replace(/^(error|aviso) data\/economia\.ts: news\[0\]\./, "$1 "),
    );
    const expected = typeof says === "string" ? [says] : says;
    expect(lines.map((line, index) => line.slice(0, expected[index]?.length))).toEqual(expected);
    expect(said(find(right))).toEqual([]);
  });
}

const SIX = "Uno dos tres cuatro cinco seis";
const TWELVE = "A be ce de e efe ge hache i jota ka ele";
test("errors come first, each kind in its order, and what is wrong is not also warned of", () => {
  const found = (level: "error" | "aviso", where: string) => ({ level, where, says: "no es así" });
  const [one, two, three] = [found("aviso", "a"), found("error", "b"), found("aviso", "c")];
  expect(inOrder([one, found("aviso", "b"), two, three, found("error", "d")])).toEqual([
    ...[two, found("error", "d")],
    ...[one, three],
  ]);
});

table("a headline", headlineFindings, [
  [title("El puerto abre en marzo"), "aviso title: tiene 5 palabras", title(SIX)],
  [title(`${TWELVE} eme`), "aviso title: tiene 13 palabras", title(TWELVE)],
  [
    economia(story({ title: SIX }), story({ title: SIX.toUpperCase().toLowerCase() })),
    "error data/economia.ts: news[1].title: es el mismo titular que",
    economia(story(), story()),
  ],
  [
    economia(
      story({ title: "Burela inaugura hoy su mercado de pescado" }),
      story({ title: "Burela inaugura ayer su mercado de pescado" }),
    ),
    "aviso data/economia.ts: news[1].title: se parece mucho al de data/economia.ts: news[0]",
    economia(story(), story({ title: "Burela cierra el puerto por el temporal" })),
  ],
  // Three long words of four are the same, and three of five.
  [
    economia(
      story({ title: "Burela inaugura un mercado de pescado" }),
      story({ title: "Burela inaugura un mercado de flores" }),
    ),
    "aviso data/economia.ts: news[1].title: se parece mucho al de data/economia.ts: news[0]",
    economia(
      story({ title: "Burela inaugura un mercado de pescado fresco" }),
      story({ title: "Burela inaugura un mercado de flores secas" }),
    ),
  ],
  [
    excerpt("El muelle abre hoy. Cuesta 3 €.", { title: "El muelle abre hoy" }),
    ["aviso title: tiene 4", "aviso excerpt: empieza por el titular"],
    excerpt("Cuesta 3 €."),
  ],
  [
    economia(story({ excerpt: "Abre." }), story({ excerpt: "Abre." })),
    "error data/economia.ts: news[1].excerpt: es la misma entradilla que la de data/economia.ts: news[0].excerpt",
    economia(story({ excerpt: "Abre." }), story({ excerpt: "Cierra." })),
  ],
]);

table("an alternative", alternativeFindings, [
  [alt(""), "aviso alt: está vacío", alt("", { id: undefined })],
  [alt("Abre el muelle.", { title: "Abre el muelle" }), "error alt: repite el titular", alt("Un muelle.")],
  [alt(`${"M".repeat(70)}.`), "aviso alt: tiene 71 caracteres", alt(`${"M".repeat(69)}.`)],
  [
    economia(story({ alt: "Un muelle.", image: "a.svg" }), story({ alt: "Un muelle.", image: "b.svg" })),
    "aviso data/economia.ts: news[1].alt: dice de esta imagen lo mismo que data/economia.ts: news[0].alt",
    economia(story({ alt: "Un muelle.", image: "a.svg" }), story({ alt: "Una grúa.", image: "b.svg" })),
  ],
  [
    columns({ author: "Luis Sanz", alt: "Él." }, { author: "Ana Gil", alt: "Ella." }),
    "aviso data/opinion.ts: latest[1].image: es la misma imagen que",
    columns({ author: "Ana Gil", alt: "Ella." }, { author: "Ana Gil", alt: "Ella." }),
  ],
  ...["jpg", "jpeg", "jfif", "png", "webp", "avif"].map((ending): Row => [
    economia(story({ image: `a.${ending}` })),
    "aviso image: es una foto sin autor",
    // Of a poster nobody asks who took it.
    [
      ...economia(story({ image: `a.${ending}`, credit: "Ana Gil" })),
      ...fieldsIn({ cultura: { films: [{ poster: `b.${ending}` }] } }),
    ],
  ]),
]);

const search = (text: string, description = text) => ({ search: { title: text, description } });
table("what searches say", (fields) => searchFindings(fields, "El Faro"), [
  [
    fieldsIn({ economia: search("E".repeat(50)) }),
    "aviso data/economia.ts: search.title: «EEEE",
    fieldsIn({ economia: search("E".repeat(49)) }),
  ],
  [
    fieldsIn({ home: search("La Gaceta: la economía") }),
    "error data/home.ts: search.title: «La Gaceta: la economía» no dice el nombre del periódico: «El Faro»",
    fieldsIn({ home: search("El Faro: la economía") }),
  ],
  [
    fieldsIn({ economia: search("Una"), cultura: search("Una", "Otra") }),
    "error data/cultura.ts: search.title: dice lo mismo que data/economia.ts: search.title",
    fieldsIn({ economia: search("Una"), cultura: search("Otra") }),
  ],
  [
    excerpt("Así lo ha sabido La Lonja."),
    "error excerpt: dice «La Lonja», que ya no es el nombre del periódico: es «El Faro»",
    excerpt("Así lo ha sabido El Faro."),
  ],
]);

test("a newspaper whose name begins with the sample's may be called by that", () =>
  expect(searchFindings(excerpt("Así lo ha sabido La Lonja."), "La Lonja Abierta")).toEqual([]));

table("letters", letterFindings, [
  [
    excerpt("Abre Αθήνα."),
    "error excerpt: «Αθήνα.» lleva lo que las letras",
    excerpt("Abre Łódź, Şanlıurfa, Llŷn y Ålesund; «Cœur» y “straße” cuestan 45 €."),
  ],
  [
    excerpt("Abre ☕ hoy."),
    "error excerpt: «☕» lleva lo que las letras del periódico no tienen, «☕» (U+2615): dilo",
    excerpt("Café."),
  ],
]);

table("signs", styleFindings, [
  [excerpt("El [muelle](https://a.es) abre."), "error excerpt: lo que parece código", excerpt("Cuesta < 3 € y > 2 €.")],
  [excerpt("Abre &lt hoy."), "error excerpt: lo que parece código", excerpt("Ruiz & Hijas, S&P 500.")],
  [excerpt("Abre ${nombre} hoy."), "error excerpt: lo que parece código", excerpt("Cuesta 3 $.")],
  [excerpt("Abre _hoy_."), "error excerpt: lo que parece código", excerpt("Abre hoy*.")],
  [excerpt("Cuesta dos millones.La obra sigue."), "aviso excerpt: tras coma", excerpt("Lo dice agua.com, la web.")],
  [excerpt("Abre a las 18:75."), "aviso excerpt: las horas van", excerpt("Abre a las 18:30 un plano a escala 1:75.")],
  [excerpt("Abre de 9:00 a 26:00."), "aviso excerpt: las horas van", excerpt("Bajó de 31:45 a 30:12.")],
  [excerpt("Abre hoy (revisar)."), "aviso excerpt: una nota de la redacción", excerpt("Abre hoy (al revisar).")],
  [excerpt("Abre (falta confirmar)."), "aviso excerpt: una nota", excerpt("Le falta confirmar (falta un mes) el día.")],
  [excerpt("Abre. BORRADOR."), "aviso excerpt: una nota", excerpt("Borrador de ley.")],
]);

const SECTIONS = [
  { key: "actualidad", name: "Actualidad" },
  { key: "economia", name: "Economía" },
  { key: "deportes", name: "Deportes" },
];
table("a category", (fields) => categoryFindings(fields, SECTIONS, ["Economía", "Deportes", "Ciencia"]), [
  [
    economia(story({ category: "Deportes" })),
    'error category: "Deportes" no es de esta sección, que publica Economía: llévala a data/deportes.ts',
    fieldsIn({ actualidad: { latest: [story({ category: "Deportes" }), story({ category: "Ciencia" })] } }),
  ],
  [
    economia(story({ category: "Ciencia" })),
    'error category: "Ciencia" no es de esta sección, que publica Economía: cámbiala de categoría',
    fieldsIn({ economia: { events: [{ title: "Feria", category: "Deportes", date: "2031-04-01" }] } }),
  ],
]);

const NOW = EDITION.close;
const SIX_O_CLOCK = "2031-03-14T18:00:00+01:00";
const RULED = "aviso data/politica.ts: government.legislature";
const SUMMER = "error time: «2030-07-01T10:00:00+01:00»";
const at = (time: string) => economia(story({ time }));
const mended = (time: string) => economia(story({ correction: { time, text: "Eran tres." } }));
const event = (date: string, time = "21:30") => fieldsIn({ home: { events: [{ title: "Feria", date, time }] } });
const session = (close: string, open = "2031-03-14T09:00:00+01:00") =>
  fieldsIn({ economia: { session: { open, close } } });
const survey = (to: string) => fieldsIn({ politica: { survey: { interviews: 1000, to } } });
const legislature = (text: string) => fieldsIn({ politica: { government: { legislature: text } } });
const week = (date: string) => fieldsIn({ economia: { weeks: [{ date, close: 9 }] } });
test("a day or an hour of no calendar is its schema's to say: no clock has skipped it", () => {
  const never = [
    at("2030-02-30T10:00:00+01:00"),
    at("2030-11-31T02:30:00+01:00"),
    event("2031-06-31"),
    event("2031-06-20", "25:00"),
  ];
  expect(never.flatMap((fields) => said(timeFindings(fields, EDITION)))).toEqual([]);
});

table("an hour", (fields) => timeFindings(fields, EDITION), [
  [at("2031-03-15T08:00:00+01:00"), "aviso time: retenida hasta el 15\u00a0mar, 08:00: no sale", at(EDITION.close)],
  [
    at("2032-03-14T18:00:00+01:00"),
    "error time: «2032-03-14T18:00:00+01:00» es posterior al cierre de la edición (2031-03-14T21:00:00+01:00) en más",
    at(EDITION.close),
  ],
  // A month, and a second more.
  [at("2031-04-14T22:00:00+02:00"), "aviso time: retenida hasta el 14\u00a0abr, 22:00: no sale", at(EDITION.close)],
  [at("2031-04-14T22:00:01+02:00"), "error time: «2031-04-14T22:00:01+02:00» es posterior", at(EDITION.close)],
  [
    fieldsIn({ politica: { urgent: { time: "2031-03-15T08:00:00+01:00" } } }),
    "error data/politica.ts: urgent.time: «2031-03-15T08:00:00+01:00» es posterior al cierre",
    fieldsIn({ politica: { urgent: { time: EDITION.close } } }),
  ],
  [
    mended("2031-03-14T17:00:00+01:00"),
    "error correction.time: «2031-03-14T17:00:00+01:00» es anterior a",
    mended(NOW),
  ],
  // A story of six o'clock.
  [
    mended("2031-03-14T17:59:59+01:00"),
    "error correction.time: «2031-03-14T17:59:59+01:00» es anterior",
    mended(SIX_O_CLOCK),
  ],
  [mended("2031-03-15T08:00:00+01:00"), "error correction.time: «2031-03-15T08:00:00+01:00» es posterior", mended(NOW)],
  [at("2030-07-01T10:00:00+01:00"), `${SUMMER}: ese día la hora de España es +02:00`, at("2030-07-01T10:00:00+02:00")],
  // By the sun it is before the close, by its letters after it.
  [
    at("2031-03-14T21:30:00+02:00"),
    "error time: «2031-03-14T21:30:00+02:00»: ese día la hora de España es +01:00",
    at("2031-03-14T20:30:00+01:00"),
  ],
  [
    at("2031-01-10T10:00:00Z"),
    "error time: «2031-01-10T10:00:00Z» es la hora de Greenwich: escribe la de España, 2031-01-10T11:00:00+01:00",
    at("2031-01-10T11:00:00+01:00"),
  ],
  [
    at("2030-07-01T10:00:00+00:00"),
    "error time: «2030-07-01T10:00:00+00:00» es la hora de Greenwich: escribe la de España, 2030-07-01T12:00:00+02:00",
    at("2030-07-01T12:00:00+02:00"),
  ],
  // The night of 31 March 2030, in which two turns to three, and that of 27 October, in which two comes twice.
  [
    at("2030-03-31T02:30:00+01:00"),
    "error time: «2030-03-31T02:30:00+01:00»: esa hora no existe",
    at("2030-03-31T01:59:00+01:00"),
  ],
  [
    at("2030-03-31T02:30:00+02:00"),
    "error time: «2030-03-31T02:30:00+02:00»: esa hora no existe",
    at("2030-03-31T03:00:00+02:00"),
  ],
  [
    at("2030-10-27T03:30:00+02:00"),
    "error time: «2030-10-27T03:30:00+02:00»: ese día",
    at("2030-10-27T02:30:00+02:00"),
  ],
  [
    at("2030-10-27T01:30:00+01:00"),
    "error time: «2030-10-27T01:30:00+01:00»: ese día",
    at("2030-10-27T02:30:00+01:00"),
  ],
  [
    event("2031-03-30", "02:30"),
    "error data/home.ts: events[0].date: «2031-03-30» a las 02:30: esa hora no",
    event("2031-03-30"),
  ],
  [at("2030-03-14T20:59:59+01:00"), "aviso time: «2030-03-14T20:59:59+01:00» es", at("2030-03-14T21:00:00+01:00")],
  [event("2031-03-13"), "error data/home.ts: events[0].date: «2031-03-13» es anterior", event("2031-03-14")],
  [
    event("2031-03-14", "20:59"),
    "error data/home.ts: events[0].date: «2031-03-14» a las 20:59 ya ha empezado cuando cierra la edición (21:00)",
    event("2031-03-14", "21:00"),
  ],
  [event("2033-03-15"), "error data/home.ts: events[0].date: «2033-03-15» es de dentro", event("2033-03-14")],
  [
    session("2031-03-14T09:00:00+01:00"),
    "error data/economia.ts: session.close: «2031-03-14T09:00:00+01:00» no es posterior a open",
    session("2031-03-14T17:35:00+01:00"),
  ],
  [
    event("2031-03-15", "05:59"),
    "aviso data/home.ts: events[0].date: «2031-03-15» a las 05:59",
    event("2031-03-15", "06:00"),
  ],
  [
    session("2031-03-14T17:35:00+01:00", "2031-03-13T09:00:00+01:00"),
    "error data/economia.ts: session.close: «2031-03-14T17:35:00+01:00» no es del día de open",
    session("2031-03-14T17:35:00+01:00"),
  ],
  [
    session("2031-03-13T17:35:00+01:00", "2031-03-13T09:00:00+01:00"),
    "aviso data/economia.ts: session.close: la sesión es de ayer",
    session("2031-03-14T17:35:00+01:00"),
  ],
  [legislature("XIV (2027-2030)"), `${RULED}: «XIV (2027-2030)» no es la legis`, legislature("XV (2031-2035)")],
  [legislature("XV (2032-2035)"), `${RULED}: «XV (2032-2035)» no es la legis`, legislature("XIV (2027-2031)")],
  [survey("2031-03-16"), "error data/politica.ts: survey.to: «2031-03-16» es posterior", survey("2031-03-14")],
  [survey("2030-03-13"), "aviso data/politica.ts: survey.to: «2030-03-13» es de hace", survey("2030-03-14")],
  [week("2031-03-15"), "error data/economia.ts: weeks[0].date: «2031-03-15» es posterior", week("2031-03-14")],
]);

// A Monday morning after a long weekend: the session of Thursday is the last there was, Wednesday's is not.
const MONDAY = { ...EDITION, close: "2031-03-17T09:00:00+01:00" };
table("an hour before the markets open", (fields) => timeFindings(fields, MONDAY), [
  [
    session("2031-03-12T17:35:00+01:00", "2031-03-12T09:00:00+01:00"),
    "aviso data/economia.ts: session.close: la sesión es de hace 5 días",
    session("2031-03-13T17:35:00+01:00", "2031-03-13T09:00:00+01:00"),
  ],
]);

// At six the day's session is known; a minute before that, yesterday's may be the last.
const AT_SIX = { ...EDITION, close: "2031-03-14T18:00:00+01:00" };
table("an hour when the markets have closed", (fields) => timeFindings(fields, AT_SIX), [
  [
    session("2031-03-13T17:35:00+01:00", "2031-03-13T09:00:00+01:00"),
    "aviso data/economia.ts: session.close: la sesión es de ayer",
    session("2031-03-14T17:35:00+01:00"),
  ],
]);
table("an hour before", (fields) => timeFindings(fields, { ...AT_SIX, close: "2031-03-14T17:59:00+01:00" }), [
  [
    session("2031-03-09T17:35:00+01:00", "2031-03-09T09:00:00+01:00"),
    "aviso data/economia.ts: session.close: la sesión es de hace 5 días",
    session("2031-03-13T17:35:00+01:00", "2031-03-13T09:00:00+01:00"),
  ],
]);

// Nothing is traded on the evenings of a weekend: Friday's session is the last there was.
for (const close of ["2031-03-15T21:00:00+01:00", "2031-03-16T21:00:00+01:00"])
  table(`an hour at the close of ${close.slice(0, 10)}`, (fields) => timeFindings(fields, { ...EDITION, close }), [
    [
      session("2031-03-10T17:35:00+01:00", "2031-03-10T09:00:00+01:00"),
      "aviso data/economia.ts: session.close: la sesión es de hace",
      session("2031-03-14T17:35:00+01:00"),
    ],
  ]);

const OLD = "2031-03-14T08:00:00+01:00";
const live = (time: string) =>
  fieldsIn({ actualidad: { live: [{ title: "Abre", time }], banner: { headline: "Nieva", time } } });
table("what says now", (fields) => freshnessFindings(fields, EDITION), [
  [
    economia(story({ isBreaking: true, time: OLD })),
    "error isBreaking: «Último momento» de una",
    economia(story({ isBreaking: true })),
  ],
  // Twelve hours, and a second more.
  [
    economia(story({ isUrgent: true, time: "2031-03-14T08:59:59+01:00" })),
    "aviso isUrgent: la noticia urgente es de 12 horas",
    economia(story({ isUrgent: true, time: "2031-03-14T09:00:00+01:00" })),
  ],
  [
    live(OLD),
    ["aviso data/actualidad.ts: live[0].time:", "aviso data/actualidad.ts: banner.time:"],
    live(EDITION.close),
  ],
]);

test("a live score when nobody plays, and one when they do", () => {
  const fields = fieldsIn({ deportes: { live: [{ status: "LIVE", minute: "67′" }] } });
  for (const hour of ["02:00", "04:30", "08:59"])
    expect(said(freshnessFindings(fields, { ...EDITION, close: `2031-03-14T${hour}:00+01:00` }))).toEqual([
      `aviso data/deportes.ts: live[0].status: el marcador está en directo y la edición cierra a las ${hour}: ¿es de ayer?`,
    ]);
  for (const close of [EDITION.close, "2031-03-15T09:00:00+01:00", "2031-03-15T01:59:00+01:00"])
    expect(freshnessFindings(fields, { ...EDITION, close })).toEqual([]);
});

const period = (text: string) => fieldsIn({ economia: { indicators: [{ period: text }] } });
const fair = (description: string) =>
  fieldsIn({ home: { events: [{ title: "Feria", date: "2031-06-20", description }] } });
table("a day", (fields) => weekdayFindings(fields, EDITION), [
  [
    excerpt("Abre el lunes 17 y el martes 20 de marzo."),
    "aviso excerpt: «martes 20 de marzo» no cae en martes: es jueves",
    excerpt("Abre el viernes 14 de marzo y el domingo, 16; otra vez el viernes 14 de marzo de 2031."),
  ],
  [
    excerpt("Abrió el lunes 14 de marzo de 2030."),
    "aviso excerpt: «lunes 14 de marzo de 2030»",
    excerpt("Abre el jueves 3."),
  ],
  // Of the months about its own day, not about the close.
  [
    fair("Abre el jueves 20."),
    "aviso data/home.ts: events[0].description: «jueves 20» no cae en jueves",
    fair("Abre el viernes 20."),
  ],
  [excerpt("Abre el sábado 17."), "aviso excerpt: «sábado 17» no cae", excerpt("El lunes 3 horas y el domingo 4-2.")],
  [
    excerpt("Abre el 29 de febrero de 2031."),
    "aviso excerpt: «29 de febrero de 2031» no existe",
    excerpt("Abre el 29 de febrero de 2032."),
  ],
  [
    excerpt("Cerró este Jueves, abre este viernes y también este sábado."),
    "aviso excerpt: «este Jueves» fue ayer: es viernes",
    excerpt("Cerró este jueves.", { time: "2031-03-14T05:59:00+01:00" }),
  ],
  [
    excerpt("Cerró este jueves.", { time: "2031-03-14T06:00:00+01:00" }),
    "aviso excerpt: «este jueves» fue ayer",
    excerpt("Abre este viernes.", { time: "2031-03-14T06:00:00+01:00" }),
  ],
  [
    period("15 de marzo de 2031"),
    "aviso data/economia.ts: indicators[0].period: «15 de marzo de 2031» es posterior",
    period("14 de marzo de 2031"),
  ],
  [
    period("18 de marzo de 2030"),
    "aviso data/economia.ts: indicators[0].period: «18 de marzo de 2030» es de hace más o menos un año",
    period("19 de marzo de 2030"),
  ],
  [
    period("20 de marzo de 2031"),
    "aviso data/economia.ts: indicators[0].period: «20 de marzo de 2031» es posterior",
    period("14 de marzo de 2031"),
  ],
  [
    fieldsIn({ politica: { urgent: { vote: { source: "Diario de Sesiones, 14 de marzo de 2030" } } } }),
    "aviso data/politica.ts: urgent.vote.source: «14 de marzo de 2030» es de hace más o menos un año",
    period("14 de marzo de 2031"),
  ],
  [
    period("marzo de 2030"),
    "aviso data/economia.ts: indicators[0].period: «marzo de 2030» es de hace",
    period("20 de marzo de 2030"),
  ],
  [excerpt("Abre el 31 de febrero."), "aviso excerpt: «31 de febrero» no existe", excerpt("Abre el 29 de febrero.")],
]);

// 31 December 2030 was a Tuesday, 1 January 2031 a Wednesday.
for (const [close, other] of [
  ["2031-01-02T21:00:00+01:00", "el martes 31 de diciembre"],
  ["2030-12-30T21:00:00+01:00", "el miércoles 1 de enero"],
] as const)
  test(`on ${close.slice(0, 10)} ${other} is of the year nearest to it`, () => {
    const found = (text: string) => weekdayFindings(excerpt(text, { time: close }), { ...EDITION, close });
    expect(found(`Abre ${other}.`)).toEqual([]);
    expect(found(`Abre ${other.replace(/martes|miércoles/, "domingo")}.`)).toHaveLength(1);
  });

const index = (own: Own) =>
  fieldsIn({ economia: { indices: [{ name: "IBEX", change: 0.5, series: [100, 100.5], ...own }] } });
const rate = (value: number, name = "Euríbor", unit = "%") =>
  fieldsIn({ economia: { indicators: [{ name, unit, decimals: 3, value }] } });
const weeks = (...closes: number[]) => fieldsIn({ economia: { weeks: closes.map((close) => ({ close })) } });
const company = (own: Own) => fieldsIn({ economia: { companies: [own] } });
const party = (colour: string, change = 0) => fieldsIn({ politica: { parties: [{ name: "Uno", colour, change }] } });
const goals = (homeScore: number) => fieldsIn({ deportes: { live: [{ sport: "Fútbol", homeScore }] } });
const read = (...views: number[]) =>
  fieldsIn({
    economia: { news: views.map((many, index) => story({ id: `leida-${index}`, views: many })) },
    home: { mostRead: views.map((_, index) => `leida-${index}`) },
  });
table("a figure", (fields) => [...figureFindings(fields), ...mostReadFindings(fields)], [
  [read(900, 700, 800), "aviso data/home.ts: mostRead[2]: tiene 800 lecturas, más", read(900, 800, 800)],
  [goals(54), "aviso data/deportes.ts: live[0].homeScore: 54 no es una cifra corriente aquí, de 0 a 20", goals(12)],
  [rate(300.1, "Deuda"), "error data/economia.ts: indicators[0].value: 300.1 % es demasiado", rate(300, "Deuda")],
  [rate(2218), "error data/economia.ts: indicators[0].value: 2218 % es demasiado: ¿2.218?", rate(2.218)],
  [rate(26), "aviso data/economia.ts: indicators[0].value: 26 % sería extraordinario", rate(4.2)],
  [rate(98, "Paro"), "aviso data/economia.ts: indicators[0].value: 98 % sería", rate(98, "Ocupación hotelera")],
  [
    company({ marketCap: 999_999 }),
    "aviso data/economia.ts: companies[0].marketCap: 999999",
    company({ marketCap: 1e6 }),
  ],
  [goals(21), "aviso data/deportes.ts: live[0].homeScore: 21 no es", goals(20)],
  [
    company({ series: [17204.6, 17186, 4, 17200] }),
    "error data/economia.ts: companies[0].series: salta de 17186 a 4",
    company({ series: [17204.6, 17186.4, 17200] }),
  ],
  [rate(2.6, "IPC", ""), "aviso data/economia.ts: indicators[0].unit: está vacío", rate(121.4, "IPC", "")],
  [weeks(17120, 1728.4), "error data/economia.ts: weeks: salta de 17120 a 1728.4", weeks(17120, 17284)],
  [party("#b3261e", -14), "aviso data/politica.ts: parties[0].change: -14 no es", party("#b3261e", -1.4)],
  [
    company({ series: [20.1, 40.3, 20] }),
    "error data/economia.ts: companies[0].series: salta de 20.1 a 40.3",
    company({ series: [20, 40, 20] }),
  ],
  [index({ change: -0.5 }), "aviso data/economia.ts: indices[0].change: -0.5 % no es lo que dice", index({})],
  // Nothing is said of a line that ends where it began, nor of less than one per cent.
  [
    index({ change: 1.1, series: [100, 100.13] }),
    "aviso data/economia.ts: indices[0].change: 1.1 % no es lo que dice",
    [...index({ change: 1.04, series: [100, 100.13] }), ...index({ change: 1, series: [100, 100.05] })],
  ],
  [
    index({ change: -0.5, series: [100, 100.05] }),
    "aviso data/economia.ts: indices[0].change: -0.5 % no es lo que dice",
    [...index({ change: -0.5, series: [100, 100.04] }), ...index({ change: 0 })],
  ],
  [index({ change: 50 }), "aviso data/economia.ts: indices[0].change: 50 % no es lo que", index({ change: 0.6 })],
  [party("#ffffcc"), "error data/politica.ts: parties[0].colour: #ffffcc no se ve sobre el papel", party("#b8860b")],
]);

const rent = story({ title: "El pleno salva el decreto de alquileres", vote: { yes: 177, no: 170, abstentions: 3 } });
const line = (title: string) => fieldsIn({ politica: { urgent: rent }, actualidad: { live: [{ title }] } });
const figure = (value: string, text: string) => excerpt(text, { figure: { value, label: "a los que brota" } });
const market = (text: string) =>
  fieldsIn({
    economia: {
      indices: [{ name: "IBEX 35", value: 17284.6 }],
      indicators: [{ name: "Euríbor a 12 meses", value: 2.218 }],
      analysis: { paragraphs: [text] },
    },
  });
table("what a text says of another's figure", agreementFindings, [
  [
    line("El pleno convalida el decreto de alquileres: 176 síes"),
    "aviso data/actualidad.ts: live[0].title: no es lo que dice el texto («176 síes»): serían 177, en «El pleno salva",
    [
      ...line("El pleno convalida el decreto de alquileres: 177 síes y 170 noes"),
      ...line("El pleno rechaza la enmienda de la oposición: 160 síes"),
    ],
  ],
  [
    figure("26 °C", "El agua brota a 62 °C."),
    "aviso figure.value: «26 °C» no es lo que dice el texto: «62 °C»",
    [...figure("62 °C", "El agua brota a 62 °C y llega a 52 °C."), ...figure("36 %", "El precio sube un 8 %.")],
  ],
  [
    market("El IBEX cerró en 17.824,00 puntos y el IBEX cerró en 17.824,50 puntos."),
    "aviso data/economia.ts: analysis.paragraphs[0]: «17.824,50» no es lo que dice IBEX",
    market("El IBEX cerró en 17.300 puntos y el euríbor en el 2,3 %."),
  ],
  [figure("8:14,42", "Nadó en 8:16,42."), "aviso figure.value: «8:14,42» no es", figure("8:16,42", "Nadó en 8:16,42.")],
  [
    market("El IBEX cerró este viernes en 17.824,60 puntos, con el euríbor al 2,281 %."),
    [
      "aviso data/economia.ts: analysis.paragraphs[0]: «17.824,60» no es lo que dice IBEX en data/economia.ts: 17284.6",
      "aviso data/economia.ts: analysis.paragraphs[0]: «2,281» no es lo que dice Euríbor en data/economia.ts: 2.218",
    ],
    [
      ...market("El IBEX 35 cerró en 17.285 puntos; el euríbor a 12 meses, en el 2,22 %."),
      ...market("El IBEX 35 gana un 12,45 % en 2026 y aguanta en los 17.000 puntos, con el euríbor en el 2 %."),
    ],
  ],
]);

const matches = (...upcoming: Own[]) => fieldsIn({ deportes: { upcoming } });
const saturday = { sport: "Fútbol", date: "2031-03-15", time: "18:30" };
table("a match", matchFindings, [
  [
    matches({ ...saturday, teams: ["Uno", "Dos"] }, { ...saturday, teams: ["Tres", "Uno"] }),
    "error data/deportes.ts: upcoming[1].teams[1]: «Uno» ya juega a esa hora: data/deportes.ts: upcoming[0].teams[0]",
    matches(
      { ...saturday, teams: ["Uno", "Dos"] },
      { ...saturday, teams: ["Tres", "Uno"], sport: "Baloncesto" },
      { ...saturday, teams: ["Tres", "Uno"], time: "20:30" },
    ),
  ],
]);

const AUTHORS = [{ name: "Lucía Armengol" }, { name: "Ana Gil", role: "economista" }];
const signed = (author: string) => economia(story({ author }));
const column = (author: string, role: string) => fieldsIn({ opinion: { latest: [story({ author, role })] } });
table("a name", (fields) => nameFindings(fields, { authors: AUTHORS }), [
  [
    signed("Lucia Armengott"),
    "aviso author: «Lucia Armengott»: ¿querías decir «Lucía Armengol»?",
    signed("Lucía Armengol"),
  ],
  // Two letters off, and three.
  [signed("Lucía Armengot"), "aviso author: «Lucía Armengot»: ¿querías decir «Lucía Armengol»?", signed("Ana Gil")],
  [signed("Lucio Armengotts"), "aviso author: «Lucio Armengotts» no está en authors", signed("Ana Gil")],
  [signed("Pedro Ruiz"), "aviso author: «Pedro Ruiz» no está en authors", signed("Ana Gil")],
  [
    column("Ana Gil", "hotelera"),
    "aviso data/opinion.ts: latest[0].author: «Ana Gil» es economista en authors",
    column("Ana Gil", "economista"),
  ],
]);

table("two names", (fields) => nameFindings(fields, { authors: AUTHORS }), [
  [
    signed("Ana Gil y Pedro Ruiz"),
    "aviso author: «Pedro Ruiz» no está en authors",
    column("Lucía Armengol y Ana Gil", "periodistas"),
  ],
]);

test("where a newspaper has no list of its authors, a name is held against those before it", () => {
  const two = (author: string) => said(nameFindings(economia(story({ author: "Andrés Llop" }), story({ author })), {}));
  expect(two("Andres Llopp").join()).toContain("news[1].author: «Andres Llopp»: ¿querías decir «Andrés Llop»?");
  expect(two("Marta Ruiz")).toEqual([]);
});

test("a record is not named as a part of the pages is, nor as a tab of theirs", () => {
  const named = (value: string) => id.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
  expect(named("agenda")).toEqual(["es el nombre de una parte de la página: elige otro"]);
  expect(named("tab-partidos")).toHaveLength(1);
  expect(named("agenda-de-burela")).toEqual([]);
});

test("of a section that is left out its page goes too", async () => {
  const root = await folderWith({ "app/economia/page.tsx": "", "app/[page]/page.tsx": "" });
  expect(said(leftOutFindings(root, ["cultura", "economia", "[page]"]))).toEqual([
    "error data/newspaper.ts: leftOut[1]: borra también su página: la carpeta app/economia",
  ]);
});

test("links and boxes that lead nowhere are named, and those with an address are not", () => {
  const footer = { newspaper: ["Contacto"], services: ["Empleo"], privacy: "Cookies", terms: "Aviso", newsletter: "" };
  const addresses = { Contacto: "/contacto", X: "https://x.com/a" };
  const idle = addressFindings({ footer, social: ["X"], addresses }, [{ title: "Aviso" }]);
  expect(said(idle)).toEqual([
    "aviso data/newspaper.ts: addresses: no se enseñan, porque no llevan a ninguna parte: «Suscríbete», «Empleo», «Cookies»",
    "aviso data/newspaper.ts: newsletterForm: falta, y las cajas de correo no se enseñan",
  ]);
});
