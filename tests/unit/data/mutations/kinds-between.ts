import { economia } from "@/data/economia";
import { isReference } from "./fields";
import { literally, wrongValues, type Kind, type Mutation } from "./mutation";
import { draw } from "./random";
import { nameOf, replacedAt, sites, type Path, type Site } from "./walk";

const isNamed = (site: Site, file: string, pattern: RegExp) => site.file.name === file && pattern.test(nameOf(site));

const ids = sites.filter((site) => site.key === "id");

/** An id that a record of this kind has. */
const idOf = (file: string, list: string) =>
  String(ids.find((site) => site.file.name === file && site.path[0] === list)?.value);

const OPINION = idOf("opinion", "latest");
const STORY = idOf("economia", "news");
const SPORT = idOf("deportes", "latest");
const MONOGRAPH = idOf("economia", "monograph");

/** Where the index's weeks end. */
const LAST_WEEK = (economia.weeks ?? []).length - 1;

/** Each id given to another record: the line names both places. */
function repeatedIds(): Mutation[] {
  return draw(ids, 24, "repeated").flatMap((site): Mutation[] => {
    const other = draw(ids, 2, nameOf(site)).find((candidate) => candidate !== site);
    if (!other) return [];
    const record = (at: Site) => nameOf(at).replace(/\.id$/, "");
    return [
      {
        what: `${nameOf(site)} = the id of ${nameOf(other)}`,
        file: site.file,
        content: replacedAt(site.file.content, site.path, other.value),
        // Told of whichever stands second in the paper.
        refusal: {
          at: "",
          says: new RegExp(
            `^(${literally(nameOf(site))}: el id "${String(other.value)}" ya lo lleva ${literally(record(other))}|${literally(nameOf(other))}: el id "${String(other.value)}" ya lo lleva ${literally(record(site))})$`,
          ),
        },
      },
    ];
  });
}

/** A list's second entry named as its first. */
function twins(): Mutation[] {
  const names = sites.filter(
    ({ path, key }) =>
      path.at(-2) === 1 && ["name", "title", "label", "event", "text", "quote", "homeTeam"].includes(key),
  );
  const ofLists = names.filter(({ parent }) => !("id" in parent) && !("title" in parent && "text" in parent));
  const lone = ofLists.filter(({ parent, key }) => !("name" in parent) || key === "name");
  return draw(lone, 30, "twins").map((site) => {
    const first = sites.find(({ file, path }) => file === site.file && String(path) === String(site.path.with(-2, 0)));
    return {
      what: `${nameOf(site)} as the one before it`,
      file: site.file,
      content: replacedAt(site.file.content, site.path, first?.value),
      refusal: { at: nameOf(site), says: /ya está en la entrada \[0\]$/ },
    };
  });
}

/** One figure moved, so that a sum no longer is what it must be. */
function wrongSums(): Mutation[] {
  const moved = (fits: RegExp, by: number, says: RegExp, at: (path: Path) => string): Mutation[] =>
    sites
      .filter((site) => fits.test(nameOf(site)))
      .map((site) => ({
        what: `${nameOf(site)} moved by ${by}`,
        file: site.file,
        content: replacedAt(site.file.content, site.path, Number(site.value) + by),
        refusal: { at: at(site.path), says },
      }));
  const parties = () => "data/politica.ts: parties";
  return [
    ...moved(/^data\/politica\.ts: (parties\[\d\]|others)\.seats$/, 1, /^los escaños suman \d+, no \d+$/, parties),
    ...moved(
      /^data\/politica\.ts: (parties\[\d\]|others)\.percentage$/,
      0.1,
      /^los porcentajes y others no suman 100$/,
      parties,
    ),
    ...moved(
      /\.vote\.(yes|no|abstentions)$/,
      1,
      /^los votos suman \d+, no los \d+ escaños de chamber$/,
      (path) => `data/politica.ts: ${String(path[0])}.vote`,
    ),
    ...moved(
      /^data\/politica\.ts: poll\.options\[\d\]\.percentage$/,
      -0.2,
      /^los porcentajes no suman 100$/,
      () => "data/politica.ts: poll.options",
    ),
    ...moved(
      /^data\/opinion\.ts: debates\[\d\]\.(aFavor|enContra)$/,
      1,
      /aFavor y enContra no suman 100$/,
      ([, index]) => `data/opinion.ts: debates[${String(index)}].enContra`,
    ),
    ...moved(
      /^data\/economia\.ts: (indices|quick)\[\d\]\.value$/,
      1,
      /^no acaba en el valor actual$/,
      ([list, index]) => `data/economia.ts: ${String(list)}[${String(index)}].series`,
    ),
    ...moved(
      /^data\/economia\.ts: companies\[\d\]\.price$/,
      1,
      /^no acaba en el precio actual$/,
      ([, index]) => `data/economia.ts: companies[${String(index)}].series`,
    ),
    ...moved(
      /^data\/economia\.ts: companies\[\d\]\.previousClose$/,
      1,
      /no cuadra con price y change: de [\d.]+ a [\d.]+ hay un -?[\d.]+ %$/,
      ([, index]) => `data/economia.ts: companies[${String(index)}].previousClose`,
    ),
    ...(economia.weeks
      ? moved(
          /^data\/economia\.ts: indices\[0\]\.value$/,
          1,
          /no es el valor actual de .+, [\d.]+$/,
          () => `data/economia.ts: weeks[${LAST_WEEK}].close`,
        )
      : []),
    ...moved(
      new RegExp(`^data/economia\\.ts: weeks\\[${LAST_WEEK}\\]\\.close$`),
      1,
      /no es el valor actual de .+, [\d.]+$/,
      () => `data/economia.ts: weeks[${LAST_WEEK}].close`,
    ),
    ...moved(
      /^data\/home\.ts: mostRead\[[0-3]\]\.rank$/,
      1,
      /debe ser \d: las entradas van por orden$/,
      ([, index]) => `data/home.ts: mostRead[${String(index)}].rank`,
    ),
  ];
}

