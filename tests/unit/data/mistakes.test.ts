import { linesOf } from "@/lib/finding";
import { contents } from "@/paper/contents";
import { readPaper } from "@/paper/read";
import { nearest } from "@/schema/nearest";
import type { PageKey } from "@/schema/sections";
import { shown } from "@/schema/shown";
import { paper } from "@/paper/paper";
import { withValue } from "./spoilt";

const { newspaper, pages } = paper;
const { actualidad, deportes, economia, politica, tecnologia } = pages;

/** The sample has records of every kind, in which mistakes can be made. */
const inTheSample = (name: string, tests: () => void) => {
  if (newspaper.sample) describe(name, tests);
};

/** A valid page with one field changed: `set(page, "parties[2].percentage", 140)`. */
const set = (page: unknown, path: string, value: unknown) => withValue(page, path.match(/\w+/g) ?? [], value);

/** What is said of the newspaper with another page in the place of one of its own. */
const message = (key: PageKey, page: unknown): string =>
  linesOf(readPaper(new Map([...contents, [`data/${key}.ts`, page]])).findings);

/** What is said of a page of the newspaper with one field changed. */
const after = (key: PageKey, path: string, value: unknown) => message(key, set(pages[key], path, value));

/** A company and an index with weeks, whose figures agree. */
const company = { ...economia.companies[0], price: 18.46, change: 2.33, series: [18, 18, 18, 18, 18, 18, 18, 18.46] };
const index = { ...economia.indices[0], name: "IBEX 35", value: 17284.6, series: Array<number>(8).fill(17284.6) };
const weeks = [
  { date: "2026-10-16", close: 17012.4 },
  { date: "2026-10-23", close: 17133 },
  { date: "2026-10-30", close: 17100.8 },
  { date: "2026-11-06", close: 17284.6 },
];
const indices = [index, ...economia.indices.slice(1)];
const afterWeeks = (value: unknown) => message("economia", { ...economia, indices, weeks: value });

const match = {
  sport: "Fútbol",
  league: "Liga",
  homeTeam: "Bahía",
  awayTeam: "Almazara",
  homeScore: 2,
  awayScore: 1,
  minute: "72′",
  status: "LIVE",
};
const afterMatch = (own: object) => after("deportes", "live", [{ ...match, ...own }]);

