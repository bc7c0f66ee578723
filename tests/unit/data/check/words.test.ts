import { reportOf } from "@/lib/finding";
import { dictionaryWith, readNames } from "@/paper/check/spelling/dictionary";
import { KNOWN_NAMES } from "@/paper/check/spelling/known-names";
import { isDerived, PREFIXED, PRONOUNS, SUFFIXES } from "@/paper/check/spelling/derived";
import { spellingFindings } from "@/paper/check/spelling/spelling";
import { styleFaults, styleFindings } from "@/paper/check/style";
import { FIELD_RULES } from "@/paper/check/rules/fields";
import { TEXT_RULES } from "@/paper/check/rules/texts";
import { plain } from "@/lib/plain";
import type { Role } from "@/schema/declared";
import { storySchema } from "@/schema/story";
import { economia, fieldsIn, said, story } from "./samples";

const dictionary = dictionaryWith(readNames("# Personas\nEtxandia # la alcaldesa\nYouTube"));
const spelling = (fields: Parameters<typeof spellingFindings>[0]) => said(spellingFindings(fields, dictionary));

test("words of the dictionary, names of the list, figures and code pass", () => {
  expect(
    spelling([
      ...economia(
        story({
          title: "ETXANDIA abre el 3.er muelle de la XV feria",
          author: "Etxandia",
          excerpt: "Abre #MuelleNorte.",
        }),
      ),
      ...fieldsIn({
        home: { lead: "xyzzy-abre", image: "home/qwerty.svg" },
        politica: { colour: "#abcdef", trend: "up" },
        newspaper: { url: "https://periodico.example", language: "es-ES", social: ["YouTube"] },
      }),
    ]),
  ).toEqual([]);
});

test("an unknown word is said where it stands first, with what it may be", () => {
  const lines = spelling(economia(story({ title: "El vaporr sale", excerpt: "El vaporr vuelve." })));
  expect(lines).toEqual([
    expect.stringMatching(
      /^aviso data\/economia\.ts: news\[0\]\.title: «vaporr» \(y en 1 sitio más\) no está en el diccionario \(¿vapor,.+\?\): corrige la palabra o añádela a data\/nombres\.txt$/,
    ),
  ]);
});

test("of five letters or more, a name of the list is proposed that is two letters off", () => {
  const { nearest } = dictionaryWith(readNames("Oriol Cantalejo"));
  for (const word of ["Oriel", "Oreal", "Cantaleja", "Cantelexo"])
    expect([word, nearest(word)[0]]).toEqual([word, word.startsWith("O") ? "Oriol" : "Cantalejo"]);
  expect(nearest("Orel")).not.toContain("Oriol");
  expect(nearest("Cantiluxo")).not.toContain("Cantalejo");
});

test("a name in small letters is no name", () => {
  expect(
    spelling(economia(story({ excerpt: "Lo dice etxandia en españa." }))).map((line) => /«.*?»/.exec(line)?.[0]),
  ).toEqual(["«etxandia»", "«españa»"]);
});

test("a report has a line each and counts both kinds", () => {
  const where = "data/economia.ts: news[0].title";
  const one = { level: "error", where, says: "está vacío" } as const;
  const other = { level: "aviso", where, says: "tiene 5 palabras" } as const;
  expect(reportOf([])).toBe("El contenido está bien: ni errores ni avisos.");
  expect(reportOf([one, one, other]).split("\n")).toEqual([
    `${where}: está vacío`,
    `${where}: está vacío`,
    `aviso: ${where}: tiene 5 palabras`,
    "2 errores y 1 aviso. Los errores detienen la publicación; los avisos, no.",
  ]);
  expect(reportOf([other]).split("\n").at(-1)).toBe("0 errores y 1 aviso.");
});

/** A story's fields, by what they are. */
const FIELDS: ReadonlyMap<Role | undefined, string> = new Map([
  ["headline", "title"],
  ["summary", "excerpt"],
  ["signature", "author"],
  ["credit", "credit"],
  ["alternative", "alt"],
]);

type Case = { says: string; field: string; bad: readonly string[]; good: readonly string[] };
const cases: Case[] = [
  ...TEXT_RULES.map((rule) => ({ ...rule, field: "intro" })),
  ...FIELD_RULES.map((rule) => ({ ...rule, field: FIELDS.get(rule.of === "story" ? "headline" : rule.of[0]) ?? "" })),
];

