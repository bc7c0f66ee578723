import { expect, test } from "@playwright/test";
import { readFileSync } from "node:fs";
import { dictionaryWith, NAMES_FILE, readNames } from "@/data/check/spelling/dictionary";
import { allPassages, pagePassages, type Passage } from "./words/passages";
import { RULES, styleFaults } from "./words/style";

/* All that the site says to a reader, word by word and sign by sign. */

const { isKnown, nearest, unknownWords } = dictionaryWith(readNames(readFileSync(NAMES_FILE, "utf8")));

/** What the specification has printed in English. */
const IN_ENGLISH = ["Oops! Page not found", "Return to Home", "Unexpected Application Error!", "LIVE"];

/** A line for each unknown word: which, where, and what to do. */
function spelling(passages: readonly Passage[]): string[] {
  const said = passages.flatMap(({ file, text }) => unknownWords(text).map((word) => ({ file, text, word })));
  const once = new Map(said.map((item) => [`${item.word} ${item.file}`, item]));
  return [...once.values()].map(({ file, text, word }) => {
    const near = nearest(word).join(", ");
    return `out/${file}: «${word}» is in no dictionary, in «${text.slice(0, 90)}». A mistake${near && ` (${near})`}? Mend it in data/. A name? Add it to ${NAMES_FILE}`;
  });
}

const spanish = (passages: readonly Passage[]) => passages.filter(({ lang }) => lang === "es");

test("every Spanish word is in the dictionary or among the newsroom's names", () => {
  const passages = spanish(allPassages());
  expect(passages.length).toBeGreaterThan(1000);
  expect(spelling(passages)).toEqual([]);
});

test("what is not marked as Spanish is what the specification has in English, marked as such", () => {
  const others = allPassages().filter(({ lang }) => lang !== "es");
  expect(others.filter(({ lang, text }) => lang !== "en" || !IN_ENGLISH.includes(text))).toEqual([]);
  expect(IN_ENGLISH.filter((phrase) => !others.some(({ text }) => text === phrase))).toEqual([]);
});

test("Spanish is set as Spanish is", () => {
  const faults = spanish(allPassages()).flatMap(({ file, text }) =>
    styleFaults(text).map((fault) => `out/${file}: ${fault}`),
  );
  expect([...new Set(faults)]).toEqual([]);
});

test("mistakes in a page would be found, wherever they are said", () => {
  const page = `<!DOCTYPE html><html lang="es"><head><title>Economia</title><meta name="description" content="Notícias del puerto"></head>
    <body><p>El <b>puerto</b> de <em>españa</em> y <span>Etxandía</span><span>Armengol</span></p><img alt="Un vaporr">
    <input placeholder="Tu corréo"><div data-props='{"alt":"Plano por defeto"}'></div><h1>Page found</h1><p lang="en">Whatever</p></body></html>`;
  const passages = pagePassages("index.html", page);
  expect(
    spanish(passages)
      .flatMap(({ text }) => unknownWords(text))
      .sort(),
  ).toEqual(["Economia", "Notícias", "españa", "Etxandía", "vaporr", "corréo", "defeto", "Page", "found"].sort());
  expect(passages.filter(({ lang }) => lang === "en").map(({ text }) => text)).toEqual(["Whatever"]);
  const line = spelling([{ file: "politica/index.html", text: "El vaporr llegó", lang: "es" }]).join();
  for (const part of ["out/politica/index.html", "«vaporr»", "vapor", NAMES_FILE]) expect(line).toContain(part);
});

test("words are known in the forms that a reader meets", () => {
  for (const word of ["Muelle", "URGENTE", "ESPAÑA", "YouTube"]) expect(isKnown(word), word).toBe(true);
  for (const word of ["madrid", "economica", "muellle"]) expect(isKnown(word), word).toBe(false);
  expect(unknownWords("#AceiteDeJaén, el 3.er trimestre de la XV legislatura")).toEqual([]);
  expect(nearest("YouTuve")).toContain("YouTube");
  expect([...readNames("# Personas\nNoa Uxía # dos\n\nTui")]).toEqual(["Noa", "Uxía", "Tui"]);
});

test("a breach of each rule would be found, and its right form is not one", () => {
  for (const { rule, wrong, right } of RULES) {
    expect(styleFaults(wrong).join(), wrong).toContain(rule);
    expect(styleFaults(right), right).toEqual([]);
  }
});
