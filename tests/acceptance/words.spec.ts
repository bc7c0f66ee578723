import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { dictionaryWith, NAMES_FILE, readNames } from "../../data/check/spelling/dictionary";
import { allPassages, isSpanish, spellingFaults } from "../finished/passages";
import { styleFaults } from "../../data/check/typography";

/* The sample's own words, beside those of the code (tests/finished/words.spec.ts): a newspaper in Spanish (section 1). */

/** The one figure that the specification writes in the English way. */
const CLAIM = "+50,000 suscriptores confían en nosotros";

test("Every Spanish word is in the dictionary or among the newsroom's names", () => {
  const dictionary = dictionaryWith(readNames(readFileSync(NAMES_FILE, "utf8")));
  expect(spellingFaults(allPassages().filter(isSpanish), dictionary)).toEqual([]);
});

test("Everything is set as Spanish is", () => {
  const faults = allPassages()
    .filter(isSpanish)
    .flatMap(({ file, text }) => styleFaults(text.replace(CLAIM, "")).map((fault) => `out/${file}: ${fault}`));
  expect([...new Set(faults)]).toEqual([]);
});
