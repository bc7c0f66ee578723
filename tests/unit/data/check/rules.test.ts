/** @jest-environment node */
import { alternativeFindings } from "@/data/check/alternatives";
import { categoryFindings } from "@/data/check/categories";
import { characterFindings } from "@/data/check/characters";
import type { Field } from "@/data/check/fields";
import type { Finding } from "@/data/check/finding";
import { freshnessFindings } from "@/data/check/freshness";
import { headlineFindings } from "@/data/check/headlines";
import { mostReadFindings } from "@/data/check/most-read";
import { samenessFindings } from "@/data/check/sameness";
import { searchFindings } from "@/data/check/search";
import { timeFindings } from "@/data/check/times";
import { weekdayFindings } from "@/data/check/weekdays";
import { economia, EDITION, fieldsIn, said, story } from "./records";

/* Each editorial rule: what it finds, beside the like of it that it lets pass. */

type Case = readonly [what: string, fields: Field[], expected: readonly string[]];

/** Each finding must begin as expected, and there must be no other. */
function each(rule: (fields: Field[]) => Finding[], cases: readonly Case[]): void {
  test.each(cases)("%s", (_, fields, expected) => {
    const lines = said(rule(fields));
    expect(lines.map((line, index) => line.slice(0, expected[index]?.length))).toEqual(expected);
  });
}

const search = (title: string, description = title) => ({ search: { title, description } });
const NEWS = "data/economia.ts: news";

describe("headlines", () =>
  each(headlineFindings, [
    [
      "of six and of twelve words pass",
      economia(
        story({ title: "Uno dos tres cuatro cinco seis" }),
        story({ title: "A be ce de e efe ge hache i jota ka ele" }),
      ),
      [],
    ],
    [
      "of five words",
      economia(story({ title: "El puerto abre en marzo" })),
      [`aviso ${NEWS}[0].title: tiene 5 palabras`],
    ],
    [
      "of thirteen words",
      economia(story({ title: "A be ce de e efe ge hache i jota ka ele eme" })),
      [`aviso ${NEWS}[0].title: tiene 13 palabras`],
    ],
    [
      "without a word",
      economia(story({ title: "2030: 5 + 7 = 12" })),
      [`error ${NEWS}[0].title: "2030: 5 + 7 = 12" no tiene ni una palabra`],
    ],
    [
      "of a template",
      economia(story({ title: "TITULAR AQUÍ en seis o más palabras" })),
      [`error ${NEWS}[0].title: "TITULAR AQUÍ en seis o más palabras" es el texto de una plantilla`],
    ],
    [
      "an excerpt of a template",
      economia(story({ excerpt: "Lorem ipsum dolor sit amet." })),
      [`error ${NEWS}[0].excerpt: "Lorem ipsum dolor sit amet." es el texto de una plantilla`],
    ],
    [
      "a title that only begins like one passes",
      economia(story({ title: "Titular de la plaza, el alcalde firma hoy" })),
      [],
    ],
    [
      "the same twice, whatever its signs",
      economia(
        story({ title: "La lonja de Burela sube sus precios" }),
        story({ title: "La Lonja de Burela sube sus precios." }),
      ),
      [`error ${NEWS}[1].title: es el mismo titular que el de ${NEWS}[0]`],
    ],
    [
      "nearly the same",
      economia(
        story({ title: "La lonja de Burela sube mucho los precios" }),
        story({ title: "La lonja de Burela sube otra vez precios" }),
      ),
      [`aviso ${NEWS}[1].title: se parece mucho al de ${NEWS}[0]`],
    ],
    [
      "about the same place pass",
      economia(
        story({ title: "La lonja de Burela sube mucho los precios" }),
        story({ title: "Burela estrena una lonja con subasta en línea" }),
      ),
      [],
    ],
  ]));

const PICTURES = new Set(["image", "logo"]);