/** A story that is promised more seats, or needs more, than the largest chamber has. */
const beyondTheChamber = (): Mutation[] =>
  draw(
    sites.filter((site) => isNamed(site, "actualidad", /: latest\[\d\]$/)),
    2,
    "seats",
  ).flatMap((site) =>
    ["have", "need"].map((field) => ({
      what: `${nameOf(site)} with a count of 1001 seats (${field})`,
      file: site.file,
      content: replacedAt(site.file.content, [...site.path, "count"], { have: 1, need: 1, [field]: 1001 }),
      refusal: { at: `${nameOf(site)}.count.${field}`, says: /^1001 es más que los \d+ escaños de chamber$/ },
    })),
  );

const isStoryPlace = (site: Site) => isNamed(site, "home", /: (lead|side\[\d\]|latest\[\d\])$/);
const isPiecePlace = (site: Site) => isNamed(site, "home", /: (opinionTeaser|featuredOpinions\[\d\])$/);

/** What one record says of another, and figures of one another. */
export const betweenKinds: readonly Kind[] = [
  { name: "an id that is taken", mutations: repeatedIds() },
  { name: "a name that its list has already", mutations: twins() },
  { name: "sums that do not add up", mutations: wrongSums() },
  wrongValues(
    "a reference to nothing",
    isReference,
    [() => "no-existe", (site) => `${String(site.value)}s`],
    (value) =>
      new RegExp(
        `^"${String(value)}" no es el id de (ninguna noticia|ningún artículo de opinión|ningún breve de deportes|ninguna noticia de data/deportes.ts|ninguna noticia ni artículo de opinión)( \\(¿querías decir "[a-z0-9-]+"\\?\\))?$`,
      ),
    24,
  ),
  wrongValues(
    "a name of nothing",
    (site) => isNamed(site, "home", /: (markets\[\d\]|related\[\d\]\.(company|videoTitle))$/),
    [() => "Nadie", (site) => `${String(site.value)}s`],
    (value) =>
      new RegExp(
        `^"${literally(String(value))}" no es (ningún índice, indicador ni dato rápido|ninguna empresa) de data/economia.ts|el título de ningún vídeo de la portada`,
      ),
    12,
  ),
  wrongValues(
    "an opinion piece where a story belongs",
    isStoryPlace,
    [() => OPINION],
    /es un artículo de opinión \(data\/opinion\.ts: \w+\[\d\]\) y aquí va una noticia$/,
    10,
  ),
  wrongValues(
    "a story where an opinion piece belongs",
    isPiecePlace,
    [() => STORY],
    /es una noticia \(data\/economia\.ts: news\[0\]\) y aquí va un artículo de opinión$/,
    4,
  ),
  wrongValues(
    "another section's story where sports lead",
    (site) => isNamed(site, "home", /: sports\.main$/),
    [() => STORY, () => OPINION, () => SPORT],
    /es (una noticia|un artículo de opinión|un breve de deportes) \(.+\) y aquí va una noticia de data\/deportes\.ts$/,
    3,
  ),
  wrongValues(
    "what is no story among the front's",
    isStoryPlace,
    [() => SPORT, () => MONOGRAPH],
    /es (un breve de deportes|una pieza de otra clase) \(.+\) y aquí va una noticia$/,
    10,
  ),
  wrongValues(
    "a story twice on the front",
    (site) => isNamed(site, "home", /: (side\[\d\]|latest\[\d\])$/),
    [() => String(sites.find((site) => isNamed(site, "home", /: lead$/))?.value)],
    /ya está en lead$/,
    9,
  ),
  wrongValues(
    "a party that does not stand",
    (site) => site.key === "party" || (site.key === "coalition" && !Array.isArray(site.value)),
    [() => "Partido Fantasma"],
    /no es ninguno de los partidos de la lista$/,
    8,
  ),
  { name: "more seats than the chamber has", mutations: beyondTheChamber() },
  wrongValues(
    "an arrow against its figure",
    (site) => ["trend", "tendency"].includes(site.key) && "change" in site.parent,
    [(site) => (site.value === "up" ? "down" : "up")],
    /contradice el signo de change$/,
    12,
  ),
];
