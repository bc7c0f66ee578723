import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { dictionaryWith, readNames } from "../../paper/check/spelling/dictionary";
import { styleFaults } from "../../paper/check/style";
import { communities } from "../../lib/communities";
import { typeset } from "../../lib/typeset";
import { readFont } from "../../tools/assets/fonts/read";
import { subset } from "../../tools/assets/fonts/subset";
import { allPassages, isSpanish, spellingFaults } from "./passages";
import { leaves } from "../records";
import { elements, htmlFiles, OUT, outFiles, textIn, textOf, treeOf } from "./tree";
import { ownPages, paper } from "../../paper/paper";

/*
 * What the code itself says to a reader, word by word and sign by sign: headings, labels, buttons,
 * dates and figures. What editors write is checked by npm run check:content.
 */

/** Every text that editors have written. */
const EDITORS = [paper.pages, paper.newspaper, ownPages, paper.sections.map(({ name }) => name)]
  .flatMap((record) => leaves(record))
  .flatMap(({ value }) => (typeof value === "string" ? value.replace(/[^\S\u00a0]+/g, " ") : []));

/** What the specification has printed in English. */
const IN_ENGLISH = [
  "Oops! Page not found",
  "Return to Home",
  "Unexpected Application Error!",
  ...(paper.pages.deportes.live.length > 0 ? ["LIVE"] : []),
];

/** Words and abbreviations of the code's that no dictionary has. */
const OWN = dictionaryWith(
  readNames(
    `suscríbete email h IA Ranking Podcasts Startups AA min ene feb mar abr may jun jul ago sep sept oct nov dic
    ${communities.map(({ name, code }) => `${name} ${code}`).join(" ")}`,
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
  const printed = EDITORS.flatMap((text) => [text, typeset(text)]);
  const faults = allPassages()
    .filter(isSpanish)
    // The line of photographers joins headlines, of which each may hold half of what looks like a tag.
    .filter(({ text }) => !text.startsWith("Fotografías: "))
    // So does the map, which is read headline by headline.
    .flatMap(({ file, text }) =>
      (/, \d+\snoticias: /.test(text) ? text.split("; ") : [text]).map((one) => ({ file, text: one })),
    )
    .flatMap(({ file, text }) => styleFaults(text, printed).map((fault) => `out/${file}: ${fault}`));
  expect([...new Set(faults)]).toEqual([]);
});

/** The signs of each family that is sent, by its name: `newsreader_italic`, whose other letters are in `newsreader-italic-latin`. */
async function signsSent(): Promise<Map<string, Set<number>>> {
  const families = new Map<string, Set<number>>();
  for (const file of outFiles().filter((one) => one.endsWith(".woff2"))) {
    const [name = ""] = path.basename(file).split(".");
    const family = name.replace(/-(latin|extended)$/, "").replaceAll("-", "_");
    const unpacked = { targetFormat: "sfnt", keepAllGlyphs: true } as const;
    const { characterSet } = readFont(await subset(readFileSync(path.join(OUT, file)), "", unpacked));
    families.set(family, new Set([...(families.get(family) ?? []), ...characterSet]));
  }
  return families;
}

test("every sign that a page prints is in the fonts it is sent, in each of their families", async () => {
  const printed = htmlFiles().flatMap((file) =>
    [...elements(treeOf(textIn(file)))]
      .filter(({ tagName }) => !/^(script|style|title|noscript|desc)$/.test(tagName))
      .flatMap((element) => Array.from(textOf(element))),
  );
  // What has no shape of its own chooses between two looks of another, or where a word may break.
  const signs = [...new Set(printed)].filter((sign) => !/[\s\p{Cf}\ufe0e\ufe0f]/u.test(sign));
  const families = await signsSent();
  expect(families.size).toBeGreaterThan(2);
  for (const [family, sent] of families)
    expect(
      signs.filter((sign) => !sent.has(sign.codePointAt(0) ?? 0)),
      family,
    ).toEqual([]);
});