describe("pictures and their alternatives", () =>
  each(
    (fields) => alternativeFindings(fields, PICTURES),
    [
      ["one that says what is seen passes", economia(story()), []],
      ["empty over a story", economia(story({ alt: "" })), [`aviso ${NEWS}[0].alt: está vacío`]],
      ["empty beside a name passes", fieldsIn({ home: { startups: [{ name: "Zeta", alt: "" }] } }), []],
      [
        "the headline again",
        economia(story({ title: "El puerto abre en marzo de 2032", alt: "El puerto abre en marzo de 2032." })),
        [`error ${NEWS}[0].alt: repite el titular`],
      ],
      ...["Imagen de", "Foto de", "Fotografía de", "Una foto de"].map((beginning): Case => [
        `beginning «${beginning}»`,
        economia(story({ alt: `${beginning} un muelle al alba.` })),
        [`error ${NEWS}[0].alt: empieza por «`],
      ]),
      ["of seventy characters passes", economia(story({ alt: `${"A".repeat(69)}.` })), []],
      ["of one more", economia(story({ alt: `${"A".repeat(70)}.` })), [`aviso ${NEWS}[0].alt: tiene 71 caracteres`]],
      [
        "without its full stop",
        economia(story({ alt: "Un muelle al alba" })),
        [`aviso ${NEWS}[0].alt: no empieza con mayúscula o no acaba con punto`],
      ],
      [
        "one picture for two stories",
        economia(story({ image: "a.jpg" }), story({ image: "a.jpg" })),
        [`aviso ${NEWS}[1].image: es la misma imagen que ${NEWS}[0].image`],
      ],
      [
        "one portrait for two of a person's columns passes",
        fieldsIn({
          opinion: {
            latest: [
              story({ image: "a.jpg", category: "Opinión", author: "Ana Gil" }),
              story({ image: "a.jpg", category: "Opinión", author: "Ana Gil" }),
            ],
            columnists: [{ name: "Ana Gil", image: "a.jpg" }],
          },
        }),
        [],
      ],
    ],
  ));

describe("what searches say", () =>
  each(
    (fields) => searchFindings(fields, "El Faro"),
    [
      [
        "titles under sixty characters with the newspaper's name pass",
        fieldsIn({ economia: search("E".repeat(49)), home: search(`El Faro${"H".repeat(52)}`) }),
        [],
      ],
      [
        "sixty are too many",
        fieldsIn({ economia: search("E".repeat(50)), home: search(`El Faro${"H".repeat(53)}`) }),
        ["error data/economia.ts: search.title: «EEEE", "error data/home.ts: search.title: «El FaroHHHH"],
      ],
      [
        "a front's with another newspaper's name",
        fieldsIn({ economia: search("El euríbor"), home: search("La Gaceta: la economía") }),
        ["error data/home.ts: search.title: «La Gaceta: la economía» no dice el nombre del periódico: «El Faro»"],
      ],
      [
        "the same title and description twice",
        fieldsIn({ economia: search("Una"), cultura: search("Una") }),
        [
          "error data/cultura.ts: search.title: dice lo mismo que data/economia.ts: search.title",
          "error data/cultura.ts: search.description: dice lo mismo que data/economia.ts: search.description",
        ],
      ],
    ],
  ));

describe("letters taken for others", () =>
  each(characterFindings, [
    [
      "Spanish and its neighbours pass",
      economia(story({ title: "Âmbar, São, Ávila, niño, pingüino y «Öland» — 5 €" })),
      [],
    ],
    [
      "UTF-8 read as Latin-1",
      economia(story({ title: "El muelle tambiÃ©n abre" })),
      [`error ${NEWS}[0].title: «tambiÃ©n» tiene letras estropeadas al copiar: ¿«también»?`],
    ],
    ["quotation marks", economia(story({ title: "Lo llamó â€œel muelleâ€" })), [`error ${NEWS}[0].title: «â€œel»`]],
    [
      "a lost no-break sign",
      economia(story({ title: "CuestaÂ«mucho»" })),
      [`error ${NEWS}[0].title: «CuestaÂ«mucho»»`],
    ],
    ["eñes", economia(story({ excerpt: "En EspaÃ±a." })), [`error ${NEWS}[0].excerpt: «EspaÃ±a.»`]],
  ]));

