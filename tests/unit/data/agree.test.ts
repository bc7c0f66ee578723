import { textOf } from "@/lib/objects";
import { paper } from "@/paper/paper";
import { newspaperSchema } from "@/schema/newspaper";
import { parseContent } from "@/schema/parse";
import { pathText } from "@/schema/path-text";
import { pageKeys, schemaOf, type PageKey } from "@/schema/sections";
import { withValue, type Path } from "./spoilt";

/* What the fields of one record must agree on, each bad case beside the good one, and that nothing stands twice. */

const { pages } = paper;
const { image, alt } = pages.politica.urgent;
const pictured = { image, alt };

/** What is said of a page where some of its fields are others. */
const saidOf = (key: PageKey, own: object): string[] =>
  parseContent(key, schemaOf(key), { ...pages[key], ...own }).findings.map(({ where, says }) => `${where}: ${says}`);

type Own = Readonly<Record<string, unknown>>;

/** Entries that differ in one field, the last as it is given. */
const several = (count: number, entry: Own, field: string): Own[] =>
  Array.from({ length: count }, (_, at) => ({
    ...entry,
    ...(at < count - 1 && { [field]: `${String(entry[field])} ${at}` }),
  }));

const match = { sport: "Fútbol", league: "Liga", date: "2031-03-15", time: "18:30", venue: "Dique, Vigo" };
const upcoming = (...teams: string[]) => ({
  upcoming: [["Uno", "Dos"], ["Tres", "Cuatro"], teams].map((two) => ({ ...match, teams: two })),
});

const player = { name: "Ana Mar", sport: "Vela", team: "Real", ranking: 1, ...pictured };
const players = (figures: Own) => ({
  players: several(2, { ...player, goals: 1 }, "name").with(1, { ...player, ...figures }),
});

const event = {
  ...{ title: "Feria de naves", description: "Con barcos.", category: "Feria", date: "2031-03-15", time: "18:30" },
  ...{ location: "Vigo", attendees: 9, price: 0, tags: ["Mar", "Barcos"], ...pictured },
};
const events = (until: string) => ({ events: several(2, { ...event, until }, "title") });

const chamber = (seats: number, majority: number) => ({ ...parties({}), parties: [], chamber: { seats, majority } });

const club = {
  sport: "Fútbol",
  league: "Liga",
  homeTeam: "Bahía",
  homeScore: 1,
  awayScore: 0,
  minute: "9′",
  status: "LIVE",
};
const live = (second: Own) => ({
  live: [
    { ...club, awayTeam: "Ría" },
    { ...club, awayTeam: "Faro", ...second },
  ],
});
const minute = (said: string) => live({ homeTeam: "Puerto", minute: said });

const debate = { title: "¿Abrir el muelle?", participants: 9, timeLeft: 9, category: "Economía", ...pictured };
const debates = (aFavor: number, enContra: number) => ({ debates: [{ ...debate, aFavor, enContra }] });

const survey = { house: "Demos", interviews: 2400, from: "2031-03-10", to: "2031-03-12", margin: 2 };
const asked = (own: Own) => ({ survey: { ...survey, ...own } });

const poll = (...shares: number[]) => ({
  poll: { title: "¿Abrir?", votes: 9, options: shares.map((percentage, at) => ({ text: `Opción ${at}`, percentage })) },
});

const series = Array<number>(8).fill(9);
const quoted = { name: "IBEX 35", value: 9, change: 0.5, trend: "up", series };
const indices = (own: Own) => ({ weeks: undefined, indices: several(3, { ...quoted, ...own }, "name") });

const company = { name: "Navalia", sector: "Naval", price: 9, change: 0, marketCap: 9, logo: image, series };
const companies = (own: Own) => ({ companies: several(2, { ...company, ...own }, "name") });

const report = {
  ...{ id: "un-monografico", company: "Navalia", title: "Navalia bota su mayor barco", excerpt: "Es de acero." },
  ...{ author: "Ana Gil", time: "2031-03-14T18:00:00+01:00", ...pictured },
  metrics: several(2, { label: "Ventas", value: "9 M€", note: "En un año" }, "label"),
};
const share = (lit: number, of: number) => ({
  monograph: { ...report, share: { lit, of, names: { lit: "sin gas", dark: "con gas" } } },
});

const party = {
  ...{ name: "Mareas", leader: "Ana Mar", seats: 5, percentage: 50, tendency: "up", change: 1, ...pictured },
};
const parties = (own: Own) => ({
  ...{
    chamber: { seats: 10, majority: 6 },
    coalition: undefined,
    others: undefined,
    statements: [],
    government: undefined,
  },
  parties: [
    { ...party, ...own, colour: "#4b3fa7" },
    { ...party, name: "Concordia", leader: "Eva Font", colour: "#b3261e" },
  ],
});

