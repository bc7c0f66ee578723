import path from "node:path";
import { TZDate } from "@date-fns/tz";
import { formatISO } from "date-fns/formatISO";
import { z } from "zod";
import { linesOf } from "@/lib/finding";
import { contents } from "@/paper/contents";
import { closeFault } from "@/paper/close";
import type { DataFile } from "@/paper/data-file";
import { frontPage } from "@/paper/front";
import { heldIn, leftShort, withoutHeld } from "@/paper/held";
import { paper } from "@/paper/paper";
import { readPaper } from "@/paper/read";
import { repeatedIds } from "@/paper/references";
import { list, optionalList } from "@/schema/lists";
import type { Newspaper } from "@/schema/newspaper";
import { published } from "@/schema/primitives";
import type { PageKey } from "@/schema/sections";
import type { Story } from "@/schema/story";

/* All content read together: what no file can say of itself alone, and that nothing it may hold throws. */

const { pages, edition, newspaper } = paper;
const { close } = edition;

/** What is said of the newspaper with other files in the places of its own. */
function saidOf(files: Readonly<Partial<Record<PageKey | "newspaper" | "edition", unknown>>>): string[] {
  const others = Object.entries(files).map(([key, content]) => [`data/${key}.ts`, content] as const);
  return linesOf(readPaper(new Map([...contents, ...others])).findings)
    .split("\n")
    .filter(Boolean);
}

test.each([...contents.keys()])("whatever %s holds, it is said and nothing throws", (file) => {
  const content = contents.get(file) as object;
  const [field = ""] = Object.keys(content);
  const broken = [null, 7, "texto", [], {}, { ...content, [field]: undefined }, { ...content, mal: 1 }];
  for (const spoilt of broken) {
    const { paper: whole, findings } = readPaper(new Map([...contents, [file, spoilt]]));
    expect(whole).toBeUndefined();
    expect(findings.some(({ where }) => where.startsWith(`${file}: `))).toBe(true);
  }
  const without = new Map(contents);
  without.delete(file);
  expect(linesOf(readPaper(without).findings)).toMatch(`${file.replace(/\.\w+$/, ".ts")}: falta este archivo`);
});

/* What the front names, of a small Economía and with two films of its own. */

const series = Array<number>(8).fill(1);
const index = { name: "IBEX 35", value: 1, change: 0, trend: "stable" as const, series };
const datum = { name: "Petróleo Brent", value: 1, decimals: 2, unit: "$", change: 0, series };
const company = { name: "Navalia", sector: "Naval", price: 1, change: 0, marketCap: 1, logo: "a/logo.svg", series };
const video = { title: "Así se bota un buque", duration: 60, views: 0, image: "a/buque.svg", alt: "" };
const documentary = { ...video, title: "Lo que deja la sal", description: "Un verano con los salineros." };
const indices = ["IBEX 35", "Otro", "Tercero"].map((name) => ({ ...index, name }));
const quick = ["Petróleo Brent", "Oro", "Plata"].map((name) => ({ ...datum, name }));
const companies = [company, { ...company, name: "Bahía" }];
const economia = { ...pages.economia, indices, quick, companies, weeks: undefined };
const front = { ...pages.home, markets: [], related: [], videos: [video], documentary };
const ofFront = (lines: object) => saidOf({ economia, home: { ...front, ...lines } });

test("names that stand are accepted, the documentary's too; others are refused, with the one that was meant", () => {
  const label = (one: string) => `A ${one}`;
  const related = [{ company: "Navalia" }, { videoTitle: video.title }, { videoTitle: documentary.title }];
  expect(
    ofFront({
      markets: ["IBEX 35", "Petróleo Brent"],
      related: related.map((line, at) => ({ label: label(String(at)), ...line })),
    }),
  ).toEqual([]);
  expect(ofFront({ markets: ["IBEX 35", "Petróleo Bren"] })).toEqual([
    'data/home.ts: markets[1]: "Petróleo Bren" no es ningún índice, indicador ni dato rápido de data/economia.ts (¿querías decir "Petróleo Brent"?)',
  ]);
  expect(
    ofFront({
      related: [
        { label: "En bolsa", company: "Nadie y Compañía" },
        { label: "Vídeo", videoTitle: "Nunca filmado" },
      ],
    }),
  ).toEqual([
    'data/home.ts: related[0].company: "Nadie y Compañía" no es ninguna empresa de data/economia.ts',
    'data/home.ts: related[1].videoTitle: "Nunca filmado" no es el título de ningún vídeo de la portada',
  ]);
});