inTheSample("what an editor reads after a mistake", () => {
  // «…» stands for what was written, as it is shown.
  test.each<[PageKey, path: string, says: string, written: unknown]>([
    ["politica", "parties[1].percentage", "… es más de 100", 140],
    ["politica", "parties[1].colour", "… ya está en la entrada [0]", politica.parties[0]?.colour],
    ["economia", "news[0].views", "… es un texto: escribe 18420 sin comillas; los miles van sin punto", "18.420"],
    ["economia", "news[0].views", "… no es un número entero: ¿18420? Los miles van sin punto", 18.42],
    ["home", "podcasts[0].duration", "… es un texto: escribe 765, en segundos y sin comillas", "12:45"],
    ["politica", "government.president", "falta: se esperaba un texto", undefined],
    ...(
      [
        ["cultura", "books[0].cover"],
        ["cultura", "films[0].poster"],
        ["cultura", "image"],
        ["economia", "companies[0].logo"],
      ] as const
    ).map(
      ([key, path]) =>
        [key, path, "falta: se esperaba una imagen de data/pictures", undefined] as [PageKey, string, string, unknown],
    ),
    ["cultura", "news[0].title", "… tiene un salto de línea", "Dos\nlíneas"],
    ["cultura", "films[0].releaseDate", "… no es un día que exista: se esperaba uno como 2026-11-21", "30/02/2026"],
    ["cultura", "films[0].releaseDate", "… no es un día que exista: escribe 2026-11-20", "20/11/2026"],
    [
      "actualidad",
      "hot.time",
      "… no es un día y una hora que existan: escribe 2026-11-20T09:05:00+01:00 (+02:00 en verano)",
      "20/11/2026, 9:05",
    ],
    [
      "actualidad",
      "hot.time",
      "… no es un día y una hora que existan: escribe 2026-11-20T09:05:00+01:00",
      "2026-11-20T09:05",
    ],
    [
      "actualidad",
      "hot.time",
      "… no es un día y una hora que existan: se esperaba algo como 2026-11-20T19:10:00+01:00",
      "20/11/2026, 24:05",
    ],
    ["cultura", "events[0].time", "… no es una hora como 20:30", "24:10"],
    ["actualidad", "latest[0].category", '… no es ninguno de "Política", "Economía"', "Deporte"],
    ["actualidad", "latest", "tiene 13 entradas y caben 8", Array(13).fill(actualidad.latest[0])],
    ["home", "mostRead[1]", '… no es un texto: ¿"una-noticia"?', { story: "una-noticia", rank: 2 }],
    ["politica", "urgent.isUrgent", "… en este lugar debe ser true", false],
    ["politica", "poll.options", "tiene 1 entrada y necesita al menos 2", [{ text: "Sí", percentage: 100 }]],
    [
      "tecnologia",
      "languages",
      "tiene 2 entradas y necesita al menos 5, o quita languages entero",
      tecnologia.languages.slice(1, 3),
    ],
    [
      "politica",
      "statements[0].quote",
      "… lleva sus comillas o su punto final, que los pone la página",
      "El muelle sigue.",
    ],
    ["politica", "statements[0].party", "… no es ninguno de los partidos de la lista", "Partido Fantasma"],
    [
      "politica",
      "statements[0].party",
      `… no es el partido de ${politica.statements[0]?.politician}, que es`,
      politica.statements[2]?.party,
    ],
    ["politica", "government.party", `… no es el partido de ${politica.government?.president}, que es`, "Voz Rural"],
    ["politica", "chamber.majority", "… no es la mitad de los escaños y uno más", 180],
    [
      "economia",
      "news[1].url",
      "… es un documento de la redacción, no una página para lectores",
      "https://drive.google.com/file/d/1/view",
    ],
  ])("data/%s.ts: %s: %s", (key, path, says, written) =>
    expect(after(key, path, written)).toContain(`data/${key}.ts: ${path}: ${says.replace("…", () => shown(written))}`),
  );

  test.each([
    ["… no es un formato que se publique: se esperaba una imagen de data/pictures", "https://example.com/a.gif"],
    ...["gif", "GIF", "tif", "tiff", "bmp", "pdf", "raw"].map((ending) => [
      "… no es un formato que se publique: se esperaba una imagen de data/pictures",
      `a.${ending}`,
    ]),
    ["… no es una imagen: se esperaba una imagen de data/pictures", "a.doc"],
    ["… es una foto HEIC", "a.heif"],
    ["… lleva mayúsculas, tildes, espacios o paréntesis: llama economia/grua-2.jpg al archivo", "economia/Grúa 2.JPG"],
    [
      "… lleva mayúsculas, tildes, espacios o paréntesis: llama economia/foto-1.jpg al archivo",
      "economia/foto (1).jpg",
    ],
    ["… es una foto HEIC", "economia/IMG_0412.HEIC"],
    ["… se escribe sin data/pictures/: economia/grua.jpg", "data/pictures/economia/grua.jpg"],
  ])("a picture's name: %s", (says, written) =>
    expect(after("economia", "news[1].image", written)).toContain(`.image: ${says.replace("…", () => shown(written))}`),
  );

  test.each([
    [
      after("opinion", "debates[0].participans", 3),
      "data/opinion.ts: debates[0]: tiene un campo que no existe: participans (¿querías decir participants?)",
    ],
    [
      afterMatch({ awayTeam: match.homeTeam }),
      'data/deportes.ts: live[0].awayTeam: "Bahía" es el mismo equipo que homeTeam',
    ],
    [afterMatch({ homeScore: 221 }), "live[0].homeScore: 221 es más de 199"],
    [afterMatch({ minute: "172′" }), 'live[0].minute: "172′" es un minuto que no existe'],
    [
      after("politica", "poll", { title: "¿Sí o no?" }),
      "data/politica.ts: poll.options: falta: se esperaba una lista, o quita poll entero",
    ],
    [after("economia", "quick[0].value", 1), "data/economia.ts: quick[0].series:"],
    [
      after("economia", "companies[0]", { ...company, previousClose: 18.4 }),
      "data/economia.ts: companies[0].previousClose: 18.4 no cuadra con price y change: de 18.4 a 18.46 hay un 0.33 %",
    ],
    [
      afterWeeks(weeks.with(3, { date: "2026-11-06", close: 17284.5 })),
      "data/economia.ts: weeks[3].close: 17284.5 no es el valor actual de IBEX 35, 17284.6",
    ],
    [
      afterWeeks(weeks.with(2, { date: "2026-10-20", close: 17100.8 })),
      'data/economia.ts: weeks[2].date: "2026-10-20" no es posterior a la de la semana anterior (2026-10-23)',
    ],
    [
      after("deportes", "players[0]", { ...deportes.players[0], goals: 3, points: 4, titles: 5 }),
      "un deportista lleva goals, points o titles: uno de los tres",
    ],
  ])("%s", (said, expected) => expect(said).toContain(expected));

  test("a change that was cut off, not rounded, agrees with its previous close, and none need be known", () => {
    expect(after("economia", "companies[0]", { ...company, change: 2.32, previousClose: 18.04 })).toBe("");
    expect(after("economia", "companies[0]", company)).toBe("");
    expect(afterWeeks(weeks)).toBe("");
    expect(afterWeeks(undefined)).toBe("");
  });

  test("several mistakes are said together, a line each", () => {
    const page = set(set(politica, "parties[0].seats", -1), "poll.votes", "muchos");
    const lines = message("politica", page).split("\n");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain("parties[0].seats");
    expect(lines[1]).toContain("poll.votes");
  });
});

test.each([
  [undefined, "nada"],
  ["a\u202eb", '"a\\u202eb"'],
  ["x".repeat(58), `"${"x".repeat(58)}"`],
  ["x".repeat(59), `"${"x".repeat(56)}…`],
  ["x".repeat(90), `"${"x".repeat(56)}…`],
])("%p is shown to an editor as %s", (value, text) => expect(shown(value)).toBe(text));

test("whatever stands in a value, nothing of it is unseen or turns its line", () => {
  const unseen = /(?! )[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/u;
  const signs = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));
  expect(signs.filter((sign) => unseen.test(shown(`a${sign}b`)))).toEqual([]);
});

test("the word that was meant is found when it is near, through accents and capitals, and else none", () => {
  expect(nearest("veiws", ["views", "votes"])).toBe("views");
  expect(nearest("Título", ["title", "titulo"])).toBe("titulo");
  expect(nearest("Baleares", ["Canarias", "Illes Balears"])).toBe("Illes Balears");
  expect(nearest("fotografia", ["image", "alt"])).toBeUndefined();
  // A letter of a short word, and a third of those of a long one.
  expect(nearest("ab", ["abc"])).toBe("abc");
  expect(nearest("puerta", ["huerto"])).toBe("huerto");
  expect(nearest("puert", ["huerto"])).toBeUndefined();
});
