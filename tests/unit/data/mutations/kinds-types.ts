import { hasFields, isClosed, isFigure, isList, isProse, isRecord, isWhole, mayHaveNone } from "./fields";
import { given, literally, wrongValues, type Kind, type Mutation } from "./mutation";
import { draw } from "./random";
import { changedAt, nameOf, objectOf, sites, type Site } from "./walk";

const isFlag = (site: Site) => typeof site.value === "boolean";

/** A field that no record can do without: entries of lists are missed by their list. */
const isNeeded = (site: Site) =>
  typeof site.path.at(-1) === "string" &&
  // What a related line names is one of three things, and says so in words of its own.
  !(site.path[0] === "related" && site.key !== "label") &&
  !site.path.includes("addresses") &&
  !/^(newsletterForm$|searchForm$|is[A-Z]|topic|place$|url$|credit|focus|vote|count$|figure|assists|goals|points|titles|description$|claim|smallMark|previousClose|session|weeks|coalition|related|markets)/.test(
    site.key,
  );

function missing(): Mutation[] {
  return draw(sites.filter(isNeeded), 60, "missing").map((site) => ({
    what: `${nameOf(site)} taken out`,
    file: site.file,
    content: changedAt(site.file.content, site.path, (parent, key) => Reflect.deleteProperty(parent, key)),
    refusal: {
      at: nameOf(site),
      says: /^falta: se esperaba .+$/,
    },
  }));
}

/** Two neighbouring letters change places, as fingers do; nothing where that makes no other word. */
const swapped = (word: string) => word.replace(/^(.*)(.)(?!\2)(.)(.*?)$/, "$1$3$2$4");

function misspeltFields(): Mutation[] {
  return draw(sites.filter(hasFields), 40, "misspelt").flatMap((site): Mutation[] => {
    const known = Object.keys(objectOf(site.value));
    const key = draw(known, 1, nameOf(site))[0] ?? "";
    const typo = swapped(key);
    if (known.includes(typo)) return [];
    return [
      {
        what: `${nameOf(site)} with ${typo}`,
        file: site.file,
        content: changedAt(site.file.content, [...site.path, typo], (parent) => Reflect.set(parent, typo, "x")),
        refusal: {
          at: nameOf(site),
          says: new RegExp(`^tiene un campo que no existe: ${literally(typo)} \\(¿querías decir \\w+\\?\\)$`),
        },
      },
    ];
  });
}

const strange = (site: Site, path: Site["path"], key: string): Mutation => ({
  what: `${nameOf(site)} with ${key}`,
  file: site.file,
  content: changedAt(site.file.content, path, (parent) => Reflect.set(parent, key, 3)),
  refusal: { at: nameOf(site), says: new RegExp(`^tiene un campo que no existe: ${key}$`) },
});

/** Values of another type than their field's, fields that are missing or that nobody knows. */
export const typeKinds: readonly Kind[] = [
  wrongValues(
    "no text where text belongs",
    isProse,
    given(42, true, {}, ["a"], 12n, Symbol("a"), () => "a", new Date(0)),
    /^.+ no es un texto$/,
    40,
  ),
  wrongValues(
    "null",
    () => true,
    given(null),
    /^null no es (un texto|un número|un número entero|una lista|un registro entre llaves|true ni false|ninguno de .+|".+")$/,
    60,
  ),
  wrongValues(
    "text where a figure belongs",
    isFigure,
    given("12,30", "12", "18.420", "muchos", "", "1e3"),
    /^".*" (no es un número( entero)?|es un texto: escribe -?[\d.]+ sin comillas(; los miles van sin punto)?)$/,
    40,
  ),
  wrongValues(
    "NaN and Infinity",
    isFigure,
    given(NaN, Infinity, -Infinity),
    (value) => new RegExp(`^${String(value)} no es un número( entero)?$`),
    30,
  ),
  wrongValues(
    "a fraction where things are counted",
    isWhole,
    given(1.5, 0.1, 2.000001),
    /no es un número entero(: ¿-?\d+\? Los miles van sin punto)?$/,
  ),
  wrongValues("neither true nor false", isFlag, given("sí", 1, "true"), /no es true ni false$/, 6),
  wrongValues("a record in the place of a list", isList, given({}, { 0: "a" }, "lista", 3), /no es una lista$/),
  wrongValues(
    "a list in the place of a record",
    isRecord,
    given([], ["a"], "registro", 3),
    /no es un registro entre llaves$/,
    30,
  ),
  wrongValues(
    "an empty list",
    (site) => isList(site) && !mayHaveNone(site),
    given([]),
    /^tiene 0 entradas y necesita al menos \d+$/,
  ),
  wrongValues(
    "a list far too long",
    isList,
    [(site) => Array.from({ length: 70 }, () => (site.value as unknown[])[0])],
    /^tiene 70 entradas y caben \d+$/,
  ),
  wrongValues(
    "a word that is not on its list",
    (site) => isClosed(site),
    [
      (site) => String(site.value).slice(0, -1),
      (site) => `${String(site.value)}s`,
      () => "",
      (site) => String(site.value).toUpperCase() + " ",
    ],
    /^".*" no es (ninguno de )?"/,
    40,
  ),
  { name: "a field left out", mutations: missing() },
  { name: "a field misspelt", mutations: misspeltFields() },
  {
    name: "a field nobody knows",
    mutations: draw(sites.filter(hasFields), 24, "strange").map((site) =>
      strange(site, [...site.path, ""], "zzzzzzzz"),
    ),
  },
];