test.each([
  ["nothing", { label: "Nada" }, "related[0]: debe llevar solo uno de company, videoTitle, story"],
  ["two things", { label: "Dos", company: "Navalia", videoTitle: video.title }, "related[0]: debe llevar solo uno de"],
])("a line that names %s is refused", (_, line, says) =>
  expect(ofFront({ related: [line] })).toEqual([expect.stringContaining(`data/home.ts: ${says}`)]),
);

const [piece] = pages.opinion.featured;
const [news] = pages.economia.news;
if (!piece || !news) throw new Error("There is no column, or no story");

test("what the front names is there, and of its place's kind", () => {
  expect(ofFront({ lead: "no-la-hay" })[0]).toMatch(
    /^data\/home\.ts: lead: "no-la-hay" no es el id de ninguna noticia/,
  );
  expect(ofFront({ lead: piece.id })).toContain(
    `data/home.ts: lead: "${piece.id}" es un artículo de opinión (data/opinion.ts: featured[0]) y aquí va una noticia`,
  );
  expect(ofFront({ opinionTeaser: news.id })).toContain(
    `data/home.ts: opinionTeaser: "${news.id}" es una noticia (data/economia.ts: news[0]) y aquí va un artículo de opinión`,
  );
});

test("the front names each story once, wherever it stands", () => {
  const { lead, side, latest } = pages.home;
  const places = [
    ...side.map((_, at) => ({ place: `side[${at}]`, spoilt: { side: side.with(at, lead) } })),
    ...latest.map((_, at) => ({ place: `latest[${at}]`, spoilt: { latest: latest.with(at, lead) } })),
    ...[0, 1, 2].map((at) => ({
      place: `related[${at}].story`,
      spoilt: {
        related: [0, 1, 2].map((line) => ({
          label: `A ${line}`,
          ...(line === at ? { story: lead } : { company: "Navalia" }),
        })),
      },
    })),
  ];
  for (const { place, spoilt } of places)
    expect(ofFront(spoilt)).toContain(`data/home.ts: ${place}: "${lead}" ya está en lead`);
});

test("an id stands once in the whole newspaper, but for a section that it leaves out", () => {
  const featured = pages.opinion.featured.map((one, at) => (at === 0 ? { ...one, id: news.id } : one));
  const without = { newspaper: { ...newspaper, leftOut: ["opinion"] }, opinion: { ...pages.opinion, featured } };
  expect(saidOf(without).filter((line) => line.includes("ya lo lleva"))).toEqual([]);
  expect(saidOf({ opinion: { ...pages.opinion, featured } })).toContain(
    `data/opinion.ts: featured[0].id: el id "${news.id}" ya lo lleva data/economia.ts: news[0]`,
  );
});

test("the third with an id is held against the first", () => {
  const records = [0, 1, 2].map((at) => ({
    ...{ kind: "story" as const, page: "economia" as const, file: "data/economia.ts", at: `news[${at}]` },
    ...{ record: { id: "una" }, schema: z.any() },
  }));
  expect(repeatedIds(records).map(({ says }) => says)).toEqual(
    Array(2).fill('el id "una" ya lo lleva data/economia.ts: news[0]'),
  );
});

test("what a section left out has cannot be led to, and that it is left out is said; no word of the list is another's", () => {
  const lines = saidOf({
    newspaper: { ...newspaper, leftOut: ["economia", "economía"] },
    home: { ...pages.home, lead: news.id },
  });
  expect(lines).toContain(
    `data/home.ts: lead: "${news.id}" es de data/economia.ts, una sección que el periódico deja fuera (leftOut): pon aquí otra cosa`,
  );
  expect(lines.find((line) => line.includes("leftOut[1]"))).toMatch(
    /«economía» no es ninguna sección: son actualidad, /,
  );
});

test("what a section left out names of its own is no mistake", () => {
  const lines = saidOf({ newspaper: { ...newspaper, leftOut: ["politica"] } });
  expect(lines.filter((line) => line.startsWith("data/politica.ts"))).toEqual([]);
});

test("nothing of a section left out is published", () => {
  const leftOut = ["opinion"];
  const { paper: whole } = readPaper(
    new Map<string, unknown>([
      ...contents,
      ["data/newspaper.ts", { ...newspaper, leftOut }],
      ["data/home.ts", { ...pages.home, opinionTeaser: undefined, featuredOpinions: [], mostRead: [] }],
    ]),
  );
  expect(whole?.records.filter(({ page }) => page === "opinion")).toEqual([]);
});