const SECTIONS = [
  { key: "actualidad", name: "Actualidad" },
  { key: "economia", name: "Economía" },
  { key: "deportes", name: "Deportes" },
];
const CATEGORIES = ["Economía", "Deportes", "Ciencia"];

describe("categories", () =>
  each(
    (fields) => categoryFindings(fields, SECTIONS, CATEGORIES),
    [
      [
        "a section's own passes, and any in one without",
        fieldsIn({
          economia: { news: [story()] },
          actualidad: { latest: [story({ category: "Deportes" }), story({ category: "Ciencia" })] },
        }),
        [],
      ],
      [
        "another section's",
        economia(story({ category: "Deportes" })),
        [
          `error ${NEWS}[0].category: "Deportes" no es de esta sección, que publica Economía: llévala a data/deportes.ts`,
        ],
      ],
      [
        "one that has no section",
        economia(story({ category: "Ciencia" })),
        [`error ${NEWS}[0].category: "Ciencia" no es de esta sección, que publica Economía: cámbiala de categoría`],
      ],
      [
        "an event's kind is no category",
        fieldsIn({ economia: { events: [{ title: "Feria", category: "Deportes", date: "2031-04-01" }] } }),
        [],
      ],
    ],
  ));

const at = (time: string) => economia(story({ time }));
const announced = (date: string) => fieldsIn({ home: { events: [{ title: "Feria", date, time: "20:00" }] } });

/** A session that begins at nine. */
const session = (close: string) => fieldsIn({ economia: { session: { open: "2031-03-14T09:00:00+01:00", close } } });

describe("times", () =>
  each(
    (fields) => timeFindings(fields, EDITION),
    [
      ["at the close passes", at("2031-03-14T21:00:00+01:00"), []],
      [
        "a second later",
        at("2031-03-14T21:00:01+01:00"),
        [`error ${NEWS}[0].time: «2031-03-14T21:00:01+01:00» es posterior al cierre de la edición (${EDITION.close})`],
      ],
      ["in summer with summer's hour passes", at("2030-07-01T10:00:00+02:00"), []],
      [
        "in July with winter's hour",
        at("2030-07-01T10:00:00+01:00"),
        [`error ${NEWS}[0].time: «2030-07-01T10:00:00+01:00»: ese día la hora de España es +02:00`],
      ],
      [
        "in winter with summer's hour",
        at("2031-01-10T10:00:00+02:00"),
        [`error ${NEWS}[0].time: «2031-01-10T10:00:00+02:00»: ese día la hora de España es +01:00`],
      ],
      [
        "in Greenwich's",
        at("2031-01-10T10:00:00Z"),
        [`error ${NEWS}[0].time: «2031-01-10T10:00:00Z»: ese día la hora de España es +01:00`],
      ],
      [
        "more than a year ago",
        at("2029-03-14T18:00:00+01:00"),
        [`aviso ${NEWS}[0].time: «2029-03-14T18:00:00+01:00» es de hace más de un año`],
      ],
      ["announced for the day itself passes", announced("2031-03-14"), []],
      [
        "announced for the day before",
        announced("2031-03-13"),
        ["error data/home.ts: events[0].date: «2031-03-13» es anterior al día de la edición (2031-03-14)"],
      ],
      ["in two years passes", announced("2033-03-14"), []],
      [
        "in more than two years",
        announced("2033-03-15"),
        ["error data/home.ts: events[0].date: «2033-03-15» es de dentro de más de dos años"],
      ],
      ["a film's day is free", fieldsIn({ cultura: { films: [{ title: "Mar", releaseDate: "1961-01-01" }] } }), []],
      ["a launch's day is free", fieldsIn({ tecnologia: { launches: [{ title: "Robot", date: "2031-01-01" }] } }), []],
      [
        "the close's own hour",
        fieldsIn({ edition: { close: "2031-07-14T21:00:00+01:00" } }),
        [
          "error data/edition.ts: close: «2031-07-14T21:00:00+01:00»: ese día la hora de España es +02:00",
          "error data/edition.ts: close: «2031-07-14T21:00:00+01:00» es posterior",
        ],
      ],
      ["a session of the day passes", session("2031-03-14T17:35:00+01:00"), []],
      [
        "a session that ends when it begins",
        session("2031-03-14T09:00:00+01:00"),
        [
          "error data/economia.ts: session.close: «2031-03-14T09:00:00+01:00» no es posterior a open («2031-03-14T09:00",
        ],
      ],
      [
        "a close of the edition's day passes",
        fieldsIn({ economia: { weeks: [{ date: "2031-03-14", close: 9 }] } }),
        [],
      ],
      [
        "a close of the day after",
        fieldsIn({ economia: { weeks: [{ date: "2031-03-15", close: 9 }] } }),
        ["error data/economia.ts: weeks[0].date: «2031-03-15» es posterior al cierre de la edición"],
      ],
    ],
  ));

