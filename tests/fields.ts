import { paper } from "../paper/paper";
import { pathText } from "../schema/path-text";
import * as said from "./reading";
import { leaves, LINES, NEWS_STANDING, standing, type Leaf } from "./records";

const BASE = process.env["BASE_PATH"] ?? "";
const { pages, edition, newspaper } = paper;
const { close } = edition;

/*
 * What of each record a reader must meet at the record's own place: the part of a page that has its name and no other
 * record's. A field is said as the row for it below says, which is written from the specification; one without a row is
 * looked for as its own text. At a record's place stand no other's times.
 */

/** Fields that name files, colours and places, that only machines and the head are told, or that a drawing shows. */
const UNREAD =
  /(^|\.)(image|poster|cover|logo|video|colour|decimals|series\[\d+\]|shapes\.(wide|tall)|id)$|^others\.percentage|(^|\.)focus\.[xy]$/;

type Fields = Readonly<Record<string, unknown>>;

const numberIn = (record: Fields, name: string) => Number(record[name] ?? 0);
const relative = (value: string) => said.told(value, close, newspaper.sample);
const hour = (value: string) => said.hourOf(value, close);
const day = (value: string) => said.shortDay(value, close);
const count = (one: string, many: string) => (value: number) => said.counted(value, one, many);
/** A figure, and apart from it what it counts, which no count says without one. */
const apart = (one: string, many: string) => (value: number) => `${said.figure(value)} ${said.noun(value, one, many)}`;
/** What a figure is of, and the figure after it. */
const of = (record: Fields, name: string, value: string) => `${String(record[name])} ${value}`;
const arrow = (value: string) => ({ up: "sube", down: "baja", stable: "sin cambios" })[value];