/** The newspaper with other files in the places of its own. @throws Error if they are not sound */
function paperWith(files: Readonly<Record<string, unknown>>) {
  const others = Object.entries(files).map(([key, content]) => [`data/${key}.ts`, content] as const);
  const { paper: whole, findings } = readPaper(new Map([...contents, ...others]));
  if (!whole) throw new Error(linesOf(findings));
  return whole;
}

test("the front has its figures in the order in which it names them", () => {
  const markets = ["Plata", "Tercero", "Oro", "IBEX 35"];
  const whole = paperWith({ economia, home: { ...front, markets } });
  expect(frontPage(whole).markets.map(({ name }) => name)).toEqual(markets);
});

test("a newspaper that sends no newsletters has no box for them on any page", () => {
  const boxesWith = (newsletterForm?: Newspaper["newsletterForm"]) =>
    Object.entries(paperWith({ newspaper: { ...newspaper, sample: false, newsletterForm } }).pages).flatMap(
      ([key, page]) => ("newsletter" in page && page.newsletter ? [key] : []),
    );
  expect(boxesWith()).toEqual([]);
  // A file of code, or of JSON.
  const written = Object.keys(pages).filter((key) =>
    [...contents].some(([file, page]) => path.parse(file).name === key && "newsletter" in (page as object)),
  );
  expect(boxesWith({ action: "/alta", field: "correo", method: "post" })).toEqual(written);
});

/* A story from after the edition's close waits for the next. */

const later = new Date(Date.parse(close) + 3_600_000).toISOString();

/** A page's file, which its schema has read. */
const fileWith = <Data>(schema: z.ZodType<Data>, data: Data) =>
  ({ key: "news", file: "data/news.ts", schema, data, content: data, findings: [] }) satisfies DataFile<string, Data>;

test("what its schema says is published later is in no list, whatever its field is called; a record alone stays, and events", () => {
  const entry = z.strictObject({ at: published, parts: z.array(z.strictObject({ at: published })) });
  const coming = z.strictObject({ date: z.string(), time: z.string() });
  const schema = z.strictObject({ news: z.array(entry), hot: entry, upcoming: z.array(coming) });
  const held = { at: later, parts: [] };
  const upcoming = [{ date: "2999-01-01", time: "20:30" }];
  const told = { at: close, parts: [{ at: later }, { at: close }, { at: later }] };
  const file = fileWith(schema, { news: [held, told, held], hot: held, upcoming });
  const printed = { news: [{ at: close, parts: [{ at: close }] }], hot: held, upcoming };
  expect(withoutHeld(file, close)).toEqual({ ...file, data: printed, content: printed });
  expect(withoutHeld(file, later)).toEqual(file);
});

test("the front must not name it, and enough must be left where it stands", () => {
  const held = pages.economia.news.map((story, at) => (at === 0 ? story : { ...story, time: later }));
  const [, second] = held;
  const lines = saidOf({ economia: { ...pages.economia, news: held }, home: { ...pages.home, lead: second?.id } });
  expect(lines).toContainEqual(
    expect.stringMatching(/^data\/economia\.ts: news: sin lo retenido tiene 1 entrada y necesita al menos \d/),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^data\/home\.ts: lead: ".+" está retenida hasta el .+: pon aquí otra/),
  );
});

test.each([
  [
    { kept: 2, held: 1 },
    { list: [], optional: ["2 entradas y necesita al menos 3"] },
  ],
  [
    { kept: 3, held: 1 },
    { list: [], optional: [] },
  ],
  [
    { kept: 1, held: 9 },
    { list: ["1 entrada y necesita al menos 2"], optional: ["1 entrada y necesita al menos 3"] },
  ],
  [
    { kept: 0, held: 9 },
    { list: ["0 entradas y necesita al menos 2"], optional: [] },
  ],
])("of lists that want two, and three or none, %j are published: %j is said", ({ kept, held }, said) => {
  const entry = z.strictObject({ time: published });
  const schema = z.strictObject({ list: list(entry, 2, 20), optional: optionalList(entry, 3, 20) });
  // What is from the very close is published by it.
  const entries = [...Array<object>(kept).fill({ time: close }), ...Array<object>(held).fill({ time: later })];
  const content = { list: entries, optional: entries };
  const file = fileWith(schema, content);
  const lines = linesOf(leftShort(file, heldIn(file, close)))
    .split("\n")
    .filter(Boolean);
  expect(lines).toEqual(
    Object.entries(said).flatMap(([field, words]) =>
      words.map((one): unknown => expect.stringContaining(`data/news.ts: ${field}: sin lo retenido tiene ${one}`)),
    ),
  );
});