const OLD = "2031-03-14T08:00:00+01:00";

describe("what says now", () => {
  each(
    (fields) => freshnessFindings(fields, EDITION),
    [
      [
        "of today passes",
        fieldsIn({
          economia: { news: [story({ isBreaking: true, isUrgent: true })] },
          deportes: { live: [{ status: "LIVE" }] },
        }),
        [],
      ],
      [
        "last-minute of this morning",
        economia(story({ isBreaking: true, time: OLD })),
        [`error ${NEWS}[0].isBreaking: «Último momento» de una noticia que es de 13 horas antes del cierre`],
      ],
      [
        "urgent of this morning",
        economia(story({ isUrgent: true, time: OLD })),
        [`aviso ${NEWS}[0].isUrgent: la noticia urgente es de 13 horas`],
      ],
      [
        "a live line of this morning",
        fieldsIn({ actualidad: { live: [{ title: "Abre", time: OLD }], banner: { headline: "Nieva", time: OLD } } }),
        ["aviso data/actualidad.ts: live[0].time:", "aviso data/actualidad.ts: banner.time:"],
      ],
      ["a story of this morning passes", economia(story({ time: OLD, isBreaking: false })), []],
    ],
  );

  test("a live score when nobody plays", () => {
    const night = { ...EDITION, close: "2031-03-14T04:30:00+01:00" };
    const fields = fieldsIn({ deportes: { live: [{ status: "LIVE", minute: "67′" }] } });
    expect(said(freshnessFindings(fields, night))).toEqual([
      "aviso data/deportes.ts: live[0].status: el marcador está en directo y la edición cierra a las 04:30: ¿es de ayer?",
    ]);
  });
});

const read = (...views: number[]) =>
  fieldsIn({
    economia: { news: views.map((many, index) => story({ id: `leida-${index}`, views: many })) },
    home: { mostRead: views.map((_, index) => ({ story: `leida-${index}`, rank: index + 1 })) },
  });

describe("the most read", () =>
  each(mostReadFindings, [
    ["by their views pass", read(900, 800, 800), []],
    [
      "one with more than the one above",
      read(900, 700, 800),
      ["aviso data/home.ts: mostRead[2].story: tiene 800 lecturas, más que la anterior (700)"],
    ],
  ]));

const about = (excerpt: string, own = {}) => economia(story({ excerpt, ...own }));

describe("weekdays", () =>
  each(
    (fields) => weekdayFindings(fields, EDITION),
    [
      [
        "right ones pass",
        about("Abre el viernes 14 de marzo y el domingo, 16; otra vez el viernes 14 de marzo de 2031."),
        [],
      ],
      [
        "a wrong one with its month",
        about("Abre el lunes 17 y el martes 20 de marzo."),
        [`aviso ${NEWS}[0].excerpt: «martes 20 de marzo» no cae en martes: es jueves`],
      ],
      [
        "a wrong one with its year",
        about("Abrió el lunes 14 de marzo de 2030."),
        [`aviso ${NEWS}[0].excerpt: «lunes 14 de marzo de 2030» no cae en lunes: es jueves`],
      ],
      ["a wrong one alone", about("Abre el sábado 17."), [`aviso ${NEWS}[0].excerpt: «sábado 17» no cae en sábado`]],
      ["one of the next month passes", about("Abre el jueves 3."), []],
      [
        "one that contradicts its record's day",
        fieldsIn({
          home: { events: [{ description: "Es el jueves 21 de marzo.", date: "2031-03-21", time: "20:00" }] },
        }),
        ["aviso data/home.ts: events[0].description: «jueves 21 de marzo» no cae en jueves: es viernes"],
      ],
      ["hours and matches pass", about("El lunes 3 horas de huelga, el martes 2,5 millones y el domingo 4-2."), []],
    ],
  ));

