import { isClosed, isFigure, isFixed, isList, isProse, isRecord, isWhole } from "./fields";
import { given, literally, wrongValues, type Kind, type Mutation } from "./mutation";
import { draw } from "./random";
import { changedAt, nameOf, objectOf, sites, type Site } from "./walk";

const isFlag = (site: Site) => typeof site.value === "boolean";

/** A field that no record can do without: entries of lists are missed by their list. */
const isNeeded = (site: Site) =>
  typeof site.path.at(-1) === "string" && !/^(is[A-Z]|assists|goals|points|titles|description$)/.test(site.key);

function missing(): Mutation[] {
  return draw(sites.filter(isNeeded), 60, "missing").map((site) => ({
    what: `${nameOf(site)} taken out`,
    file: site.file,
    content: changedAt(site.file.content, site.path, (parent, key) => Reflect.deleteProperty(parent, key)),
    refusal: {
      at: nameOf(site),
      says: /^is missing, (a string|a number|a whole number|a list|a record|one of .+) was expected$/,
    },
  }));
}

/** Two neighbouring letters change places, as fingers do; nothing where that makes no other word. */
const swapped = (word: string) => word.replace(/^(.*)(.)(?!\2)(.)(.*?)$/, "$1$3$2$4");

function misspeltFields(): Mutation[] {
  return draw(sites.filter(isRecord), 40, "misspelt").flatMap((site): Mutation[] => {
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
          says: new RegExp(`^has a field that is not known here: ${literally(typo)} \\(did you mean \\w+\\?\\)$`),
        },
      },
    ];
  });
}

const strange = (site: Site, path: Site["path"], key: string): Mutation => ({
  what: `${nameOf(site)} with ${key}`,
  file: site.file,
  content: changedAt(site.file.content, path, (parent) => Reflect.set(parent, key, 3)),
  refusal: { at: nameOf(site), says: new RegExp(`^has a field that is not known here: ${key}$`) },
});

/** Values of another type than their field's, fields that are missing or that nobody knows. */
export const typeKinds: readonly Kind[] = [
  wrongValues(
    "no text where text belongs",
    isProse,
    given(42, true, {}, ["a"], 12n, Symbol("a"), () => "a", new Date(0)),
    /^.+ is not a string$/,
    40,
  ),
  wrongValues(
    "null",
    (site) => !isFixed(site),
    given(null),
    /^null is not (a string|a number|a whole number|a list|a record|true or false|one of .+)$/,
    60,
  ),
  wrongValues(
    "text where a figure belongs",
    (site) => isFigure(site) && !isFixed(site),
    given("12,30", "12", "muchos", "", "1e3"),
    /^".*" is not a (whole )?number$/,
    40,
  ),
  wrongValues(
    "NaN and Infinity",
    (site) => isFigure(site) && !isFixed(site),
    given(NaN, Infinity, -Infinity),
    (value) => new RegExp(`^${String(value)} is not a (whole )?number$`),
    30,
  ),
  wrongValues("a fraction where things are counted", isWhole, given(1.5, 0.1, 2.000001), /is not a whole number$/),
  wrongValues("neither true nor false", isFlag, given("sí", 1, "true"), /is not true or false$/, 6),
  wrongValues("a record in the place of a list", isList, given({}, { 0: "a" }, "lista", 3), /is not a list$/),
  wrongValues("a list in the place of a record", isRecord, given([], ["a"], "registro", 3), /is not a record$/, 30),
  wrongValues(
    "an empty list",
    isList,
    given([]),
    /^has (fewer than the \d+ it must have|0 entries, at least \d+ were expected)$/,
  ),
  wrongValues(
    "a list far too long",
    isList,
    [(site) => Array.from({ length: 70 }, () => (site.value as unknown[])[0])],
    /^has (more than the \d+ it must have|70 entries, at most \d+ were expected)$/,
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
    /^".*" is not one of "/,
    40,
  ),
  wrongValues(
    "another figure than the fixed one",
    (site) => isFigure(site) && isFixed(site) && !site.path.includes("chips"),
    given(1, 900, -1),
    /^-?\d+ is not one of \d+$/,
    6,
  ),
  { name: "a field left out", mutations: missing() },
  { name: "a field misspelt", mutations: misspeltFields() },
  {
    name: "a field nobody knows",
    mutations: draw(sites.filter(isRecord), 24, "strange").map((site) => strange(site, [...site.path, ""], "zzzzzzzz")),
  },
];