test.each(cases)("$says", ({ says, field, bad, good }) => {
  const lines = (text: string) =>
    said(
      styleFindings(
        field === "intro" ? fieldsIn({ economia: { intro: plain(text) } }) : economia(story({ [field]: plain(text) })),
      ),
    );
  for (const text of bad) expect(lines(text).join("\n")).toContain(`${field}: ${says}`);
  for (const text of good) expect([text, lines(text)]).toEqual([text, []]);
});

test("a passage that an editor has left with its fault is theirs, and no other", () => {
  for (const passage of ["** ya", "Abre ** ya"]) {
    expect(styleFaults(`Leído: ${passage}`, [passage])).toEqual([]);
    for (const others of [[], ["Abre ya"], ["** no"]]) expect(styleFaults(passage, others)).toHaveLength(1);
  }
});

test("a figure typed with a plain space before what it counts is set as Spanish is", () => {
  const typed =
    "Sube un 3,2 % en 5 min y 12 h, cuesta 45 € y pesa 3 t; gasta 8 kWh en 5 ha: va a 64 km/h, y quedan 4 huecos.";
  const { excerpt, caption } = storySchema.parse(story({ excerpt: typed, caption: typed }));
  const set =
    "Sube un 3,2_% en 5_min y 12_h, cuesta 45_€ y pesa 3_t; gasta 8_kWh en 5_ha: va a 64_km/h, y quedan 4 huecos.";
  expect(caption?.replaceAll("\u00a0", "_")).toBe(set);
  // Below a headline no short word stands alone on the last line either.
  expect(excerpt.replaceAll("\u00a0", "_")).toBe(set.replace("4 huecos", "4_huecos"));
  expect(styleFaults(excerpt)).toEqual([]);
});

test("an abbreviation stays in one piece, and with its figure", () => {
  const { title, excerpt } = storySchema.parse(
    story({
      title: "Gil, S. A., vende a EE. UU. la nave n.º 5 de la Avda. del Mar",
      excerpt: "Lo dice el art. 155, en la pág. 3. El 4 abre.",
    }),
  );
  expect(title).toBe("Gil, S.\u00a0A., vende a EE.\u00a0UU. la nave n.º\u00a05 de la Avda. del Mar");
  expect(excerpt).toBe("Lo dice el art.\u00a0155, en la pág.\u00a03. El 4\u00a0abre.");
  expect([title, excerpt].flatMap((text) => styleFaults(text))).toEqual([]);
});

/** Words, and the one that each is made of: of every way in which Spanish makes them. */
const MADE = { ...PRONOUNS.made, ...SUFFIXES.made, ...PREFIXED.made, creativamente: "creativa" };

test.each(Object.entries(MADE))("«%s» is known by «%s»", (word, of) =>
  expect(isDerived(word, (one) => one === of)).toBe(true),
);

test("words that Spanish makes of others are known, and one without its accent is not", () => {
  const several = "Buñuelos parlanchines ferris glacés tamales gazatís pódcast bailaoras panzones";
  expect(dictionary.unknownWords(`${Object.keys(MADE).join(" ")} ${several}`)).toEqual([]);
  const missed = "despues reunen facilmente escribelo superheroe";
  expect(dictionary.unknownWords(missed)).toEqual(missed.split(" "));
});

test("names that any newspaper prints are words, the last of a line too", () => {
  expect(KNOWN_NAMES.filter((name) => !/^\p{L}+$/u.test(name))).toEqual([]);
  expect(KNOWN_NAMES.length).toBeGreaterThan(200);
});

test("capitals stand at a word's beginning, or all through it", () => {
  const isKnown = (word: string) => dictionary.unknownWords(word).length === 0;
  expect("madera Madera MADERA mAdera MAdera maderA".split(" ").filter(isKnown)).toEqual([
    "madera",
    "Madera",
    "MADERA",
  ]);
});

test("what Catalan, abbreviations and figures hold together is one word", () => {
  const names = dictionaryWith(readNames("Marcel·lí\nPau"));
  expect(
    names.unknownWords("Marcel·lí y Pau, en la Avda. del Mar, n.º 5; M.ª José, de EE. UU., y el 2.º de l’Eixample."),
  ).toEqual(["Eixample"]);
  expect(dictionary.unknownWords(plain("Marcel•lí cancel·la la cita"))).toEqual(["Marcel·lí", "cancel·la"]);
});