test.each<[PageKey, says: string, bad: Own, good: Own]>([
  ["deportes", "upcoming[2].teams: son dos veces el mismo equipo", upcoming("Uno", "Uno"), upcoming("Uno", "Seis")],
  ["deportes", "players[1]: un deportista lleva goals, points o titles", players({}), players({ titles: 1 })],
  ["home", "events[0].until: no es posterior a date", events("2031-03-15"), events("2031-03-16")],
  ["opinion", "debates[0]: aFavor y enContra no suman 100", debates(50.1, 50), debates(50.1, 49.9)],
  ["politica", "survey.to: es anterior al primer día", asked({ to: "2031-03-09" }), asked({ to: "2031-03-10" })],
  ["politica", "survey.margin: no es el margen de tantas", asked({ margin: 1.9 }), asked({ margin: 2.5 })],
  ["politica", "survey.margin: no es el margen de tantas", asked({ margin: 2.6 }), asked({})],
  ["politica", "poll.options: los porcentajes no suman 100", poll(33.3, 33.3, 33.3), poll(33.3, 33.3, 33.4)],
  ["economia", "indices[2].trend: contradice el signo", indices({ change: 0.004 }), indices({ change: 0.005 })],
  ["economia", "indices[2].series: no acaba en el valor actual", indices({ value: 8 }), indices({})],
  ["economia", "companies[1].series: no acaba en el valor actual", companies({ price: 8 }), companies({})],
  [
    "economia",
    "companies[1].previousClose: 9 no cuadra con price y change",
    companies({ previousClose: 9, change: 0.02 }),
    companies({ previousClose: 9, change: 0.01 }),
  ],
  ["economia", "monograph.share.lit: es más que of", share(7, 6), share(6, 6)],
  ["politica", "parties[0].tendency: contradice el signo", parties({ change: 0.04 }), parties({ change: 0.05 })],
  // Of Catalonia's chamber, of Congress, of Ceuta's.
  ["politica", "chamber.majority: 67 no es la mitad de los escaños y uno más", chamber(135, 67), chamber(135, 68)],
  ["politica", "chamber.majority: 175 no es la mitad de los escaños y uno más", chamber(350, 175), chamber(350, 176)],
  ["politica", "chamber.majority: 14 no es la mitad de los escaños y uno más", chamber(25, 14), chamber(25, 13)],
  ["deportes", 'live[1].homeTeam: "Bahía" ya está en la entrada [0]', live({}), live({ sport: "Baloncesto" })],
  ["deportes", 'live[1].minute: "131′" es un minuto que no existe', minute("131′"), minute("130′")],
  ["politica", "parties: los escaños suman 11, no 10", parties({ seats: 6 }), parties({})],
  ["politica", "parties: los escaños suman 10, no los de chamber", { ...parties({}), chamber: undefined }, parties({})],
  ["politica", "parties: los porcentajes y others no suman 100", parties({ percentage: 50.1 }), parties({})],
])("%s: %s", (key, says, bad, good) => {
  const [field = "", fault = ""] = says.split(": ");
  const lines = saidOf(key, bad).filter((line) => line.startsWith(`${key}: ${field}: `));
  expect(lines).toEqual([expect.stringContaining(fault)]);
  expect(saidOf(key, good)).toEqual([]);
});

/** The lists of a page with their places, those in the first record of each list too. */
function* listsIn(value: unknown, path: Path = []): Generator<{ path: Path; list: readonly unknown[] }> {
  if (typeof value !== "object" || value === null) return;
  const isList = Array.isArray(value);
  if (isList && value.length > 1) yield { path, list: value };
  for (const [key, inner] of isList ? [["0", value[0] as unknown] as const] : Object.entries(value))
    yield* listsIn(inner, [...path, isList ? Number(key) : key]);
}

/** A day's figures may repeat, and an author in their list; that nobody plays twice at one hour is the check's (paper/check/matches.ts). */
const MAY_REPEAT = /series$|^(upcoming|authors)$/;

/** How it is said that something stands twice. */
const TWICE = /ya está en|son dos veces|no es posterior a la de la semana anterior/;

test.each([
  ...pageKeys.map((key) => [key, schemaOf(key), pages[key]] as const),
  ["newspaper", newspaperSchema, paper.newspaper],
] as const)("of whatever a list of %s holds none stands twice", (key, schema, page) => {
  // What has an id is told apart by it, in the whole newspaper (tests/unit/paper/read.test.ts).
  const hasId = (entry: unknown) => typeof entry === "object" && entry !== null && textOf(entry, "id") !== "";
  const lists = [...listsIn(page)].filter(({ list: [first] }) => !hasId(first));
  const repeated = lists.filter(({ path, list: [first, ...others] }) => {
    const { findings } = parseContent(key, schema, withValue(page, path, [first, first, ...others.slice(1)]));
    return !findings.some(({ where, says }) => where.startsWith(`${key}: ${pathText(path)}`) && TWICE.test(says));
  });
  expect(repeated.map(({ path }) => pathText(path)).filter((path) => !MAY_REPEAT.test(path))).toEqual([]);
});