const many = (count: number, own: (index: number) => Record<string, unknown>) =>
  economia(...Array.from({ length: count }, (_, index) => story({ title: TITLES[index] ?? "", ...own(index) })));

/** Of lengths as a newsroom's day has them. */
const TITLES = [
  "Uno dos tres cuatro cinco seis",
  "Uno dos tres cuatro cinco seis siete ocho nueve diez once doce",
  "Uno dos tres cuatro cinco seis siete",
  "Uno dos tres cuatro cinco seis siete ocho nueve diez once",
  "Uno dos tres cuatro cinco seis siete ocho",
  "Uno dos tres cuatro cinco seis siete ocho nueve",
  "Uno dos tres cuatro cinco seis siete ocho nueve diez",
  "Uno dos tres cuatro cinco",
];
const varied = (index: number) => ({ excerpt: index % 2 ? "Abre. Cierra." : "Abre." });

describe("what recurs", () =>
  each(samenessFindings, [
    ["a day of all kinds passes", many(8, varied), []],
    [
      "excerpts of as many sentences each",
      many(8, () => ({ excerpt: "Abre «hoy». ¿Cierra mañana?" })),
      ["aviso data: 8 de las 8 entradillas tienen 2 frases"],
    ],
    ["a few of them pass", many(7, () => ({ excerpt: "Abre. Cierra." })), []],
    [
      "headlines of nearly one length",
      many(8, (index) => ({ ...varied(index), title: `La villa de ${index} abre su mercado nuevo` })),
      ["aviso data: 8 de los 8 titulares tienen de 8 a 11 palabras"],
    ],
    [
      "a figure in four stories",
      many(4, (index) => ({ excerpt: `Son ${index % 2 ? "4120" : "4.120"} en total.` })),
      [
        `aviso ${NEWS}[0].excerpt: la cifra 4120 sale en 4 piezas: también en ${NEWS}[1].excerpt; ${NEWS}[2].excerpt; ${NEWS}[3].excerpt`,
      ],
    ],
    [
      "a figure in three, a small one, and a year pass",
      many(4, (index) => ({ excerpt: `${index < 3 ? "Son 412" : "Son mil"} y 31 en 2030.` })),
      [],
    ],
    ["a figure four times in one story passes", economia(story({ title: "412", excerpt: "412, 412 y 412." })), []],
    [
      "three people of one first name, one of them in a text",
      economia(
        story({ author: "Amparo Gil" }),
        story({ author: "Amparo Ruiz" }),
        story({ excerpt: "La fotógrafa Amparo Retamar." }),
      ),
      [`aviso ${NEWS}[0].author: se llaman Amparo 3 personas: Amparo Gil; Amparo Ruiz; Amparo Retamar`],
    ],
    [
      "one person three times passes",
      economia(
        story({ author: "Amparo Gil" }),
        story({ author: "Amparo Gil" }),
        story({ excerpt: "Lo dice Amparo Gil." }),
      ),
      [],
    ],
    [
      "one byline over three kinds of news",
      fieldsIn({
        economia: { news: [story({ author: "Ana Gil" })] },
        actualidad: { latest: ["Ciencia", "Cultura"].map((category) => story({ author: "Ana Gil", category })) },
      }),
      [`aviso ${NEWS}[0].author: Ana Gil firma en un día 3 noticias de Economía, Ciencia, Cultura`],
    ],
    [
      "over one kind passes",
      economia(story({ author: "Ana Gil" }), story({ author: "Ana Gil" }), story({ author: "Ana Gil" })),
      [],
    ],
  ]));
