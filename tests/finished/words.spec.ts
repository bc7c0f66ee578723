import { expect, test } from "@playwright/test";
import { deportes } from "../../data/deportes";
import { dictionaryWith, NAMES_FILE, readNames } from "../../data/check/spelling/dictionary";
import { EDITORS } from "./words/editors";
import { allPassages, pagePassages } from "./words/passages";
import { isSpanish, spellingFaults } from "./words/spelling";
import { styleFaults } from "../../data/check/typography";

/*
 * What the code itself says to a reader, word by word and sign by sign: headings, labels, buttons,
 * dates and figures. What editors write is checked by npm run check:content.
 */

/** What the specification has printed in English. */
const IN_ENGLISH = [
  "Oops! Page not found",
  "Return to Home",
  "Unexpected Application Error!",
  ...(deportes.live.length > 0 ? ["LIVE"] : []),
];

/** Words and abbreviations of the code's that no dictionary has. */
const OWN = dictionaryWith(
  readNames(
    "suscríbete email h IA Ranking Podcasts Startups AA min ene feb mar abr may jun jul ago sep sept oct nov dic",
  ),
);

test("every Spanish word of the site's own is in the dictionary", () => {
  const editors = new Set(EDITORS.flatMap(OWN.unknownWords));
  const passages = allPassages().filter(isSpanish);
  expect(passages.length).toBeGreaterThan(EDITORS.length / 2);
  const unknown = passages.filter(({ text }) => OWN.unknownWords(text).some((word) => !editors.has(word)));
  expect(spellingFaults(unknown, OWN)).toEqual([]);
});

test("what is not marked as Spanish is what the specification has in English, marked as such", () => {
  const others = allPassages().filter((passage) => !isSpanish(passage));
  expect(others.filter(({ lang, text }) => lang !== "en" || !IN_ENGLISH.includes(text))).toEqual([]);
  expect(IN_ENGLISH.filter((phrase) => !others.some(({ text }) => text === phrase))).toEqual([]);
});

test("Spanish is set as Spanish is, but for what editors have set otherwise", () => {
  const faults = allPassages()
    .filter(isSpanish)
    .flatMap(({ file, text }) => styleFaults(text, EDITORS).map((fault) => `out/${file}: ${fault}`));
  expect([...new Set(faults)]).toEqual([]);
});

test("mistakes in a page would be found, wherever they are said", () => {
  const page = `<!DOCTYPE html><html lang="es-ES"><head><title>Economia</title><meta name="description" content="Notícias del puerto"></head>
    <body><p>El <b>puerto</b> de <em>españa</em> y <span>Etxandía</span><span>Armengol</span></p><img alt="Un vaporr">
    <input placeholder="Tu corréo"><div data-props='{"alt":"Plano por defeto"}'></div><h1>Page found</h1><p lang="en">Whatever</p></body></html>`;
  const passages = pagePassages("index.html", page);
  const names = dictionaryWith(readNames("Armengol Etxandia"));
  expect(
    passages
      .filter(isSpanish)
      .flatMap(({ text }) => names.unknownWords(text))
      .sort(),
  ).toEqual(["Economia", "Notícias", "españa", "Etxandía", "vaporr", "corréo", "defeto", "Page", "found"].sort());
  expect(passages.filter(({ lang }) => lang === "en").map(({ text }) => text)).toEqual(["Whatever"]);
  const line = spellingFaults([{ file: "politica/index.html", text: "El vaporr llegó", lang: "es" }], names).join();
  for (const part of ["out/politica/index.html", "«vaporr»", "vapor", NAMES_FILE]) expect(line).toContain(part);
});

test("words are known in the forms that a reader meets", () => {
  const { isKnown, unknownWords, nearest } = dictionaryWith(readNames("YouTube Jaén"));
  for (const word of ["Muelle", "URGENTE", "ESPAÑA", "YouTube"]) expect(isKnown(word), word).toBe(true);
  for (const word of ["madrid", "economica", "muellle"]) expect(isKnown(word), word).toBe(false);
  expect(unknownWords("#AceiteDeJaén, el 3.er trimestre de la XV legislatura")).toEqual([]);
  expect(nearest("YouTuve")).toContain("YouTube");
  expect([...readNames("# Personas\nNoa Uxía # dos\n\nTui")]).toEqual(["Noa", "Uxía", "Tui"]);
});

test("a breach is the editors' only where they have written it themselves", () => {
  const [editors] = ["Hablan de la «Marea"];
  expect(styleFaults(`Leer más: ${editors}`, [editors])).toEqual([]);
  expect(styleFaults(`Leer más : ${editors}`, [editors]).join()).toContain("no hay espacio antes de un signo");
  expect(styleFaults(`Leer más: ${editors}`, ["otra «cosa"]).join()).toContain("cada signo que se abre se cierra");
});