/** How many whole days after the last of its content a newspaper may close. */
const LONGEST_SILENCE = 14;
test.each([0, 0.9, 1])(
  "a close that is fourteen days and %d more after its last story is wrong from one on",
  (more) => {
    const day = 86_400_000;
    const times = [close, new Date(Date.parse(close) - day).toISOString()];
    const late = formatISO(new TZDate(Date.parse(close) + (LONGEST_SILENCE + more) * day, edition.timeZone));
    expect(closeFault(times, { ...edition, close: late }) !== undefined).toBe(more === 1);
  },
);

test("a close before a third of its content is likely, before more of it is wrong", () => {
  const day = 86_400_000;
  const at = (days: number) => new Date(Date.parse(close) + days * day).toISOString();
  expect(closeFault([at(-1), at(-2), at(1)], edition)).toBeUndefined();
  expect(closeFault([at(-1), at(1)], edition)).toBeDefined();
});

const MONTH = 31 * 86_400_000;
test.each([
  ["left at an earlier edition's", "2001-03-14T21:00:00+01:00", /es anterior a (\d+) de las \1 horas/],
  [
    "a month late",
    formatISO(new TZDate(Date.parse(edition.close) + MONTH, edition.timeZone)),
    /es \d+ días posterior a lo último, del/,
  ],
  ["on summer's clock in winter", "2031-03-14T21:00:00+02:00", /: ese día la hora de España es \+01:00/],
])("a close that is %s is the one thing said", (_, wrong, says) => {
  const [line = "", ...others] = saidOf({ edition: { ...edition, close: wrong } });
  expect(line).toMatch(says);
  expect(line.startsWith(`data/edition.ts: close: «${wrong}»`)).toBe(true);
  expect(others).toEqual([]);
});

/* Votes and counts of seats, in the stories of any file, against the chamber of data/politica.ts. */

const chamber = { seats: 350, majority: 176 };
const bare = { ...pages.politica, parties: [], coalition: undefined, chamber };

const vote = { yes: 177, no: 170, abstentions: 3 };
test.each<[Partial<Pick<Story, "vote" | "count" | "title" | "excerpt">>, string[]]>([
  [{ vote: { yes: 177, no: 170, abstentions: 4 } }, ["vote: los votos suman 351, no los 350 escaños de chamber"]],
  [{ vote: { yes: 177, no: 170, abstentions: 0 } }, ["vote: los votos suman 347, no los 350 escaños de chamber"]],
  [{ vote: { yes: 177, no: 170, abstentions: 3 } }, []],
  [
    { count: { have: 351, need: 352 } },
    ["count.have: 351 es más que los 350 escaños de chamber", "count.need: 352 es más que los 350 escaños de chamber"],
  ],
  [{ count: { have: 0, need: 176 } }, []],
  [{ count: { have: 0, need: 175 } }, ["count.need: 175 no es ninguna mayoría: 176, 210, 234"]],
  [
    { count: { have: 160, need: 176 }, excerpt: "Suman 170 escaños. Los partidos suman 170 escaños." },
    ["count: no es lo que dice el texto («suman 170 escaños»): serían 160"],
  ],
  [{ vote, title: "Sale por ocho votos" }, ["vote: no es lo que dice el texto («por ocho votos»): serían 7"]],
  [
    { vote, excerpt: "Votan a favor 178 diputados y 170 se oponen." },
    ["vote: no es lo que dice el texto («a favor 178»): serían 177"],
  ],
  [{ vote: { yes: 170, no: 177, abstentions: 3 }, title: "Cae por siete votos" }, []],
  [{ vote, title: "Sale por siete votos", excerpt: "Son 177 síes y 170 noes; los siete síes, de Foro." }, []],
])("of %j: %j", (fields, said) => {
  const others = pages.economia.news.slice(1).map((story) => ({ ...story, vote: undefined, count: undefined }));
  const lines = saidOf({
    politica: bare,
    economia: { ...pages.economia, news: [{ ...news, vote: undefined, count: undefined, ...fields }, ...others] },
  });
  expect(lines.filter((line) => line.startsWith("data/economia.ts"))).toEqual(
    said.map((line) => `data/economia.ts: news[0].${line}`),
  );
});