/** How each figure is said, by the end of its name, the longest that fits; of its record a row may ask for another field. */
const FIGURES: Readonly<Record<string, (value: number, record: Fields) => string | undefined>> = {
  views: (value: number) => (value === 0 ? undefined : said.counted(value, "lectura", "lecturas")),
  "film.views": count("reproducción", "reproducciones"),
  "documentary.views": count("reproducción", "reproducciones"),
  "videos[].views": count("reproducción", "reproducciones"),
  rank: (value: number) => said.figure(value),
  "film.duration": (value: number) =>
    value < 60 ? said.counted(value, "segundo", "segundos") : said.playingTime(value),
  "documentary.duration": said.playingTime,
  "videos[].duration": said.playingTime,
  "related[].duration": said.playingTime,
  "podcasts[].duration": (value: number) => `${said.figure(Math.round(value / 60))} min`,
  "multimediaPodcasts[].duration": (value: number) => `${said.figure(Math.round(value / 60))} min`,
  funding: said.millions,
  growth: (value: number) => said.change(value),
  attendees: (value: number) => `Asistentes ${said.counted(value, "persona", "personas")}`,
  "events[].price": (value: number) => `Precio ${said.price(value)}`,
  "upcoming[].price": (value: number) => `Precio ${said.price(value)}`,
  interviews: count("entrevista", "entrevistas"),
  margin: (value: number) => `±${said.figure(value, 1)} puntos`,
  "chips[].count": (value: number, record) => of(record, "category", said.figure(value)),
  mentions: (value: number, record) => of(record, "name", apart("mención", "menciones")(value)),
  likes: apart("me gusta", "me gusta"),
  shares: apart("compartido", "compartidos"),
  comments: apart("comentario", "comentarios"),
  "parties[].seats": apart("escaño", "escaños"),
  "parties[].percentage": (value: number) => `${said.figure(value, 1)} %`,
  "parties[].change": (value: number) => `${said.signed(value, 1)} puntos`,
  "others.seats": (value: number) => (value === 0 ? undefined : `Otros grupos ${said.figure(value)}`),
  "chamber.seats": (value: number) => `Los ${said.figure(value)} escaños`,
  "chamber.majority": (value: number) => `Mayoría absoluta ${said.figure(value)}`,
  "count.have": apart("escaño", "escaños"),
  "count.need": (value: number) => `de los ${said.figure(value)}`,
  "vote.yes": (value: number) => said.figure(value),
  "vote.no": (value: number) => said.figure(value),
  "vote.abstentions": (value: number) => said.figure(value),
  "options[].percentage": (value: number, record) => of(record, "text", `${said.figure(value, 1)} %`),
  votes: count("voto", "votos"),
  "indices[].value": (value: number, record) => of(record, "name", said.figure(value, 2)),
  "indices[].change": (value: number) => said.change(value, 2),
  "indicators[].value": (value: number, record) =>
    of(record, "name", `${said.figure(value, numberIn(record, "decimals"))} ${String(record["unit"])}`),
  "quick[].value": (value: number, record) => said.figure(value, numberIn(record, "decimals")),
  "quick[].change": (value: number) => said.change(value, 2),
  "companies[].price": said.euros,
  previousClose: (value: number) => `cierre anterior, ${said.euros(value)}`,
  "companies[].change": (value: number) => said.change(value, 2),
  marketCap: (value: number) => `Capitalización ${said.millions(value)}`,
  "related[].price": said.euros,
  "related[].change": (value: number) => said.change(value, 2),
  "share.lit": (value: number, record) => `${said.figure(value)} de ${said.figure(numberIn(record, "of"))}`,
  "share.of": () => undefined,
  "weeks[].close": () => undefined,
  "languages[].percentage": (value: number, record) => of(record, "name", `${said.figure(value, 1)} %`),
  rating: (value: number) => `Valoración: ${said.figure(value, 1)} sobre 10`,
  homeScore: (value: number, record) => of(record, "homeTeam", said.figure(value)),
  awayScore: (value: number, record) => of(record, "awayTeam", said.figure(value)),
  goals: (value: number) => `Goles ${said.figure(value)}`,
  points: (value: number) => `Puntos ${said.figure(value)}`,
  titles: (value: number) => `Títulos ${said.figure(value)}`,
  assists: (value: number) => `Asistencias ${said.figure(value)}`,
  ranking: (value: number) => `Clasificación ${said.figure(value)}`,
  // A description list turned round: what is counted, then how many.
  matchesToday: (value: number) => `${said.noun(value, "partido hoy", "partidos hoy")} ${said.figure(value)}`,
  "stats.live": (value: number) => `en directo ${said.figure(value)}`,
  "stats.goals": (value: number) => `${said.noun(value, "gol", "goles")} ${said.figure(value)}`,
  leagues: (value: number) => `${said.noun(value, "liga", "ligas")} ${said.figure(value)}`,
  readTime: (value: number) => `${said.figure(value)} min de lectura`,
  articles: count("artículo", "artículos"),
  followers: count("seguidor", "seguidores"),
  participants: count("participante", "participantes"),
  aFavor: (value: number) => `A favor ${said.figure(value, 1)} %`,
  enContra: (value: number) => `En contra ${said.figure(value, 1)} %`,
  timeLeft: said.timeLeft,
};

/** The same of texts that are not printed as they are written: times, days, trends. */
const TEXTS: Readonly<Record<string, (value: string, record: Fields) => string | undefined>> = {
  "markets[].worth": (value: string, record) => of(record, "name", value),
  "markets[].moves": (value: string) => value,
  date: day,
  // A poster's year stands with its weekday.
  "cultura.events[].date": (value: string) => said.shortDay(value, value),
  "launches[].date": said.dayAndYear,
  director: (value: string) => `Dirección ${value}`,
  releaseDate: (value: string) => `Estreno ${said.dayAndYear(value)}`,
  "cultura.events[].time": (value: string, record) => `${said.weekday(String(record["date"]))}, ${value}`,
  "cultura.upcoming[].time": (value: string, record) => `${said.weekday(String(record["date"]))}, ${value}`,
  // What a figure is called, the figure, and what it means.
  note: (value: string, record) => [record["label"], record["value"], value].join(" "),
  "events[].location": (value: string) => `Lugar ${value}`,
  "upcoming[].location": (value: string) => `Lugar ${value}`,
  "aiTools[].use": (value: string) => `Uso ${value}`,
  "aiTools[].licence": (value: string) => `Licencia ${value}`,
  until: day,
  "survey.from": day,
  "survey.to": day,
  // An hour of something to come is written as it is said.
  time: (value: string) => (/^\d\d:\d\d$/.test(value) ? value : relative(value)),
  "live[].time": hour,
  "correction.time": hour,
  trend: arrow,
  tendency: arrow,
  "session.open": (value: string) => said.inMadrid(value).clock,
  "session.close": (value: string) => said.inMadrid(value).clock,
  "weeks[].date": day,
  minute: (value: string) => value.replace(/[′']$/, ""),
  credit: (value: string) => `Foto: ${value}`,
};

/** The fields by which a record is called, the first that it has. */
const NAMES = [
  "title",
  "headline",
  "event",
  "homeTeam",
  "quote",
  "politician",
  "name",
  "president",
  "house",
  "text",
  "category",
  "label",
];

/** Where lists of indices of a path are left away: `videos[].views`. */
const general = (path: string) => path.replace(/\[\d+\]/g, "[]");

/** The row for a field, by the longest end of its name that has one. */
function rowFor<Row>(rows: Readonly<Record<string, Row>>, path: string): Row | undefined {
  const fitting = Object.keys(rows).filter((end) => path === end || path.endsWith(`.${end}`));
  const [longest = ""] = fitting.toSorted((one, other) => other.length - one.length);
  return rows[longest];
}

/** What a field is printed as, nothing where nothing is to be said; a text without a row is printed as it is. */
function phraseOf({ path, value, record }: Looked["fields"][number]): string | undefined {
  if (typeof value === "string") return (rowFor(TEXTS, path) ?? String)(value, record);
  const row = rowFor(FIGURES, path);
  return row ? row(value, record) : `${path} needs a row in FIGURES`;
}

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** A record of a page as it is looked for: where it stands in its file, what it is called, and its fields. */
type Looked = { at: string; name: string; id: string; fields: (Leaf & { record: Fields })[] };

/** What only machines are told of a page, and what stands for a picture that fails. */
const APART = /^(search|defaultImage)$/;

const calledBy = (value: Fields): string | undefined => {
  const { teams } = value;
  if (Array.isArray(teams)) return teams.join("–");
  const name = NAMES.find((one) => typeof value[one] === "string");
  return name && String(value[name]);
};

/** The records of a page, each with the fields that are not of one within it; what belongs to none is the page's own. */
function recordsOf(content: object): Looked[] {
  const found: Looked[] = [];
  const into = (value: unknown, place: readonly (string | number)[], owner: Looked) => {
    if (!isFields(value)) return;
    const isList = Array.isArray(value);
    const name = isList || place.length === 0 ? undefined : calledBy(value);
    const own = name === undefined ? owner : { at: pathText(place), name, id: "", fields: [] };
    if (own !== owner) {
      own.id = typeof value["id"] === "string" ? value["id"] : "";
      found.push(own);
    }
    for (const [key, inner] of Object.entries(value)) {
      const within = [...place, isList ? Number(key) : key];
      const path = pathText(within);
      if (typeof inner === "string" || typeof inner === "number")
        own.fields.push({ path, value: inner, record: value });
      else if (!APART.test(path)) into(inner, within, own);
    }
  };
  const whole: Looked = { at: "", name: "", id: "", fields: [] };
  into(content, [], whole);
  return [whole, ...found];
}

/** What the front announces, told again there: its fields that it prints, and where its headline leads. */
function announced(id: string, ...fields: readonly string[]) {
  const { record, href } = standing(id);
  const printed = Object.entries(record).filter(([name]) => ["title", ...fields].includes(name));
  return { ...Object.fromEntries(printed), href: record.url ?? BASE + href };
}

const STORY = ["excerpt", "author", "time", "views", "vote"];
const PIECE = ["excerpt", "author", "role", "subject", "time", "views", "readTime"];

/** The front's records, with what it names in the places of the names. */
function front() {
  const { lead, side, latest, mostRead, opinionTeaser, featuredOpinions, sports, related, markets, ...own } =
    pages.home;
  const { indices, indicators, quick, companies } = pages.economia;
  const figures = [
    ...indices.map(({ name, value, change }) => ({
      name,
      worth: said.figure(value, 2),
      moves: said.change(change, 2),
    })),
    ...indicators.map(({ name, value, decimals, unit }) => ({
      name,
      worth: `${said.figure(value, decimals)} ${unit}`,
    })),
    ...quick.map(({ name, value, decimals, change }) => ({
      name,
      worth: said.figure(value, decimals),
      moves: said.change(change, 2),
    })),
  ];
  const videos = [...own.videos, ...(own.documentary ? [own.documentary] : [])];
  const story = (id: string) => announced(id, "category", ...STORY);
  return {
    ...own,
    // The lead's headline is the page's first line.
    intro: "",
    lead: story(lead),
    side: side.map(story),
    latest: latest.map(story),
    related: related.map(({ label, story: id, company, videoTitle }) => ({
      label,
      ...(id && announced(id)),
      ...companies
        .filter(({ name }) => name === company)
        .map(({ name, price, change }) => ({ name, price, change }))[0],
      ...videos.filter(({ title }) => title === videoTitle).map(({ title, duration }) => ({ title, duration }))[0],
    })),
    markets: markets.map((name) => figures.find((one) => one.name === name)),
    mostRead: mostRead.map((id, at) => ({ rank: at + 1, ...announced(id, "views") })),
    opinionTeaser: opinionTeaser && announced(opinionTeaser, ...PIECE),
    featuredOpinions: featuredOpinions.map((id) => announced(id, ...PIECE)),
    sports: sports && {
      main: announced(sports.main, "sport", ...STORY),
      items: sports.items.map((id) => announced(id, "sport", "time")),
      upcoming: sports.upcoming,
    },
  };
}

/** A record that is looked for, and the names of others, which stand at places of their own. */
type Sought = { name: string; others: readonly string[] };

/** What a reader gets at one place: texts, alternatives of what shows, instants, links, and the ids of what it is and has. */
export type Read = {
  texts: string[];
  alternatives: string[];
  times: string[];
  links: [words: string, href: string][];
  ids: string[];
};

/**
 * Run in the page: what stands at each place of each record, in the page as it is: the parts that have its name, each as large as it can be
 * without another's. The first of a record without a name is the whole page.
 */
export function placesIn(records: readonly Sought[]): Read[][] {
  const bare = (text: string) => text.replace(/\s+/g, "").toLowerCase();
  // What has no box of its own (display: contents) shows where something in it does.
  const shows = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    (getComputedStyle(element).display === "contents" && [...element.children].some(shows));
  const all = [...document.querySelectorAll("body *")].filter((one) => !one.matches("script, style, noscript"));
  const shown = new Set(all.filter(shows));
  const main = document.querySelector("main") ?? document.body;
  const words = new Map([...main.querySelectorAll("*")].map((one) => [one, bare(one.textContent)]));
  const labels = new Map<string, Element[]>();
  for (const [one, text] of words) if (shown.has(one)) labels.set(text, [...(labels.get(text) ?? []), one]);
  const textsIn = (node: Node): string[] => {
    if (node instanceof Text) return node.parentElement && shown.has(node.parentElement) ? [node.data] : [];
    return [...node.childNodes].flatMap(textsIn);
  };
  const read = (place: Element) => {
    const parts = [place, ...place.querySelectorAll("*")].filter((one) => shown.has(one));
    return {
      texts: textsIn(place),
      alternatives: parts.flatMap((one) => one.getAttribute(one.matches("video") ? "aria-label" : "alt") ?? []),
      times: parts.flatMap((one) => (one instanceof HTMLTimeElement ? one.dateTime : [])),
      links: parts.flatMap((one): [string, string][] => {
        const href = one.getAttribute("href");
        return href === null ? [] : [[one.textContent, href]];
      }),
      ids: [place, ...parts, place.parentElement?.closest("[id]")].flatMap((one) => one?.id || []),
    };
  };
  return records.map(({ name, others }) => {
    if (name === "") return [read(document.body)];
    const called = bare(name);
    const foreign = others.flatMap((other) => labels.get(bare(other)) ?? []);
    const smallest = [...words].filter(
      ([one, text]) =>
        shown.has(one) &&
        text.includes(called) &&
        ![...one.children].some((child) => words.get(child)?.includes(called)),
    );
    const places = new Set(
      smallest.map(([one]) => {
        // Of an article that begins with this name all is its own, and what goes with it.
        const article = one.closest("article");
        let place = article?.querySelector(".headline, h2, h3, h4")?.contains(one) ? article : one;
        while (place.parentElement && place.parentElement !== main) {
          const around = place.parentElement;
          if (foreign.some((label) => around.contains(label))) break;
          place = around;
        }
        return place;
      }),
    );
    return [...places].map(read);
  });
}

/** Capitals and white space are the layout's affair. */
const bare = (text: string) => text.replace(/\s+/g, "").toLowerCase();

/** Whether a text says a phrase: its words in their order, with whatever space between them, and no longer figure at its ends. */
function says(texts: readonly string[], phrase: string): boolean {
  const escaped = phrase
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const start = /^[\d]/.test(phrase) ? "(?<![\\d.,:+−-])" : "";
  const end = /\d$/.test(phrase) ? "(?![.,:]?\\d)" : "";
  return new RegExp(`${start}${escaped.join("\\s*")}${end}`, "i").test(texts.join(" "));
}

/** Whether a field is met at a place. */
function met({ path, value, record }: Looked["fields"][number], name: string, place: Read): boolean {
  const { texts, links } = place;
  if (path.endsWith(".href")) return links.some(([words, href]) => bare(words).includes(bare(name)) && href === value);
  if (/(^|\.)url$/.test(path)) return links.some(([, href]) => href === value);
  if (/(^|\.)alt$/.test(path)) return place.alternatives.includes(String(value));
  // Beside the lead it is a word of a line.
  if (/(?<!related\[\])\.duration$/.test(path) && !place.times.includes(said.isoDuration(Number(value)))) return false;
  const phrase = phraseOf({ path, value, record });
  // Of what nobody has read nothing is said, no bare figure either.
  if (phrase === undefined && path.endsWith(".views")) return !texts.some((text) => text.trim() === "0");
  if (phrase === value && bare(texts.join("")).includes(bare(phrase))) return true;
  const instant = /^\d{4}-\d\d-\d\d(T|$)/.test(String(value)) && !path.endsWith("weeks[].date");
  return phrase === undefined || (says(texts, phrase) && (!instant || place.times.includes(String(value))));
}

/** The pages, and what each has of records. */
export const RECORDS = [
  { key: "home", path: "./", section: "", content: front() },
  ...paper.sections.map(({ key, route, name }) => ({ key, path: route.slice(1), section: name, content: pages[key] })),
];

/** Whether a field is told at its record's place: not by the whole page, a map or a drawing in its stead. */
function isAsked(field: Leaf, key: string, section: string, all: readonly Leaf[]): boolean {
  const { path, value } = field;
  if (value === "" || UNREAD.test(path)) return false;
  // Political's map tells the communities (territory.spec.ts), and the page itself what section it is.
  if (/^(?!regional\b).*\.community$/.test(path) || (/(^|\.)category$/.test(path) && value === section)) return false;
  // Which way a chamber votes is told by Política and by the front alone (docs/publicar.md).
  if (/\.(vote|count)\.\w+$/.test(path) && key !== "politica" && key !== "home") return false;
  // A vote is drawn in its picture's place, and so many of a few.
  const beside = path.replace(/alt$/, "");
  if (path.endsWith(".alt") && all.some((one) => one.path === `${beside}vote.yes` || one.path === `${beside}share.of`))
    return false;
  // Nor does a page say whose the figures are that it has not: «sources.companies», where there are no companies.
  const [, of] = /^sources\.(?!vote)(.+)$/.exec(path) ?? [];
  return of === undefined || all.some((one) => one.path.startsWith(of));
}

/** Portraits of who signs stand in Opinión's frieze, and a photographer is named under a story or at the page's foot. */
const isThePages = ({ path }: Leaf, key: string) =>
  key === "opinion" && /^(featured|latest|columnists)\[\d+\]\.alt$/.test(path);

type PageRecords = (typeof RECORDS)[number];

const below = (at: string, other: string) => other.startsWith(`${at}.`) || other.startsWith(`${at}[`);

/** What is looked for on a page. */
export function soughtOn({ content }: PageRecords): Sought[] {
  const all = leaves(content);
  const records = recordsOf(content);
  return records.map(({ at, name }) => {
    const own = all.filter((one) => below(at, one.path)).map(({ value }) => bare(String(value)));
    const others = records.filter(
      (other) =>
        !["", name].includes(other.name) &&
        !below(at, other.at) &&
        !own.some((text) => text.includes(bare(other.name))),
    );
    return { name, others: [...new Set(others.map((other) => other.name))] };
  });
}

/** Fields that are not met at their record's places, by what stands at each. */
function missingAt({ key, section, content }: PageRecords, places: readonly (readonly Read[])[]): string[] {
  const [whole] = places[0] ?? [];
  const all = leaves(content);
  return recordsOf(content).flatMap(({ at, name, id, fields }, index) => {
    const asked = fields
      .map((field) => ({ ...field, path: general(`${key}.${field.path}`), exact: field.path }))
      .filter((field) => isAsked({ ...field, path: field.exact }, key, section, all));
    const lacking = (place: Read) =>
      asked.filter((field) => {
        if (whole && isThePages({ ...field, path: field.exact }, key)) return !met(field, name, whole);
        if (/(^|\.)credit$/.test(field.path) && whole && says(whole.texts, `${field.value} (`)) return false;
        return !met(field, name, place);
      });
    const candidates = (places[index] ?? []).filter((place) => id === "" || place.ids.includes(id));
    const [best] = candidates.map(lacking).toSorted((one, other) => one.length - other.length);
    if (!best) return [`${at}: «${name}» has no place`];
    return best.map((field) => `${field.exact}: ${phraseOf(field) ?? "nothing"}`);
  });
}

/** Times that stand at a record's place and are another's. */
function foreignAt({ content }: PageRecords, places: readonly (readonly Read[])[]): string[] {
  const all = leaves(content);
  const shared = all.flatMap(({ path: at, value }) => (/^(survey|session|weeks)\b/.test(at) ? String(value) : []));
  return recordsOf(content).flatMap(({ at, name }, index) => {
    const own = all.filter((one) => below(at, one.path));
    const times = own.flatMap(({ path: of, value }) =>
      of.endsWith("duration") ? said.isoDuration(Number(value)) : String(value),
    );
    // A name alone stands in many places; one with a time is a piece of news, and its line has no other.
    const isNews = own.some(({ path: of }) => /\.(time|date|releaseDate)$/.test(of));
    const there =
      name === "" || !isNews || at.endsWith(".correction") ? [] : (places[index] ?? []).flatMap((place) => place.times);
    return there.filter((time) => ![...times, ...shared].includes(time)).map((time) => `${at} with ${time}`);
  });
}

/** Headlines of a page that lead elsewhere than to their story. */
const astrayIn = ({ links }: Read): string[] =>
  [...NEWS_STANDING, ...LINES].flatMap(({ href, record: { id, title, url } }) =>
    links
      .filter(([words, to]) => bare(words) === bare(title) && ![url, BASE + href, `#${id}`].includes(to))
      .map(([, to]) => `«${title}» leads to ${to}`),
  );

/** What is wrong with the records of a page, by what a reader gets at each of their places. */
export const faultsOf = (page: PageRecords, places: readonly (readonly Read[])[]) => ({
  missing: missingAt(page, places),
  foreign: foreignAt(page, places),
  astray: (places[0] ?? []).flatMap(astrayIn),
});

export const NO_FAULTS: ReturnType<typeof faultsOf> = { missing: [], foreign: [], astray: [] };
